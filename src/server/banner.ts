import { join } from "node:path";
import packageFile from "../../package.json" with { type: "json" };
import type { Config } from "./config.ts";

/** Access to the demo organization; `secrets` only if it has just been created. */
export interface DemoAccess {
  readonly slug: string;
  readonly email: string;
  /** The paths of the pages for visitors; null if the owner has no booking page. */
  readonly bookingPage: string | null;
  readonly form: string;
  readonly secrets: { readonly password: string; readonly apiKey: string } | null;
}

interface StartedService {
  readonly port: number;
  readonly adminPort: number;
  readonly demo: DemoAccess | null;
}

/** Returns the text that is printed when the service has started. */
export function createBanner(config: Config, { port, adminPort, demo }: StartedService): string {
  const database = config.databaseUrl === null ? `embedded PostgreSQL in ${config.dataDir}` : "DATABASE_URL";
  const base = config.baseUrl.endsWith(":0") ? `http://localhost:${String(port)}` : config.baseUrl;
  const lines = [
    "",
    `Customer Relationship Service ${packageFile.version}`,
    `  Console    ${base}/`,
    `  API        ${base}/v1, described in ${base}/docs`,
    `  MCP        ${config.mcpUrl.replace(config.baseUrl, base)}`,
    `  Health     ${base}/livez and /readyz`,
    `  Metrics    http://localhost:${String(adminPort)}/metrics`,
    ...(config.processes > 1 ? [`  Processes  ${String(config.processes)}`] : []),
    `  Database   ${database}`,
    `  Files      ${filesOf(config)}`,
    ...(demo ? demoLines(base, demo) : []),
    "",
  ];
  return `${lines.join("\n")}\n`;
}

/** A folder is not shared by machines that share a database. */
function filesOf({ filesS3, dataDir, databaseUrl }: Config): string {
  if (filesS3 !== null) return filesS3.url;
  const folder = join(dataDir, "files");
  return databaseUrl === null ? folder : `${folder}, on this machine only (FILES_S3_URL: shared by several machines)`;
}

function demoLines(base: string, { slug, email, secrets, bookingPage, form }: DemoAccess): string[] {
  const newKey = `npx crm keys create --org ${slug} --user ${email} --scopes '*'`;
  const pages = [
    `  Sign in    ${base}/sign-in as ${email}`,
    ...(bookingPage === null ? [] : [`  Booking    ${base}${bookingPage}`]),
    `  Web form   ${base}${form}`,
  ];
  if (!secrets) {
    return [
      "",
      `Demo organization "${slug}":`,
      ...pages,
      "",
      `Its API key and password were shown at the first start. To create a new key or password:`,
      `  ${newKey}`,
      `  echo "a long password" | npx crm user password --org ${slug} --email ${email} --password-stdin`,
    ];
  }
  return [
    "",
    `Demo organization "${slug}" with 500 contacts and companies. The password and the API key are shown only once:`,
    ...pages,
    `  Password   ${secrets.password}`,
    `  API key    ${secrets.apiKey}`,
    "",
    "Try it:",
    `  curl -s '${base}/v1/entities?page_size=3' -H 'X-API-Key: ${secrets.apiKey}'`,
    "",
    "To create another key later:",
    `  ${newKey}`,
  ];
}
