import { useState } from "react";
import * as api from "../../../../../generated/sdk/me.ts";
import { client } from "../../session/client.ts";
import { ME, useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The address of the user's booking page, and the form that changes it. */
export function BookingName() {
  const texts = usePageTexts(pageTexts);
  const { saved } = useTexts().forms;
  const { booking_slug: slug } = useSession().user;
  const [entered, setEntered] = useState(slug ?? "");
  const change = useChange((booking_slug: string | null) => api.update(client, { body: { booking_slug } }), {
    changes: [ME],
    done: saved,
    onDone: ({ user }) => setEntered(user.booking_slug ?? ""),
  });
  return (
    <section>
      <h2>{texts.booking}</h2>
      {slug === null ? <p>{texts.bookingNone}</p> : <Address slug={slug} />}
      <Form mutation={change} read={(values) => values.textOrNull("booking_slug")}>
        <TextField
          label={texts.bookingName}
          name="booking_slug"
          help={texts.bookingHelp}
          optional
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          maxLength={63}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {entered !== "" && entered !== slug && (
          <p className="quiet">{fill(texts.address, { address: addressOf(entered) })}</p>
        )}
        {slug !== null && entered !== slug && (
          <p className="notice" role="status">
            {entered === "" ? texts.removing : texts.changing}
          </p>
        )}
      </Form>
    </section>
  );
}

function Address({ slug }: { readonly slug: string }) {
  const texts = usePageTexts(pageTexts);
  const address = addressOf(slug);
  return (
    <>
      <p>{texts.bookingAbout}</p>
      <p className="row">
        <code>{address}</code>
        <CopyButton text={address} />
        <a href={address} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </p>
    </>
  );
}

const addressOf = (slug: string): string => `${window.location.origin}/book/${slug}`;
