export { Call, type ResponseWithData } from "./call.ts";
export { createClient, type Client } from "./client.ts";
export { Crm } from "./crm.ts";
export {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  CrmError,
  type ErrorDetail,
  type Failure,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from "./errors.ts";
export { FileCall } from "./file-call.ts";
export { ListCall, type ListPage, type PageMeta } from "./list-call.ts";
export type * from "./options.ts";
export {
  signTestWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type WebhookEvent,
  type WebhookHeaders,
} from "./webhooks.ts";
export { version } from "../../../generated/sdk/version.ts";
export type { DetailCode, ErrorCode } from "../../../generated/sdk/codes.ts";
export type * from "../../../generated/sdk/types.gen.ts";
