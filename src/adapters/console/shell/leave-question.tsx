import { useTexts } from "../texts/texts.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useLeaveQuestion } from "../ui/unsaved.ts";

/** Asks before unsaved entries are lost. Escape keeps them. */
export function LeaveQuestion() {
  const { leaving } = useTexts();
  const answer = useLeaveQuestion();
  if (!answer) return null;
  return (
    <Dialog title={leaving.title} onClose={() => answer(false)}>
      <p>{leaving.about}</p>
      <div className="actions">
        <button type="button" className="danger" onClick={() => answer(true)}>
          {leaving.leave}
        </button>
        <button type="button" className="primary" onClick={() => answer(false)}>
          {leaving.stay}
        </button>
      </div>
    </Dialog>
  );
}
