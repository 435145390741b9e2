import { useTexts } from "../texts/texts.tsx";

interface NarrowNoticeProps {
  /** The meta of a list or search. */
  readonly meta: { readonly narrow_by?: readonly string[] | undefined };
  /** What the user can do instead, as a sentence. */
  readonly remedy: string;
}

/** Explains why a list is slow, if the answer says that all contacts and companies were compared. */
export function NarrowNotice({ meta, remedy }: NarrowNoticeProps) {
  const { narrow } = useTexts();
  if (meta.narrow_by === undefined) return null;
  return (
    <p className="notice" role="note">
      {narrow} {remedy}
    </p>
  );
}
