import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import type { AiPolicy } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { applicationTexts } from "./application-texts.ts";
import { POLICY } from "./queries.ts";

const FIELDS = ["connection_calls_per_minute", "organization_calls_per_minute"] as const;

type Limit = Pick<AiPolicy, (typeof FIELDS)[number]>;

/** The limits of tool calls, with those of the service. */
export function Limits({ policy }: { readonly policy: AiPolicy }) {
  const texts = usePageTexts(applicationTexts);
  const { service_limits: service, version } = policy;
  const names = {
    connection_calls_per_minute: texts.perConnection,
    organization_calls_per_minute: texts.perOrganization,
  };
  const { connection_calls_per_minute, organization_calls_per_minute } = policy;
  return (
    <section>
      <h2>{texts.limits}</h2>
      <p className="quiet">{texts.limitsAbout}</p>
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
    </section>
  );
}

const read = (values: FormValues): Limit => ({
  connection_calls_per_minute: values.numberOrNull("connection_calls_per_minute"),
  organization_calls_per_minute: values.numberOrNull("organization_calls_per_minute"),
});
