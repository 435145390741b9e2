import { useState } from "react";
import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import * as connectionsApi from "../../../../../generated/sdk/connections.ts";
import type { AiPolicy, McpScope, ApplicationRule, Connection } from "../../../../../generated/sdk/types.gen.ts";
import { useMcpScopes } from "../../connect/connection.tsx";
import { client } from "../../session/client.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, type FormValues, TextField, Form, SelectField } from "../../ui/form.tsx";
import { ErrorNotice, Section, Button } from "../../ui/page.tsx";
import { useApplicationTexts, usePageTexts } from "./texts.ts";
import * as api from "../../../../../generated/sdk/connections.ts";
import { Table } from "../../ui/table.tsx";
import { nameIn } from "../../ui/values.tsx";
import "../settings.css";

const SCOPES: readonly McpScope[] = ["crm:read", "crm:write", "booking:read", "booking:write"];

/** The switch, the scopes and the options of the policy. Each change is saved at once. */
export function Policy({ policy }: { readonly policy: AiPolicy }) {
  const texts = usePageTexts();
  const scopeNames = useMcpScopes();
  const { forms } = useTexts();
  const [turningOff, setTurningOff] = useState(false);
  const more = useApplicationTexts();
  const change = usePolicyChange(policy, { done: forms.saved });
  const { enabled, allow_api_keys, allow_dynamic_registration, enterprise_managed, allowed_scopes } = policy;
  const scopes = (scope: McpScope): McpScope[] =>
    SCOPES.filter((one) => (one === scope ? !allowed_scopes.includes(one) : allowed_scopes.includes(one)));
  return (
    <Section title={texts.switchTitle}>
      <CheckField
        label={texts.enabled}
        checked={enabled}
        onChange={() => (enabled ? setTurningOff(true) : change.mutate({ enabled: true }))}
      />
      <CheckField
        label={texts.allowKeys}
        help={texts.allowKeysHelp}
        checked={allow_api_keys}
        onChange={() => change.mutate({ allow_api_keys: !allow_api_keys })}
      />
      <CheckField
        label={texts.allowRegistration}
        help={texts.allowRegistrationHelp}
        checked={allow_dynamic_registration}
        onChange={() => change.mutate({ allow_dynamic_registration: !allow_dynamic_registration })}
      />
      <CheckField
        label={more.managed}
        help={more.managedHelp}
        checked={enterprise_managed}
        onChange={() => change.mutate({ enterprise_managed: !enterprise_managed })}
      />
      <fieldset>
        <legend>{texts.scopes}</legend>
        <p className="help">{texts.scopesHelp}</p>
        {SCOPES.map((scope) => (
          <CheckField
            key={scope}
            label={scopeNames[scope]}
            checked={allowed_scopes.includes(scope)}
            onChange={() => change.mutate({ allowed_scopes: scopes(scope) })}
          />
        ))}
      </fieldset>
      {change.error && <ErrorNotice error={change.error} />}
      {turningOff && <TurnOff policy={policy} onClose={() => setTurningOff(false)} />}
    </Section>
  );
}

/** Says how many connections end before AI applications are turned off. */
function TurnOff({ policy, onClose }: { readonly policy: AiPolicy; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const query = { status: "active", page_size: 1 } as const;
  const { data: count } = useLoad(
    [...CONNECTIONS, "count"],
    async () => (await connectionsApi.list(client, { query })).meta.total,
  );
  const change = useChange(
    () => policyApi.update(client, { body: { enabled: false }, headers: ifMatch(policy) }),
    [POLICY, CONNECTIONS],
    { done: texts.turnedOff, onDone: onClose },
  );
  return (
    <Confirm title={texts.turnOffTitle} action={texts.turnOff} mutation={change} onClose={onClose}>
      <p>{count === undefined ? "…" : count === 0 ? texts.offNone : fill(texts.off, { count })}</p>
      <p>{texts.offHelp}</p>
    </Confirm>
  );
}

const FIELDS = ["connection_calls_per_minute", "organization_calls_per_minute"] as const;

type Limit = Pick<AiPolicy, (typeof FIELDS)[number]>;

/** The limits of tool calls, with those of the service. */
export function Limits({ policy }: { readonly policy: AiPolicy }) {
  const texts = useApplicationTexts();
  const { service_limits: service, version } = policy;
  const names = {
    connection_calls_per_minute: texts.perConnection,
    organization_calls_per_minute: texts.perOrganization,
  };
  const { connection_calls_per_minute, organization_calls_per_minute } = policy;
  return (
    <Section title={texts.limits} about={texts.limitsAbout}>
      <EditRecord<Limit>
        record={{ connection_calls_per_minute, organization_calls_per_minute, version }}
        update={({ body, headers }) => policyApi.update(client, { body, headers })}
        changes={[POLICY]}
        read={read}
        names={names}
      >
        {(start) =>
          FIELDS.map((field) => (
            <TextField
              key={field}
              label={names[field]}
              name={field}
              type="number"
              inputMode="numeric"
              min={1}
              max={service[field]}
              optional
              help={fill(texts.limitHelp, { limit: service[field] })}
              defaultValue={start[field] ?? ""}
            />
          ))
        }
      </EditRecord>
    </Section>
  );
}

const read = (values: FormValues): Limit => ({
  connection_calls_per_minute: values.numberOrNull("connection_calls_per_minute"),
  organization_calls_per_minute: values.numberOrNull("organization_calls_per_minute"),
});

/** The fields of the policy that a request changes. */
type PolicyChanges = Parameters<typeof policyApi.update>[1]["body"];

/** A change of the policy, which fails if somebody else changed it in the meantime. */
function usePolicyChange(policy: AiPolicy, { done, onDone }: { done: string; onDone?: () => void }) {
  return useChange(
    (body: PolicyChanges) => policyApi.update(client, { body, headers: ifMatch(policy) }),
    [POLICY, CONNECTIONS],
    { done, ...(onDone && { onDone }) },
  );
}

/** The key of the policy. */
export const POLICY = ["aiPolicy"] as const;
/** The key of the lists of connections. */
export const CONNECTIONS = ["connections"] as const;

const MODES = ["all", "allowed"] as const;

interface PolicyProps {
  readonly policy: AiPolicy;
}

/** The applications that members can connect: a choice, and the lists of allowed and of blocked applications. */
export function Applications({ policy }: PolicyProps) {
  const texts = useApplicationTexts();
  const { forms } = useTexts();
  const change = usePolicyChange(policy, { done: forms.saved });
  const { applications } = policy;
  return (
    <Section title={texts.title} about={texts.about}>
      <fieldset>
        <legend className="unseen">{texts.title}</legend>
        {MODES.map((mode) => (
          <CheckField
            key={mode}
            type="radio"
            name="applications"
            label={texts.modes[mode]}
            checked={applications === mode}
            onChange={() => change.mutate({ applications: mode })}
          />
        ))}
      </fieldset>
      {change.error && <ErrorNotice error={change.error} />}
      {(applications === "allowed" || policy.allowed_applications.length > 0) && (
        <List policy={policy} name="allowed_applications" />
      )}
      <List policy={policy} name="denied_applications" />
    </Section>
  );
}

/** One of the lists, with a button for each rule that removes it. */
function List({ policy, name }: PolicyProps & { readonly name: ListName }) {
  const texts = useApplicationTexts();
  const [adding, setAdding] = useState(false);
  const change = usePolicyChange(policy, { done: texts.removed });
  const isAllowed = name === "allowed_applications";
  const { [name]: rules } = policy;
  const title = isAllowed ? texts.allowed : texts.denied;
  const emptyAllowed = policy.applications === "allowed" ? texts.emptyAllowed : texts.emptyAllowedUnused;
  const remove = (removed: ApplicationRule): void =>
    change.mutate({ [name]: rules.filter((rule) => keyOf(rule) !== keyOf(removed)) });
  return (
    <div className="application-list">
      <header className="row">
        <h3>{title}</h3>
        <Button onClick={() => setAdding(true)}>{isAllowed ? texts.addAllowed : texts.addDenied}</Button>
      </header>
      <Table
        caption={title}
        rows={rules}
        rowKey={keyOf}
        empty={<p>{isAllowed ? emptyAllowed : texts.emptyDenied}</p>}
        columns={[
          { title: texts.application, cell: ({ name: label, value }) => label ?? value },
          {
            title: texts.value,
            cell: ({ type, value }) => (
              <>
                <code>{value}</code> <span className="help">{nameIn(texts.types, type)}</span>
              </>
            ),
          },
          {
            title: texts.actions,
            cell: (rule) => (
              <Button aria-label={fill(texts.removeOf, { name: rule.name ?? rule.value })} onClick={() => remove(rule)}>
                {texts.remove}
              </Button>
            ),
          },
        ]}
      />
      {change.error && <ErrorNotice error={change.error} />}
      {adding && <AddApplication policy={policy} name={name} onClose={() => setAdding(false)} />}
    </div>
  );
}

const keyOf = ({ type, value }: ApplicationRule): string => `${type} ${value}`;

/** A list of applications in the policy. */
type ListName = "allowed_applications" | "denied_applications";

interface AddApplicationProps {
  readonly policy: AiPolicy;
  readonly name: ListName;
  readonly onClose: () => void;
}

/** Adds one of the connected applications to a list, or the host of another one. */
function AddApplication({ policy, name, onClose }: AddApplicationProps) {
  const texts = useApplicationTexts();
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
  const { data = [] } = useLoad(
    [...CONNECTIONS, "applications"],
    async () => (await api.list(client, { query: LAST })).data,
  );
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
