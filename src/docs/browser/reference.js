// Shows the contract of this deployment in Swagger UI. Runs in the browser, without other scripts than Swagger UI's.
/* global document, location, matchMedia, SwaggerUIBundle */
const holder = document.getElementById("reference");
const state = document.getElementById("reference-state");
const documentUrl = new URL(holder.dataset.document, location.href);
/** The address of the API: the folder of the document, so that a path prefix is kept. */
const root = new URL(".", documentUrl);
const HEADERS_OF_SCRIPTS = new Set(["#/components/parameters/CsrfTokenParameter"]);

/** The CSRF token of the browser session; undefined until it is needed, null without a session. */
let csrfToken;

followColorScheme();
start().catch(() => {
  state.textContent = state.dataset.failed;
});

async function start() {
  const response = await globalThis.fetch(documentUrl);
  if (!response.ok) throw new Error(String(response.status));
  const contract = prepare(await response.json());
  state.remove();
  SwaggerUIBundle({
    spec: contract,
    domNode: holder,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [namedControls],
    deepLinking: true,
    docExpansion: "none",
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    requestInterceptor: addCsrfToken,
    responseInterceptor: readCsrfToken,
  });
}

/** Adapts the document to this page, which adds the session cookie and the CSRF token itself. */
function prepare(contract) {
  contract.servers = [{ url: root.pathname === "/" ? "/" : root.pathname.replace(/\/$/, "") }];
  const limits = contract["x-rate-limits"] ?? {};
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (operation.operationId === undefined) continue;
      operation.description = describe(operation, limits);
      operation.parameters = operation.parameters?.filter(({ $ref }) => !HEADERS_OF_SCRIPTS.has($ref));
      operation.security = operation.security?.filter((one) => !("session" in one));
    }
  }
  contract.security = contract.security?.filter((one) => !("session" in one));
  delete contract.components.securitySchemes.session;
  return contract;
}

function describe(operation, limits) {
  const { description = "", security, "x-permission": permission = "none", "x-rate-limit": limit } = operation;
  const facts = [
    security?.length === 1 && "session" in security[0] ? "Only for signed-in users." : "",
    permission === "none" ? "" : `Permission: \`${permission}\`.`,
    limit in limits ? `Limit: ${limits[limit]} requests per minute.` : "",
  ];
  return `${description}\n\n${facts.filter((fact) => fact !== "").join(" ")}`;
}

async function addCsrfToken(request) {
  const { method = "GET", headers } = request;
  const reads = ["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase());
  const signsIn = request.url.endsWith("/v1/session") && method.toUpperCase() === "POST";
  if (reads || signsIn || "X-API-Key" in headers) return request;
  csrfToken ??= await fetchCsrfToken();
  if (csrfToken !== null) headers["X-CSRF-Token"] = csrfToken;
  return request;
}

/** Returns the token of the current session; null if the user is not signed in. */
async function fetchCsrfToken() {
  const response = await globalThis.fetch(new URL("v1/me", root));
  return response.ok ? ((await response.json()).data.csrf_token ?? null) : null;
}

function readCsrfToken(response) {
  const token = response.body?.data?.csrf_token;
  if (typeof token === "string") csrfToken = token;
  else if (response.status === 401 || response.status === 403) csrfToken = undefined;
  return response;
}

/** Swagger UI has a dark theme, but no switch that follows the system. */
function followColorScheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", apply);
  apply();
}

function namedControls() {
  return {};
}
