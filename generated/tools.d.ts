// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Authorized, Caller } from "../src/base/contract/caller.ts";
import type { ToolRecord } from "../src/base/contract/mcp.ts";
import type { SerializeBy, Validate } from "../src/base/contract/operation.ts";
import type { ToolServices } from "./tool-types.ts";
import type { Permission } from "./vocabulary.d.ts";

export type ToolName = "add_crm_note" | "add_event_invitee" | "cancel_event" | "create_crm_record" | "create_event" | "find_available_slots" | "find_crm_duplicates" | "get_crm_record" | "get_crm_record_activity" | "get_event" | "link_contact_to_company" | "list_crm_notes" | "list_crm_records" | "list_event_types" | "list_events" | "remove_event_invitee" | "reschedule_event" | "search_crm" | "update_crm_record" | "update_event";

export interface Tool {
  /** The result of tools/list. */
  readonly definition: {
    readonly name: ToolName;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
    readonly outputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
    readonly annotations: Readonly<
      Record<"readOnlyHint" | "destructiveHint" | "idempotentHint" | "openWorldHint", boolean>
    >;
  };
  readonly operation: string;
  readonly scope: string;
  /** One permission for all calls, or one or more for each value of the argument `by`. */
  readonly permission: Permission | { readonly by: string; readonly [value: string]: string | readonly string[] };
  /** Null: calls are not serialized. */
  readonly serializeBy: SerializeBy | null;
  /** Null: a call concerns no single record. */
  readonly record: ToolRecord | null;
  /** Values of omitted arguments. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly validateInput: Validate;
  call(services: ToolServices, caller: Authorized<Caller>, input: never): Promise<unknown>;
}

export declare const tools: readonly Tool[];
/** tool-schemas/server.json. */
export declare const toolServer: { readonly "$schema": string; readonly "name": string; readonly "title": string; readonly "statelessVersions": readonly (string)[]; readonly "protocolVersions": readonly (string)[]; readonly "cacheSeconds": { readonly "definitions": number; readonly "records": number }; readonly "limits": { readonly "callsPerMinuteAndConnection": number; readonly "callsPerMinuteAndOrganization": number; readonly "loggedExcessPerMinuteAndConnection": number; readonly "refusalsPerMinuteAndAddress": number; readonly "pageSize": { readonly "default": number; readonly "maximum": number }; readonly "requestBytes": number; readonly "requestValues": number; readonly "batchEntries": number; readonly "resultTokens": number }; readonly "applicationSchemes": readonly (string)[]; readonly "scopes": { readonly "crm:read": { readonly "description": string; readonly "permissions": readonly (string)[] }; readonly "crm:write": { readonly "description": string; readonly "permissions": readonly (string)[] }; readonly "booking:read": { readonly "description": string; readonly "permissions": readonly (string)[] }; readonly "booking:write": { readonly "description": string; readonly "permissions": readonly (string)[] } }; readonly "instructions": string };
