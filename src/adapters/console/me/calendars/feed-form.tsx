import * as api from "../../../../../generated/sdk/busy-feeds.ts";
import type { BusyFeed } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { ifMatch } from "../../ui/if-match.ts";
import { FEEDS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

/** Adds an external calendar. */
export function AddFeed({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const add = useChange((body: api.BusyFeedsCreateInput["body"]) => api.create(client, { body }), {
    changes: [FEEDS],
    done: forms.saved,
    onDone: onClose,
  });
  const read = (values: FormValues) => ({ name: values.text("name"), url: values.text("url") });
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <Form mutation={add} read={read} submit={texts.add} onCancel={onClose}>
        <TextField label={texts.name} name="name" help={texts.nameHelp} maxLength={100} autoComplete="off" />
        <TextField
          label={texts.url}
          name="url"
          help={texts.urlHelp}
          maxLength={2048}
          autoComplete="off"
          spellCheck={false}
        />
        <Places />
      </Form>
    </Dialog>
  );
}

interface ChangeFeedProps {
  readonly feed: BusyFeed;
  readonly onClose: () => void;
}

/** Changes the name of a calendar, and its address after it was reset. */
export function ChangeFeed({ feed, onClose }: ChangeFeedProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const { id, name, host } = feed;
  const change = useChange(
    (body: api.BusyFeedsUpdateInput["body"]) => api.update(client, { path: { id }, body, headers: ifMatch(feed) }),
    { changes: [FEEDS], done: forms.saved, onDone: onClose },
  );
  const read = (values: FormValues) => {
    const url = values.text("url");
    return { name: values.text("name"), ...(url !== "" && { url }) };
  };
  return (
    <Dialog title={fill(texts.changeTitle, { name })} onClose={onClose}>
      <Form mutation={change} read={read} onCancel={onClose}>
        <TextField label={texts.name} name="name" maxLength={100} autoComplete="off" defaultValue={name} />
        <TextField
          label={texts.newUrl}
          name="url"
          help={fill(texts.newUrlHelp, { host })}
          optional
          maxLength={2048}
          autoComplete="off"
          spellCheck={false}
        />
        <Places />
      </Form>
    </Dialog>
  );
}

/** Explains where calendars show their address. */
function Places() {
  const { where, places } = usePageTexts(pageTexts);
  return (
    <details>
      <summary>{where}</summary>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </details>
  );
}
