import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { usePageTexts } from "../../texts/page-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { Time, useDateFormat } from "../../ui/time.tsx";
import { type FactName, loadFacts, type RecordFacts } from "./record-facts.ts";
import type { FoundRecord } from "./recent.ts";
import { texts as pageTexts } from "./texts.ts";

interface RecordDetailProps {
  readonly record: FoundRecord;
  readonly onBack: () => void;
}

const names: readonly FactName[] = [
  ...(["email", "phone", "mobile", "job_title", "domain", "website", "stage", "amount"] as const),
  ...([
    "expected_close_date",
    "next_step",
    "subject",
    "code",
    "status",
    "due_at",
    "member_count",
    "description",
  ] as const),
  "body",
];
const copied: readonly FactName[] = ["email", "phone", "mobile", "domain", "website"];

/** The main data of a record whose type has no page in the console. */
export function RecordDetail({ record, onBack }: RecordDetailProps) {
  const texts = usePageTexts(pageTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // Escape returns to the results; in the results, it closes the dialog.
    event.preventDefault();
    onBack();
  };
  return (
    <div className="palette-record" onKeyDown={onKeyDown}>
      <button type="button" onClick={onBack}>
        ← {texts.back}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {record.title} <span className="badge">{typeName(record, texts.types)}</span>
      </h3>
      <RecordContent record={record} />
    </div>
  );
}

/** What a record without a page contains. */
export function RecordContent({ record }: Pick<RecordDetailProps, "record">) {
  const facts = useQuery({
    queryKey: ["recordFacts", record.record_type, record.record_id],
    queryFn: async () => await loadFacts(record),
  });
  return (
    <>
      {record.subtitle !== null && <p className="quiet">{record.subtitle}</p>}
      <Loaded query={facts}>{(loaded) => <FactList facts={loaded} />}</Loaded>
    </>
  );
}

function FactList({ facts }: { readonly facts: RecordFacts }) {
  const texts = usePageTexts(pageTexts);
  const known = names.flatMap((name) => {
    const value = facts[name];
    return value === null || value === undefined || value === "" ? [] : [{ name, value: String(value) }];
  });
  if (known.length === 0) return <p className="quiet">{texts.noFacts}</p>;
  return (
    <Facts
      facts={known.map(({ name, value }) => [
        texts.facts[name],
        <span key={name} className="row">
          <FactValue name={name} value={value} />
          {copied.includes(name) && <CopyButton text={value} />}
        </span>,
      ])}
    />
  );
}

function FactValue({ name, value }: { readonly name: FactName; readonly value: string }) {
  const { statuses } = usePageTexts(pageTexts);
  const day = useDateFormat({ dateStyle: "medium", timeZone: "UTC" });
  if (name === "due_at") return <Time at={value} />;
  if (name === "expected_close_date") return <time dateTime={value}>{day(value)}</time>;
  return <span className="lines">{name === "status" ? nameIn(statuses, value) : value}</span>;
}

/** Returns the name of a record's type; types of later versions are shown as they are. */
export function typeName({ record_type }: FoundRecord, names: Readonly<Record<string, string>>): string {
  return names[record_type] ?? record_type;
}
