import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { useLoad, ifMatch, useChange } from "../../ui/data.ts";
import { Loaded, Page, Button, Section, ChangeButton, ErrorNotice } from "../../ui/page.tsx";
import {
  General,
  ORGANIZATION,
  PlanAndLimits,
  Publishing,
  ORGANIZATION_CHANGES,
  type OrganizationProps,
  updateOrganization,
} from "./general.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";
import { useId, useRef, useState } from "react";
import type { Branding as BrandingFields, Retention as Periods } from "../../../../../generated/sdk/types.gen.ts";
import { accentColours, contrast } from "../../../../base/platform/rules/accent-colours.ts";
import { fill, useLanguage, useTexts } from "../../texts/texts.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { Field, type FormValues, TextField, useFault, Form } from "../../ui/form.tsx";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import * as api from "../../../../../generated/sdk/organization.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { useDateFormat, useNumbers } from "../../ui/values.tsx";

/** The settings of the organization. */
export function OrganizationSettings() {
  const texts = usePageTexts();
  const organization = useLoad(ORGANIZATION, () => api.get(client));
  const manages = usePermission("organization:manage");
  return (
    <Page title={texts.title} about={texts.about}>
      <Loaded query={organization}>
        {(loaded) => (
          <>
            {!manages && <p className="notice">{texts.readOnly}</p>}
            <fieldset className="organization-forms" disabled={!manages}>
              <General organization={loaded} />
              <Branding organization={loaded} />
              <Publishing organization={loaded} />
              <Retention key={JSON.stringify(loaded.retention)} organization={loaded} />
            </fieldset>
            <PlanAndLimits organization={loaded} />
            {manages && <Deletion organization={loaded} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The public name, the logo and the accent color. */
export function Branding({ organization: { branding, version } }: OrganizationProps) {
  const { branding: texts } = usePageTexts();
  const { display_name = null, logo = null, colour = null } = branding;
  return (
    <Section title={texts.title} about={texts.about}>
      <EditRecord
        record={{ display_name, logo, colour, version }}
        update={({ body, headers }) => updateOrganization({ body: { branding: body }, headers })}
        changes={ORGANIZATION_CHANGES}
        read={read}
        names={{
          display_name: texts.displayName,
          logo: [texts.logo, (current) => (current === null ? "–" : texts.logoAlt)],
          colour: texts.colour,
        }}
      >
        {(start) => (
          <>
            <TextField
              label={texts.displayName}
              name="display_name"
              path="/branding/display_name"
              help={texts.displayNameHelp}
              optional
              maxLength={200}
              defaultValue={start.display_name ?? ""}
            />
            <LogoField start={start.logo} />
            <ColourField start={start.colour} />
          </>
        )}
      </EditRecord>
    </Section>
  );
}

const read = (values: FormValues): Required<BrandingFields> => ({
  display_name: values.textOrNull("display_name"),
  logo: values.textOrNull("logo"),
  colour: values.text("colour").toLowerCase() || null,
});

const COLOUR = /^#[0-9a-f]{6}$/i;

function ColourField({ start }: { readonly start: string | null }) {
  const { branding: texts } = usePageTexts();
  const [colour, setColour] = useState(start ?? "");
  const isColour = COLOUR.test(colour);
  return (
    <>
      <div className="colour-field">
        <TextField
          label={texts.colour}
          name="colour"
          path="/branding/colour"
          help={texts.colourHelp}
          optional
          spellCheck={false}
          maxLength={7}
          value={colour}
          onChange={({ target }) => setColour(target.value)}
        />
        <input
          type="color"
          aria-label={texts.colourPick}
          value={isColour ? colour.toLowerCase() : "#1d4ed8"}
          onChange={({ target }) => setColour(target.value)}
        />
      </div>
      {isColour && <AccentPreview colour={colour.toLowerCase()} />}
    </>
  );
}

const MAX_BYTES = 65_536;
const TYPES = ["image/png", "image/jpeg", "image/webp"];

/** Chooses an image file, shows it and removes it. The form value `logo` is its data URL. */
function LogoField({ start }: { readonly start: string | null }) {
  const { branding: texts } = usePageTexts();
  const [logo, setLogo] = useState(start);
  const [problem, setProblem] = useState<string>();
  const rejected = useFault("/branding/logo");
  const input = useRef<HTMLInputElement>(null);
  const preview = useId();
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = problemOf(file, texts);
    setProblem(found);
    if (found === undefined) setLogo(await dataUrl(file));
  };
  const remove = (): void => {
    setLogo(null);
    setProblem(undefined);
    if (input.current) input.current.value = "";
    input.current?.focus();
  };
  return (
    <>
      <Field label={texts.logo} help={texts.logoHelp} fault={problem ?? rejected} optional>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept={TYPES.join(",")}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      <input type="hidden" name="logo" value={logo ?? ""} />
      {logo !== null && (
        <p className="logo-preview" id={preview}>
          <img src={logo} alt={texts.logoAlt} />
          <Button onClick={remove}>{texts.logoRemove}</Button>
        </p>
      )}
    </>
  );
}

function problemOf({ type, size }: File, texts: { logoType: string; logoSize: string }): string | undefined {
  if (!TYPES.includes(type)) return texts.logoType;
  return size > MAX_BYTES ? fill(texts.logoSize, { size: Math.ceil(size / 1024) }) : undefined;
}

/** Reads a file as a data URL with a media type that the contract accepts. */
function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : "");
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.readAsDataURL(file);
  });
}

/** The colors of cards and of texts on buttons in tokens.css. */
const SCHEMES = {
  light: { card: "#ffffff", onAccent: "#ffffff" },
  dark: { card: "#1a202b", onAccent: "#0d1524" },
} as const;

/** A link and a button in the variants of an accent color that public pages use. */
function AccentPreview({ colour }: { readonly colour: string }) {
  const { branding: texts } = usePageTexts();
  const { locale } = useLanguage();
  const variants = accentColours(colour);
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <fieldset>
      <legend>{texts.preview}</legend>
      <div className="accent-preview">
        {(["light", "dark"] as const).map((scheme) => {
          const { card, onAccent } = SCHEMES[scheme];
          const { [scheme]: accent } = variants;
          return (
            <div key={scheme}>
              <p>{texts[scheme]}</p>
              <div className="accent-sample" style={{ background: card }} aria-hidden="true">
                <span style={{ color: accent, textDecoration: "underline" }}>{texts.sampleLink}</span>
                <span className="accent-button" style={{ background: accent, color: onAccent }}>
                  {texts.sampleButton}
                </span>
              </div>
              <p className="quiet">
                {accent === colour ? texts.asChosen : fill(texts.adapted, { colour: accent })}{" "}
                {fill(texts.contrast, { ratio: ratio.format(Math.floor(contrast(accent, card) * 10) / 10) })}
              </p>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The shortest period of each kind of data, in days, and its name in a preview. */
const KINDS = {
  messages_days: { shortest: 30, counted: "messages" },
  attachments_days: { shortest: 30, counted: "attachments" },
  timelines_days: { shortest: 90, counted: "timelines" },
  tasks_days: { shortest: 30, counted: "tasks" },
  deleted_days: { shortest: 7, counted: "deleted" },
} as const satisfies Readonly<Record<keyof Periods, object>>;

type Kind = keyof typeof KINDS;
type Preview = Awaited<ReturnType<typeof api.previewRetention>>;

const ALL = Object.keys(KINDS) as Kind[];
const LONGEST = 36_500;
/** A preview counts no further. */
const MOST = 10_000;

/** How long the organization keeps its data. Before a shorter period is saved, the user confirms what is deleted. */
export function Retention({ organization }: OrganizationProps) {
  const { retention: texts } = usePageTexts();
  const { forms } = useTexts();
  const { retention } = organization;
  const [asking, setAsking] = useState<Periods>();
  const change = useChange(
    (periods: Periods) => api.update(client, { body: { retention: periods }, headers: ifMatch(organization) }),
    ORGANIZATION_CHANGES,
    { done: forms.saved, onDone: () => setAsking(undefined) },
  );
  const save = (entered: Periods): void => {
    const changed = ALL.filter((kind) => entered[kind] !== retention[kind]);
    const periods: Periods = Object.fromEntries(changed.map((kind) => [kind, entered[kind]]));
    if (changed.some((kind) => isShorter(entered[kind], retention[kind]))) setAsking(periods);
    else change.mutate(periods);
  };
  return (
    <Section title={texts.title} about={texts.about}>
      <Form mutation={{ ...change, error: asking ? null : change.error, mutate: save }} read={readRetention}>
        <div className="columns">
          {ALL.map((kind) => (
            <TextField
              key={kind}
              label={texts.names[kind]}
              name={kind}
              path={`/retention/${kind}`}
              help={texts.help[kind]}
              optional
              type="number"
              min={KINDS[kind].shortest}
              max={LONGEST}
              defaultValue={retention[kind] ?? ""}
            />
          ))}
        </div>
        <p className="quiet">{texts.activityLog}</p>
      </Form>
      {asking && (
        <Confirm
          title={texts.confirmTitle}
          action={texts.confirm}
          mutation={{ ...change, mutate: () => change.mutate(asking) }}
          onClose={() => {
            change.reset();
            setAsking(undefined);
          }}
        >
          <WouldDelete periods={asking} before={retention} />
        </Confirm>
      )}
    </Section>
  );
}

/** The numbers of records that the shorter periods delete. */
function WouldDelete({ periods, before }: { readonly periods: Periods; readonly before: Periods }) {
  const { retention: texts } = usePageTexts();
  const shorter = ALL.filter((kind) => isShorter(periods[kind], before[kind]));
  const query = Object.fromEntries(shorter.map((kind) => [kind, periods[kind]]));
  const preview = useLoad(["retention-preview", query], () => api.previewRetention(client, { query }), {
    retry: false,
  });
  const number = useNumbers();
  const shown = (count: number): string =>
    count < MOST ? number(count) : fill(texts.atLeast, { count: number(MOST) });
  const count = (all: Preview, kind: Kind): string => shown(all[KINDS[kind].counted]);
  const related = shorter.includes("deleted_days") ? (preview.data?.related ?? 0) : 0;
  return (
    <>
      <p>{texts.confirmAbout}</p>
      <ul>
        {shorter.map((kind) => (
          <li key={kind}>
            {fill(texts.counts[kind], {
              count: preview.data ? count(preview.data, kind) : preview.isError ? "?" : "…",
            })}
          </li>
        ))}
        {related > 0 && <li>{fill(texts.related, { count: shown(related) })}</li>}
      </ul>
      {preview.isError && <p>{texts.notCounted}</p>}
    </>
  );
}

/** Null and undefined: the data is kept. */
const isShorter = (days: number | null | undefined, before: number | null | undefined): boolean =>
  typeof days === "number" && days < (before ?? Number.POSITIVE_INFINITY);

const readRetention = (values: FormValues): Periods =>
  Object.fromEntries(ALL.map((kind) => [kind, values.numberOrNull(kind)]));

/** Requests or cancels the deletion of the organization. */
export function Deletion({ organization }: OrganizationProps) {
  const { deletion: texts } = usePageTexts();
  const isOwner = useSession().user.role === "owner";
  const [asking, setAsking] = useState(false);
  const { deletion } = organization;
  return (
    <Section title={texts.title} about={texts.about}>
      {!isOwner && <p className="quiet">{texts.ownersOnly}</p>}
      {deletion !== null && <Requested deletion={deletion} isOwner={isOwner} />}
      {deletion === null && isOwner && (
        <Button className="danger" onClick={() => setAsking(true)}>
          {texts.request}
        </Button>
      )}
      {asking && <RequestDeletion organization={organization} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface RequestedProps {
  readonly deletion: NonNullable<OrganizationProps["organization"]["deletion"]>;
  readonly isOwner: boolean;
}

function Requested({ deletion: { deletes_at: at, requested_by: by }, isOwner }: RequestedProps) {
  const { deletion: texts } = usePageTexts();
  const cancel = useChange(() => api.cancelDeletion(client), [ORGANIZATION], { done: texts.cancelled });
  const date = useDateFormat({ dateStyle: "long" })(at);
  return (
    <>
      <p className="notice fault">{fill(texts.requested, { date, name: by.name })}</p>
      {cancel.error && <ErrorNotice error={cancel.error} />}
      {isOwner && <ChangeButton change={cancel}>{texts.cancel}</ChangeButton>}
    </>
  );
}

function RequestDeletion({ organization, onClose }: OrganizationProps & { readonly onClose: () => void }) {
  const { deletion: texts } = usePageTexts();
  const { data: members } = useLoad(
    ["members", "count"],
    async () => (await membersApi.list(client, { query: { page_size: 1 } })).meta.total,
  );
  const request = useChange((body: { name: string }) => api.requestDeletion(client, { body }), [ORGANIZATION], {
    done: texts.done,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.request} onClose={onClose}>
      <p>{members === undefined ? "…" : fill(texts.confirm, { members })}</p>
      <Form
        mutation={request}
        read={(values) => ({ name: values.text("name") })}
        submit={texts.request}
        onCancel={onClose}
      >
        <TextField
          label={texts.name}
          name="name"
          help={fill(texts.nameHelp, { name: organization.name })}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
