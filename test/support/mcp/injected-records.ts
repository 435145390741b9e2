import { slotAt } from "../booking/booking.ts";
import type { Caller } from "../caller.ts";
import type { Assistant } from "./assistant.ts";
import type { Injection } from "./injections.ts";

/** A text that was written, found again by its marker. */
export interface WrittenText {
  readonly type: string;
  /** Name of the field, without the object that contains it. */
  readonly field: string;
  readonly text: string;
}

/** The records with injected texts. */
export interface InjectedRecords {
  readonly texts: ReadonlyMap<string, WrittenText>;
  /** Ids by record type. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/** The marker at the beginning of each text. */
export const MARKER = /Zq\d+x/;

interface Writer {
  /** Returns the payload for a field on one line, with a new marker, with at most `most` characters. */
  readonly line: (field: string, most?: number) => string;
  /** The same with its line breaks. */
  readonly lines: (field: string, most?: number) => string;
  readonly number: number;
  /** Returns the id of the record of a type that has the same payload. */
  readonly id: (type: string) => string;
}

type Body = Readonly<Record<string, unknown>>;

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Writes each payload into every text field of a record of every type; those that tools can create over MCP. */
export async function writeInjections(
  payloads: readonly Injection[],
  { crm, rest, url }: { readonly crm: Assistant; readonly rest: Caller; readonly url: string },
): Promise<InjectedRecords> {
  const texts = new Map<string, WrittenText>();
  const ids = new Map<string, string[]>();
  const post = async (path: string, body: Body): Promise<string> => (await rest.post(path, body)).string("data.id");
  await post("/v1/custom-fields", { entity_type: "contact", key: "remark", label: "Remark", type: "text" });
  for (const [number, { text }] of payloads.entries()) {
    const own = new Map<string, string>();
    for (const [type, path, bodyOf] of RECORDS) {
      const marked = (field: string, most: number, payload: string): string => {
        const marker = `Zq${String(texts.size)}x`;
        const written = Array.from(`${marker}${payload.replace(CONTROL, "")}`)
          .slice(0, most)
          .join("")
          .trim();
        texts.set(marker, { type, field, text: written });
        return written;
      };
      const body = bodyOf(
        {
          line: (field, most = 100) => marked(field, most, text.replace(/\s+/g, " ")),
          lines: (field, most = 5_000) => marked(field, most, text),
          number,
          id: (other) => own.get(other) ?? "",
        },
        url,
      );
      const id =
        path === null
          ? (await crm.use("create_crm_record", { record_type: type, fields: body, allow_duplicate: true })).string(
              "record.id",
            )
          : await post(path, body);
      own.set(type, id);
      ids.set(type, [...(ids.get(type) ?? []), id]);
    }
  }
  return { texts, ids };
}

/** Campaigns are rejected if they contain unknown variables. */
const literal = (text: string): string => text.replaceAll("{{", "{ {");

type Injected = readonly [type: string, path: string | null, body: (writer: Writer, url: string) => Body];

/** One record of each type with all its free texts. A path is that of a type that no tool creates. */
const RECORDS: readonly Injected[] = [
  [
    "company",
    null,
    ({ line, lines }, url) => ({
      name: line("name"),
      industry: line("industry"),
      description: lines("description"),
      website: `${url}/site`,
      tags: [line("tags", 50)],
      external_ids: { erp: line("erp") },
      billing_address: { street: line("street"), city: line("city"), region: line("region") },
    }),
  ],
  [
    "contact",
    null,
    ({ line, lines, id }, url) => ({
      first_name: line("first_name"),
      last_name: line("last_name"),
      company_id: id("company"),
      job_title: line("job_title"),
      department: line("department"),
      description: lines("description"),
      tags: [line("tags", 50)],
      custom_fields: { remark: line("remark") },
      external_ids: { erp: line("erp") },
      address: { street: line("street"), city: line("city") },
      website: `${url}/site`,
      avatar_url: `${url}/a.png`,
    }),
  ],
  [
    "opportunity",
    null,
    ({ line, lines, id }) => ({
      name: line("name"),
      next_step: line("next_step"),
      description: lines("description"),
      tags: [line("tags", 50)],
      company_id: id("company"),
      primary_contact_id: id("contact"),
    }),
  ],
  [
    "task",
    null,
    ({ line, lines, id }) => ({
      title: line("title"),
      description: lines("description"),
      tags: [line("tags", 50)],
      related_to: [{ record_type: "contact", record_id: id("contact") }],
    }),
  ],
  [
    "product",
    null,
    ({ line, lines }) => ({
      name: line("name"),
      code: line("code", 64),
      unit: line("unit", 20),
      description: lines("description"),
      tags: [line("tags", 50)],
      unit_price: 7,
    }),
  ],
  ["line_item", null, ({ line, id }) => ({ name: line("name"), opportunity_id: id("opportunity"), unit_price: 7 })],
  [
    "note",
    "/v1/notes",
    ({ line, lines, id }) => ({
      title: line("title"),
      body: lines("body"),
      related_to: [{ record_type: "contact", record_id: id("contact") }],
    }),
  ],
  [
    "segment",
    "/v1/segments",
    ({ line, lines }) => ({
      name: line("name"),
      description: lines("description", 500),
      entity_type: "contact",
      kind: "static",
    }),
  ],
  [
    "campaign",
    "/v1/campaigns",
    ({ line, lines, id }) => ({
      name: line("name"),
      subject: literal(line("subject")),
      preview_text: literal(line("preview_text")),
      text_body: literal(lines("text_body")),
      segment_ids: [id("segment")],
    }),
  ],
  [
    "event_type",
    "/v1/event-types",
    ({ line, lines }) => ({
      title: line("title"),
      description: lines("description"),
      duration_minutes: 30,
      min_notice_minutes: 0,
      location: { type: "custom", value: line("value") },
      booking_window: { type: "unlimited" },
      questions: [{ key: "topic", label: line("label"), type: "text" }],
    }),
  ],
  [
    "event",
    "/v1/events",
    ({ line, lines, id, number }) => ({
      event_type_id: id("event_type"),
      start_at: slotAt(number),
      notes: lines("internal_notes"),
      invitee: { name: line("invitee"), email: `invitee.${String(number)}@injection.example` },
      answers: { topic: line("topic") },
    }),
  ],
];
