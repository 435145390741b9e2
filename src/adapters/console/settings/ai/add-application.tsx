import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/connections.ts";
import type { AiPolicy, ApplicationRule, Connection } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { applicationTexts } from "./application-texts.ts";
import { CONNECTIONS } from "./queries.ts";
import { usePolicyChange } from "./update-policy.ts";

/** A list of applications in the policy. */
export type ListName = "allowed_applications" | "denied_applications";

interface AddApplicationProps {
  readonly policy: AiPolicy;
  readonly name: ListName;
  readonly onClose: () => void;
}

/** Adds one of the connected applications to a list, or the host of another one. */
export function AddApplication({ policy, name, onClose }: AddApplicationProps) {
  const texts = usePageTexts(applicationTexts);
  const { [name]: rules } = policy;
  const add = usePolicyChange(policy, { done: texts.added, onDone: onClose });
  const [chosen, setChosen] = useState("");
  const choices = useConnectedApplications();
  const title = name === "allowed_applications" ? texts.addAllowed : texts.addDenied;
  const read = (values: FormValues): { [list in ListName]?: ApplicationRule[] } => {
    const rule = choices.find(({ key }) => key === values.text("application"))?.rule;
    const other = { type: "host" as const, value: values.text("value"), name: values.textOrNull("name") };
    return { [name]: [...rules, rule ?? other] };
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form mutation={add} read={read} submit={title} onCancel={onClose}>
        <SelectField
          label={texts.choose}
          name="application"
          optional
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{texts.other}</option>
          <Choices label={texts.hosts} choices={choices.filter(({ rule }) => rule.type === "host")} />
          <Choices label={texts.clients} choices={choices.filter(({ rule }) => rule.type === "client_id")} />
        </SelectField>
        {chosen === "" && (
          <>
            <TextField
              label={texts.host}
              name="value"
              path={`/${name}`}
              help={texts.hostHelp}
              maxLength={255}
              spellCheck={false}
              autoCapitalize="off"
            />
            <TextField label={texts.name} name="name" help={texts.nameHelp} optional maxLength={200} />
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** A rule that names a connected application. */
interface Choice {
  readonly key: string;
  readonly label: string;
  readonly rule: ApplicationRule;
}

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map(({ key, label: text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </optgroup>
  );
}

const LAST = { page_size: 100, sort: "-last_used_at", kind: "oauth" } as const;

/** Returns the hosts and the clients of the connections that were used last. */
function useConnectedApplications(): readonly Choice[] {
  const { data = [] } = useQuery({
    queryKey: [...CONNECTIONS, "applications"],
    queryFn: async () => (await api.list(client, { query: LAST })).data,
  });
  const choices = new Map<string, Choice>();
  for (const { application } of data) {
    for (const choice of choicesOf(application)) if (!choices.has(choice.key)) choices.set(choice.key, choice);
  }
  return [...choices.values()].sort((one, other) => one.label.localeCompare(other.label));
}

function choicesOf({ client_id, name, host }: Connection["application"]): Choice[] {
  const rules: ApplicationRule[] = [{ type: "client_id", value: client_id, name }];
  if (host !== null) rules.push({ type: "host", value: host, name: host === "localhost" ? null : name });
  return rules.map((rule) => {
    const label = rule.type === "host" ? `${rule.value} (${name})` : `${name} (${host ?? client_id})`;
    return { key: `${rule.type} ${rule.value}`, label, rule };
  });
}
