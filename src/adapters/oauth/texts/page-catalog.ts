import type { McpScope } from "../../../base/contract/mcp.ts";
import type { NoticeCode, NoticeTexts } from "../../../base/platform/pages/notice.ts";

/** The reason why the application cannot be authorized, regardless of the selected scopes. */
export type RejectionCode =
  | "support_session"
  | "second_factor"
  | "not_allowed"
  | "ai_disabled"
  | "application_not_allowed"
  | "registration_not_allowed"
  | "no_scope_allowed";

/** All texts of the authorization server's pages in one language. `{name}` is a placeholder. */
export interface PageTexts {
  readonly consent: {
    readonly tab: string;
    readonly title: string;
    readonly unverified: string;
    readonly unverifiedHelp: string;
    readonly document: string;
    readonly application: string;
    readonly answerTo: string;
    readonly loopback: string;
    readonly account: string;
    readonly organization: string;
    readonly notYou: string;
    readonly otherAccount: string;
    readonly scopes: string;
    readonly groups: Readonly<Record<"crm" | "booking", string>>;
    readonly scope: Readonly<Record<McpScope, string>>;
    readonly noMore: string;
    readonly deniedByPolicy: string;
    readonly lifetime: string;
    readonly allow: string;
    readonly deny: string;
    readonly nothingTicked: string;
    readonly changed: string;
  };
  readonly refused: {
    readonly title: string;
    readonly reasons: Readonly<Record<RejectionCode, string>>;
    readonly back: string;
  };
  readonly notices: Readonly<Record<NoticeCode, NoticeTexts>>;
}
