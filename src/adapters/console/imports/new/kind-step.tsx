import { useState } from "react";
import { useSession } from "../../session/session.tsx";
import { useRecordTypes } from "../../background/record-types.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { CheckField } from "../../ui/fields.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { type ImportType, importTypes, permissionOf } from "../import-types.ts";
import { texts as newTexts } from "./texts.ts";

/** Asks which records the file contains. */
export function KindStep() {
  const texts = usePageTexts(newTexts);
  const nameOf = useRecordTypes();
  const { permissions } = useSession();
  const { change } = useUrlState("kind");
  const offered = importTypes.filter((type) => permissions.includes(permissionOf[type]));
  const [kind, setKind] = useState<ImportType | undefined>(offered[0]);
  if (kind === undefined) return <p className="notice">{texts.noPermission}</p>;
  return (
    <section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change({ kind });
        }}
      >
        <fieldset>
          <legend>{texts.kindQuestion}</legend>
          {offered.map((type) => (
            <CheckField
              key={type}
              type="radio"
              name="kind"
              label={nameOf(type)}
              help={texts.kinds[type]}
              checked={type === kind}
              onChange={() => setKind(type)}
            />
          ))}
        </fieldset>
        <div className="actions">
          <button className="primary">{texts.next}</button>
        </div>
      </form>
    </section>
  );
}
