import { emitApiTypes } from "./api-types.ts";
import { emitDocumentValidators } from "./document-validators.ts";
import { emitOperations } from "./operations.ts";
import type { Emitter, Model } from "./output.ts";
import { emitSdk } from "./sdk.ts";
import { emitServices } from "./services.ts";

/** The emitters for any OpenAPI document. */
export const documentEmitters: readonly Emitter<keyof Model>[] = [
  emitApiTypes,
  emitServices,
  emitOperations,
  emitDocumentValidators,
  emitSdk,
];
