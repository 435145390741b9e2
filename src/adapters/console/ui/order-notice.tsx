import { useTexts } from "../texts/texts.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { useUnsavedWork } from "./unsaved.ts";

interface OrderNoticeProps {
  readonly order: { readonly changed: boolean; readonly reset: () => void };
  readonly save: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (input: undefined) => void;
    readonly reset: () => void;
  };
}

/** Says that the order is not saved yet, and saves or discards it. */
export function OrderNotice({ order, save }: OrderNoticeProps) {
  const { order: texts, forms } = useTexts();
  const { changed } = order;
  useUnsavedWork({ isUnsaved: () => changed, element: () => null });
  if (!order.changed) return null;
  const discard = (): void => {
    save.reset();
    order.reset();
  };
  return (
    <>
      {save.error != null && <ErrorNotice error={save.error} />}
      <div className="notice row">
        <span>{texts.unsaved}</span>
        <button type="button" onClick={discard}>
          {forms.cancel}
        </button>
        <button type="button" className="primary" disabled={save.isPending} onClick={() => save.mutate(undefined)}>
          {texts.save}
        </button>
      </div>
    </>
  );
}
