import { withSameTexts } from "../../emit/leaner.ts";
import type { OpenApiDocument } from "../document.ts";
import type { Finding } from "../source.ts";
import { remembered } from "./remembered.ts";

/** The recommended rules of @redocly/openapi-core that are switched off, each with the reason. */
const OFF: Readonly<Record<string, string>> = {
  "no-invalid-media-type-examples": "lint/examples.ts checks examples, with the formats and keywords of this project",
  "no-unresolved-refs": "rules/references.ts reports them before all other rules",
  "no-unused-components": "rules/unused.ts also knows the uses by tools, derived responses and naming conventions",
  "no-enum-type-mismatch": "rules/consistency.ts reports it with the correction",
  "no-identical-paths": "rules/paths.ts reports it with the correction",
  "operation-4xx-response": "the error responses are derived from the operation (expand.ts)",
  "operation-2xx-response": "rules/operations.ts requires exactly one success response",
  "operation-operationId": "rules/operations.ts requires it for operations; webhook events are identified by name",
  "operation-operationId-unique": "rules/operations.ts reports it with both operations",
  "operation-operationId-url-safe": "rules/operations.ts requires group.verb",
  "operation-parameters-unique": "rules/parameters.ts also knows the derived parameters",
  "operation-summary": "rules/texts.ts also rejects placeholders",
  "path-parameters-defined": "rules/paths.ts reports it with the correction",
};

/** Corrections for messages that only state the mistake. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  "info-license": "add license with name and identifier",
  "info-license-strict": "add identifier, e.g. MIT",
  "no-ambiguous-paths": "rename one of them",
  "no-path-trailing-slash": "remove the slash at the end",
  "no-empty-servers": "add a server, e.g. url: /",
  "no-server-trailing-slash": "remove the slash at the end",
  "no-server-example.com": "write the real URL, or /",
  "no-undefined-server-variable": "declare it under variables",
  "no-schema-type-mismatch": "correct the type",
  "path-not-include-query": "declare the query as parameters",
  "path-declaration-must-exist": "name the parameter between the braces",
  "security-defined": "use a scheme of components/securitySchemes",
  "tag-description": "describe what the group is about",
};

/** Checks the recommended rules of @redocly/openapi-core, which do not depend on the wording of texts. */
export function recommendedProblems(document: OpenApiDocument): Promise<Finding[]> {
  return problemsIn(withSameTexts(document));
}

const problemsIn = remembered(async (document: OpenApiDocument): Promise<Finding[]> => {
  // Loaded on use: it takes longer to load than the contract.
  const { BaseResolver, Source, createConfig, lintDocument } = await import("@redocly/openapi-core");
  const rules = Object.fromEntries(Object.keys(OFF).map((name) => [name, "off" as const]));
  const config = await createConfig({ extends: ["recommended"], rules });
  const problems = await lintDocument({
    document: { source: new Source("/openapi.json", ""), parsed: document },
    config: config.styleguide,
    externalRefResolver: new BaseResolver(),
  });
  return problems.map(({ ruleId, message, suggest, location: [place] }) => {
    const [suggestion] = suggest;
    const correction = suggestion === undefined ? CORRECTIONS[ruleId] : `did you mean ${suggestion}?`;
    const reason = message.trim().replace(/\.$/, "");
    return {
      pointer: place?.pointer?.slice(1) ?? "",
      message: correction === undefined ? reason : `${reason}: ${correction}`,
    };
  });
});
