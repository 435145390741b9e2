import { Clipped } from "../../ui/clipped.tsx";
import { useEffect } from "react";
import { usePageTexts } from "../../texts/page-texts.ts";
import { texts as pageTexts } from "./texts.ts";

const groups = ["recent", "pages", "actions", "records"] as const;

/** A result of the palette. */
export interface Option {
  readonly id: string;
  readonly group: (typeof groups)[number];
  readonly name: string;
  readonly found: readonly string[];
  /** What tells records with the same name apart. */
  readonly hint?: string | null;
  /** The type of a record. */
  readonly type?: string;
  readonly run: () => void;
}

interface ResultListProps {
  readonly id: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly idOf: (index: number) => string;
  readonly onActive: (index: number) => void;
}

/** The results by group. The field keeps the focus; the active result is marked. */
export function ResultList({ id, options, active, idOf, onActive }: ResultListProps) {
  const texts = usePageTexts(pageTexts);
  const activeId = idOf(active);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div id={id} role="listbox" aria-label={texts.title} className="palette-results">
      {groups.map((group) => {
        const shown = numbered.filter(({ option }) => option.group === group);
        return (
          shown.length > 0 && (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} className="palette-group" aria-hidden="true">
                {texts.groups[group]}
              </div>
              {shown.map(({ option, index }) => (
                <div
                  key={option.id}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === active}
                  className="palette-option"
                  onMouseMove={() => onActive(index)}
                  onClick={option.run}
                >
                  <Clipped text={option.name} />
                  {option.type !== undefined && <span className="badge">{option.type}</span>}
                  {typeof option.hint === "string" && <span className="quiet">{option.hint}</span>}
                </div>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}
