/** The part of the published contract that describes webhook events. */
interface EventDocument {
  readonly webhooks?: Readonly<Record<string, { readonly post?: EventOperation } | undefined>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, { readonly examples?: readonly object[] }>> };
}

interface EventOperation {
  readonly requestBody?: {
    readonly content?: { readonly "application/json"?: EventBody };
  };
}

interface EventBody {
  readonly schema?: { readonly allOf?: readonly { readonly $ref?: string }[] };
  readonly examples?: Readonly<Record<string, { readonly value?: object }>>;
}

/**
 * Returns the example of a webhook event; null if the contract has none. Events that differ in nothing but their type share
 * the example of their schema.
 */
export function eventExample(document: object, event: string): object | null {
  const { webhooks, components } = document as EventDocument;
  const body = webhooks?.[event]?.post?.requestBody?.content?.["application/json"];
  const own = Object.values(body?.examples ?? {})[0]?.value;
  if (own !== undefined) return own;
  const name = body?.schema?.allOf?.[0]?.$ref?.split("/").at(-1) ?? "";
  const shared = components?.schemas?.[name]?.examples?.[0];
  return shared === undefined ? null : { ...shared, type: event };
}
