import { useTexts } from "../texts/texts.tsx";

/** Shown while data or a page is loaded; appears after a moment, so that fast responses do not flicker. */
export function Loading() {
  return (
    <p className="loading" role="status">
      {useTexts().loading}
    </p>
  );
}
