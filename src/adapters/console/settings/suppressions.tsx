import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../generated/sdk/suppressions.ts";
import type { Suppression } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { usePermission } from "../session/session.tsx";
import { fill, pageTexts } from "../texts/texts.tsx";
import { useChange, useLoad } from "../ui/data.ts";
import { Confirm, Dialog } from "../ui/dialog.tsx";
import { Filters, SelectFilter, TextFilter } from "../ui/filters.tsx";
import { CheckField, Form, type FormValues, Options, TextField } from "../ui/form.tsx";
import { Button, Loaded, Page } from "../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../ui/table.tsx";
import { useUrlState } from "../ui/url-state.ts";
import { ActorName, nameIn, Time } from "../ui/values.tsx";
import "./settings.css";

const SUPPRESSIONS = ["suppressions"] as const;
const FILTERS = ["q", "reason"] as const;

/** The addresses that receive no marketing or no e-mail at all. */
export function Suppressions() {
  const texts = usePageTexts();
  const mayChange = usePermission("emails:send");
  const { values, change } = useUrlState(...FILTERS, "do");
  const query = useSuppressionQuery();
  const suppressions = useLoad([...SUPPRESSIONS, query], () => api.list(client, { query }), {
    placeholderData: keepPreviousData,
  });
  const [removing, setRemoving] = useState<Suppression | null>(null);
  const add = mayChange && (
    <Button className="primary" onClick={() => change({ do: "add" })}>
      {texts.add}
    </Button>
  );
  return (
    <Page title={texts.title} about={texts.about} actions={add}>
      <Filters label={texts.filterLabel} names={FILTERS}>
        <TextFilter label={texts.search} name="q" />
        <SelectFilter label={texts.reason} name="reason">
          <Options names={texts.reasons} />
        </SelectFilter>
      </Filters>
      <Loaded query={suppressions}>
        {({ data, meta }) => (
          <>
            <SuppressionTable
              rows={data}
              isFiltered={FILTERS.some((name) => values[name] !== "")}
              onRemove={mayChange ? setRemoving : null}
            />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {mayChange && values.do === "add" && <AddSuppression onClose={() => change({ do: "" })} />}
      {removing && <RemoveSuppression suppression={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

type SuppressionQuery = NonNullable<api.SuppressionsListInput["query"]>;

function useSuppressionQuery(): SuppressionQuery {
  const { values } = useUrlState(...FILTERS);
  const given = Object.entries(values).filter(([, value]) => value !== "");
  // An unknown value in the address is rejected by the API, and the page shows the reason.
  return { ...(Object.fromEntries(given) as SuppressionQuery), page: usePageNumber(), page_size: 25 };
}

interface SuppressionTableProps {
  readonly rows: readonly Suppression[];
  readonly isFiltered: boolean;
  /** Null without the permission. */
  readonly onRemove: ((suppression: Suppression) => void) | null;
}

function SuppressionTable({ rows, isFiltered, onRemove }: SuppressionTableProps) {
  const texts = usePageTexts();
  const columns: readonly Column<Suppression>[] = [
    { title: texts.email, cell: ({ email }) => <span className="suppressed">{email}</span> },
    { title: texts.reason, cell: ({ reason }) => nameIn(texts.reasons, reason) },
    { title: texts.since, cell: ({ created_at }) => <Time at={created_at} /> },
    { title: texts.by, cell: ({ created_by }) => <ActorName actor={created_by} /> },
  ];
  const actions: Column<Suppression> = {
    title: texts.actions,
    cell: (row) => (
      <Button aria-label={fill(texts.removeOf, { email: row.email })} onClick={() => onRemove?.(row)}>
        {texts.remove}
      </Button>
    ),
  };
  const empty = <p>{isFiltered ? texts.noneMatch : texts.empty}</p>;
  return (
    <Table
      caption={texts.title}
      columns={onRemove ? [...columns, actions] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

interface RemoveSuppressionProps {
  readonly suppression: Suppression;
  readonly onClose: () => void;
}

/** Explains what the removal means for this reason before it happens. */
function RemoveSuppression({ suppression: { id, email, reason }, onClose }: RemoveSuppressionProps) {
  const texts = usePageTexts();
  const remove = useChange(() => api.delete(client, { path: { id } }), [SUPPRESSIONS], {
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={fill(texts.removeTitle, { email })} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{nameIn(texts.removeTexts, reason)}</p>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}

const REASONS = ["unsubscribed", "hard_bounced", "complained"] as const;

type Body = api.SuppressionsCreateInput["body"];

/** Adds an address to the list; each reason says what it means for the address. */
function AddSuppression({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const add = useChange((body: Body) => api.create(client, { body }), [["suppressions"]], {
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

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Suppressed addresses", "Adresses exclues"],
  about: [
    "These addresses receive no marketing or no e-mail at all: somebody unsubscribed or complained, or messages came back. The service checks the list before each e-mail.",
    "Ces adresses ne reçoivent plus d’e-mails commerciaux, ou plus d’e-mails du tout : la personne s’est désabonnée ou s’est plainte, ou des messages sont revenus. Le service consulte cette liste avant chaque envoi.",
  ],
  add: ["Suppress an address", "Exclure une adresse"],
  filterLabel: ["Filter addresses", "Filtrer les adresses"],
  search: ["Search", "Rechercher"],
  email: ["E-mail address", "Adresse e-mail"],
  reason: ["Reason", "Motif"],
  since: ["Since", "Depuis le"],
  by: ["Added by", "Ajoutée par"],
  actions: ["Actions", "Actions"],
  empty: [
    "No address is suppressed. The service adds addresses that unsubscribe, complain or do not exist.",
    "Aucune adresse n’est exclue. Le service ajoute les adresses qui se désabonnent, se plaignent ou n’existent pas.",
  ],
  noneMatch: ["No address matches these filters.", "Aucune adresse ne correspond à ces filtres."],
  reasons: {
    unsubscribed: ["Unsubscribed", "Désabonnement"],
    hard_bounced: ["Address does not exist", "Adresse inexistante"],
    soft_bounced: ["Five messages bounced", "Cinq messages non remis"],
    complained: ["Complaint about spam", "Signalement comme indésirable"],
  },
  effects: {
    unsubscribed: [
      "Receives no marketing, but still receives messages such as confirmations of appointments.",
      "Ne reçoit plus d’e-mails commerciaux, mais toujours les messages comme les confirmations de rendez-vous.",
    ],
    hard_bounced: ["Receives no e-mail at all.", "Ne reçoit plus aucun e-mail."],
    complained: ["Receives no e-mail at all.", "Ne reçoit plus aucun e-mail."],
  },
  added: ["The address is suppressed.", "L’adresse est exclue."],
  remove: ["Remove", "Retirer"],
  removeOf: ["Remove {email}", "Retirer {email}"],
  removeTitle: ["Remove {email} from the list", "Retirer {email} de la liste"],
  removed: ["The address was removed from the list.", "L’adresse a été retirée de la liste."],
  removeText: [
    "The address can receive e-mail again, unless it is suppressed for another reason as well.",
    "L’adresse pourra de nouveau recevoir des e-mails, sauf si elle est aussi exclue pour un autre motif.",
  ],
  removeTexts: {
    unsubscribed: [
      "This person unsubscribed. Remove the address only if the person has asked for your e-mails again: writing to them without consent is against the law in many countries. The consent of the contact stays as it is and must be changed there, too.",
      "Cette personne s’est désabonnée. Ne retirez l’adresse que si elle vous a demandé de nouveau vos e-mails : lui écrire sans son consentement est illégal dans de nombreux pays. Le consentement du contact reste inchangé et doit être modifié lui aussi.",
    ],
    hard_bounced: [
      "The address did not exist. Remove it only if it was corrected or works again.",
      "L’adresse n’existait pas. Ne la retirez que si elle a été corrigée ou fonctionne de nouveau.",
    ],
    soft_bounced: [
      "Five messages came back. The count starts again.",
      "Cinq messages sont revenus. Le décompte repart de zéro.",
    ],
    complained: [
      "This person reported an e-mail as spam. Further complaints damage the delivery of all your e-mails. Remove the address only if the person has agreed.",
      "Cette personne a signalé un e-mail comme indésirable. D’autres signalements nuiraient à la remise de tous vos e-mails. Ne retirez l’adresse que si la personne est d’accord.",
    ],
  },
});
