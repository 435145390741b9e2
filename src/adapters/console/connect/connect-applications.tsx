import { usePageTexts } from "../texts/page-texts.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { useUrlState } from "../ui/url-state.ts";
import { type Application, applications, configurationsFor } from "./configurations.ts";
import "./connect.css";
import { useMcpAddress } from "./mcp-address.ts";
import { texts as connectTexts } from "./texts.ts";

/** How members connect AI applications: the address of the MCP server, and the steps for each application. */
export function ConnectApplications() {
  const texts = usePageTexts(connectTexts);
  const address = useMcpAddress();
  const { values, change } = useUrlState("application");
  const chosen = applications.find((name) => name === values.application) ?? "claude";
  return (
    <section className="connect">
      <h2>{texts.title}</h2>
      <p>{texts.about}</p>
      <CodeBlock caption={texts.address} code={address} />
      <fieldset className="connect-applications">
        <legend>{texts.application}</legend>
        {applications.map((name) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name="connect-application"
              checked={name === chosen}
              onChange={() => change({ application: name }, { replace: true })}
            />
            {texts.applications[name].name}
          </label>
        ))}
      </fieldset>
      <Steps application={chosen} address={address} />
    </section>
  );
}

function Steps({ application, address }: { readonly application: Application; readonly address: string }) {
  const texts = usePageTexts(connectTexts);
  const { name, steps, file } = texts.applications[application];
  const { page, fromCloud, signIn, apiKey } = configurationsFor(address)[application];
  return (
    <div>
      <h3>{name}</h3>
      {fromCloud && !address.startsWith("https:") && <p className="notice">{texts.needsHttps}</p>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {signIn !== undefined && <CodeBlock caption={file} code={signIn} />}
      {apiKey === undefined ? (
        <p className="quiet">{texts.noKey}</p>
      ) : (
        <details>
          <summary>{texts.withKey}</summary>
          <p>{texts.keyHelp}</p>
          <CodeBlock caption={file} code={apiKey} />
        </details>
      )}
      <p>
        <a href={page} target="_blank" rel="noreferrer">
          {texts.page}
        </a>
      </p>
    </div>
  );
}
