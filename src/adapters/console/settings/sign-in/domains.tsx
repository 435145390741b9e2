import { useState } from "react";
import * as api from "../../../../../generated/sdk/email-domains.ts";
import type { EmailDomain } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { fill } from "../../texts/texts.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ifMatch, useChange } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, TextField } from "../../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Section } from "../../ui/page.tsx";
import { Badge } from "../../ui/values.tsx";
import { DOMAINS, useDomains } from "./query.ts";
import { usePageTexts } from "./texts.ts";

/** The e-mail domains whose people can use single sign-on. */
export function Domains() {
  const { domains: texts } = usePageTexts();
  const domains = useDomains();
  const [adding, setAdding] = useState(false);
  return (
    <Section
      title={texts.title}
      about={texts.about}
      actions={<Button onClick={() => setAdding(true)}>{texts.add}</Button>}
    >
      <Loaded query={domains}>
        {(loaded) =>
          loaded.length === 0 ? (
            <div className="empty">
              <p>{texts.empty}</p>
            </div>
          ) : (
            <ul className="sign-in-domains">
              {loaded.map((domain) => (
                <Domain key={domain.id} domain={domain} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {adding && <AddDomain onClose={() => setAdding(false)} />}
    </Section>
  );
}

function AddDomain({ onClose }: { readonly onClose: () => void }) {
  const { domains: texts } = usePageTexts();
  const add = useChange((body: { domain: string }) => api.create(client, { body }), [DOMAINS], {
    done: texts.added,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <Form mutation={add} read={(values) => ({ domain: values.text("domain") })} submit={texts.add} onCancel={onClose}>
        <TextField
          label={texts.domain}
          help={texts.domainHelp}
          name="domain"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
        />
      </Form>
    </Dialog>
  );
}

/** A domain with its TXT record, until it is verified. */
function Domain({ domain }: { readonly domain: EmailDomain }) {
  const { domains: texts } = usePageTexts();
  const [removing, setRemoving] = useState(false);
  const { id, domain: name, status } = domain;
  const verified = status === "verified";
  const verify = useChange(() => api.verify(client, { path: { id } }), [DOMAINS], {
    done: fill(texts.verifiedNow, { domain: name }),
  });
  return (
    <li>
      <div className="row">
        <h3>{name}</h3>
        <Badge tone={verified ? "good" : "neutral"}>{verified ? texts.verified : texts.pending}</Badge>
        <span className="row-actions">
          {!verified && (
            <ChangeButton change={verify} aria-label={`${texts.verify} ${name}`}>
              {texts.verify}
            </ChangeButton>
          )}
          <Button aria-label={`${texts.remove} ${name}`} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </span>
      </div>
      {!verified && <TxtRecord domain={domain} />}
      {verify.error && <ErrorNotice error={verify.error} />}
      {removing && <RemoveDomain domain={domain} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function TxtRecord({ domain: { record_name: name, record_value: value } }: { readonly domain: EmailDomain }) {
  const { domains: texts } = usePageTexts();
  return (
    <dl className="sign-in-record" aria-label={texts.record}>
      {(
        [
          [texts.recordName, name],
          [texts.recordValue, value],
        ] as const
      ).map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <code>{text}</code> <CopyButton text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RemoveDomain({ domain, onClose }: { readonly domain: EmailDomain; readonly onClose: () => void }) {
  const { domains: texts } = usePageTexts();
  const { id, domain: name } = domain;
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(domain) }), [DOMAINS], {
    done: fill(texts.removed, { domain: name }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={fill(texts.removeTitle, { domain: name })}
      action={texts.remove}
      mutation={remove}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
