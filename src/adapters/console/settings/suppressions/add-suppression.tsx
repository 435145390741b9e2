import * as api from "../../../../../generated/sdk/suppressions.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { texts as pageTexts } from "./texts.ts";

const REASONS = ["unsubscribed", "hard_bounced", "complained"] as const;

type Body = api.SuppressionsCreateInput["body"];

/** Adds an address to the list; each reason says what it means for the address. */
export function AddSuppression({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const add = useChange((body: Body) => api.create(client, { body }), {
    changes: [["suppressions"]],
    done: texts.added,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <Form mutation={add} read={bodyOf} submit={texts.add} onCancel={onClose}>
        <TextField label={texts.email} name="email" type="email" maxLength={254} autoComplete="off" />
        <fieldset>
          <legend>{texts.reason}</legend>
          {REASONS.map((reason, index) => (
            <CheckField
              key={reason}
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={index === 0}
              label={texts.reasons[reason]}
              help={texts.effects[reason]}
            />
          ))}
        </fieldset>
      </Form>
    </Dialog>
  );
}

function bodyOf(values: FormValues): Body {
  const chosen = values.text("reason");
  return { email: values.text("email"), reason: REASONS.find((reason) => reason === chosen) ?? "unsubscribed" };
}
