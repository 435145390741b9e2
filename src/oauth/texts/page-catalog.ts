import type { McpScope } from "../../contract/mcp.ts";

/** The reason for an error page. */
export type NoticeCode =
  | "expired"
  | "wrong_link"
  | "bad_request"
  | "forged"
  | "too_many"
  | "too_large"
  | "not_a_form"
  | "wrong_method"
  | "not_found"
  | "unavailable"
  | "internal";

/** The reason why the application cannot be authorized, regardless of the selected scopes. */
export type RejectionCode =
  "support_session" | "not_allowed" | "ai_disabled" | "registration_not_allowed" | "no_scope_allowed";

/** The texts of a page without a form. */
export interface NoticeTexts {
  readonly title: string;
  readonly text: string;
}

/** All texts of the authorization server's pages in one language. `{name}` is a placeholder. */
export interface PageTexts {
  readonly service: string;
  readonly requestId: string;
  readonly signIn: {
    readonly title: string;
    readonly purpose: string;
    readonly email: string;
    readonly password: string;
    readonly submit: string;
    readonly cancel: string;
    readonly ended: string;
    readonly failed: string;
    readonly misdirected: string;
    readonly tooMany: string;
    readonly emailMissing: string;
    readonly passwordMissing: string;
  };
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
