import { emitApiTypes } from "./api-types.ts";
import { emitDocument } from "./openapi-document.ts";
import { emitFields } from "./fields.ts";
import { emitOperations } from "./operations.ts";
import type { Emitter } from "./output.ts";
import { emitSdk } from "./sdk.ts";
import { emitServices } from "./services.ts";
import { emitTools } from "./tools.ts";
import { emitDocumentValidators } from "./document-validators.ts";
import { emitValidators } from "./validators.ts";
import { emitVocabulary } from "./vocabulary.ts";
import { emitWebhooks } from "./webhooks.ts";

/** The files that are generated from the contract. */
export const emitters: readonly Emitter[] = [
  emitDocument,
  emitApiTypes,
  emitServices,
  emitOperations,
  emitValidators,
  emitFields,
  emitVocabulary,
  emitTools,
  emitWebhooks,
  emitSdk,
];

/** The files that are generated from any OpenAPI document. */
export const documentEmitters: readonly Emitter[] = [
  emitApiTypes,
  emitServices,
  emitOperations,
  emitDocumentValidators,
  emitSdk,
];
