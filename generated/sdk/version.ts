// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

/** The release of the API that this SDK was generated from. */
export const version = "0.1.0";
