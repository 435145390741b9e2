// Shows the contract of this deployment in Swagger UI. Runs in the browser, without other scripts than Swagger UI's.
const holder = document.getElementById("reference");
const state = document.getElementById("reference-state");
const documentUrl = new URL(holder.dataset.document, location.href);
/** The address of the API: the folder of the document, so that a path prefix is kept. */
const root = new URL(".", documentUrl);
const HEADERS_OF_SCRIPTS = new Set(["#/components/parameters/Csrf"]);

/** The CSRF token of the browser session; undefined until it is needed, null without a session. */
let csrfToken;

const opener = document.getElementById("reference-open");
let started = false;

followColorScheme();
opener.hidden = false;
opener.addEventListener("click", start);
// The links to operations have the addresses that Swagger UI uses, so that a link to one of them opens it.
globalThis.addEventListener("hashchange", startAtOperation);
startAtOperation();

function startAtOperation() {
  if (location.hash.startsWith("#/")) start();
}

function start() {
  if (started) return;
  started = true;
  opener.hidden = true;
  state.textContent = state.dataset.loading;
  show().catch(() => {
    started = false;
    opener.hidden = false;
    state.textContent = state.dataset.failed;
  });
}

/** Loads Swagger UI and the contract, several times the size of this page, and replaces the list of operations. */
async function show() {
  const [response] = await Promise.all([globalThis.fetch(documentUrl), loadStyle(), loadScript()]);
  if (!response.ok) throw new Error(String(response.status));
  const contract = prepare(await response.json());
  state.textContent = "";
  document.getElementById("reference-index").remove();
  holder.hidden = false;
  new globalThis.MutationObserver(nameControls).observe(holder, { childList: true, subtree: true });
  SwaggerUIBundle({
    spec: contract,
    domNode: holder,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [layout, () => ({ fn: { resolveSubtree } })],
    layout: "DocsLayout",
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

function loadStyle() {
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: holder.dataset.style });
  return loaded(style);
}

function loadScript() {
  return loaded(Object.assign(document.createElement("script"), { src: holder.dataset.script }));
}

function loaded(element) {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    document.head.append(element);
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
  // The page of the webhooks shows them. The descriptions of error responses contain their codes.
  delete contract.webhooks;
  for (const response of Object.values(contract.components.responses)) {
    delete response.headers;
    delete response.content;
  }
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

/** The parts of Swagger UI that this page uses, without a second `main` and without links inside of buttons. */
function layout({ React }) {
  const DocsLayout = ({ getComponent, specSelectors, errSelectors }) => {
    if (specSelectors.loadingStatus() === "loading") return null;
    const parts = ["AuthorizeBtnContainer", "FilterContainer", "operations"].map((name) =>
      React.createElement(getComponent(name, true), { key: name }),
    );
    const errors = React.createElement(getComponent("errors", true), { key: "errors", errSelectors });
    const icons = React.createElement(getComponent("SvgAssets"), { key: "icons" });
    return React.createElement("div", { className: "swagger-ui" }, icons, errors, ...parts);
  };
  const TextLink = ({ text }) => React.createElement("span", null, text);
  return { components: { DocsLayout, DeepLink: TextLink } };
}

/**
 * Resolves the references of one part of the document. Swagger UI's own function reads the whole document each time, which
 * takes seconds.
 */
async function resolveSubtree(contract, path) {
  const part = path.reduce((value, name) => value?.[name], contract);
  return { spec: withoutReferences(part, contract, []), errors: [] };
}

function withoutReferences(value, contract, open) {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, contract, open));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...rest } = value;
  if (typeof $ref !== "string" || open.includes($ref)) {
    const members = Object.entries(open.includes($ref) ? { type: "object", ...rest } : value);
    return Object.fromEntries(members.map(([name, one]) => [name, withoutReferences(one, contract, open)]));
  }
  const target = $ref
    .slice(2)
    .split("/")
    .reduce((found, name) => found?.[unescapePointer(name)], contract);
  return withoutReferences({ ...target, ...rest }, contract, [...open, $ref]);
}

/** RFC 6901 §3, and percent-encoding of the URI fragment. */
function unescapePointer(name) {
  return decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Makes scrollable code focusable and names the fields that have no label, each time when Swagger UI adds some. */
function nameControls() {
  for (const code of holder.querySelectorAll("pre:not([tabindex])")) code.tabIndex = 0;
  for (const button of holder.querySelectorAll(".close-modal:not([aria-label])")) button.ariaLabel = "Close";
  // Their names do not contain the visible text.
  for (const button of holder.querySelectorAll(".modal-btn[aria-label]")) button.removeAttribute("aria-label");
  for (const field of holder.querySelectorAll("select, input, textarea")) {
    if (field.hasAttribute("aria-label") || field.labels?.length > 0) continue;
    const row = field.closest("[data-param-name]")?.dataset.paramName;
    const section = field.closest(".opblock-section-request-body") ? "Request body" : undefined;
    field.setAttribute("aria-label", row ?? section ?? field.placeholder ?? "Option");
    if (field.getAttribute("aria-label") === "") field.setAttribute("aria-label", "Option");
  }
}
