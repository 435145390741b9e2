// Runs in the browser: moves the token of a link into the form, uses passkeys and copies recovery codes.
const encode = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
const decode = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));

takeLinkToken();
// Opening another link of the same page changes only the fragment.
addEventListener("hashchange", takeLinkToken);
if (globalThis.PublicKeyCredential && globalThis.isSecureContext) {
  for (const form of document.querySelectorAll("form[data-passkey]")) offerPasskey(form);
}
offerCopy();

/** Browsers send the fragment of a link to nobody. It leaves the address bar, so that it is not in the history. */
function takeLinkToken() {
  const form = document.querySelector("form[data-link]");
  if (!form) return;
  const field = form.elements.namedItem("link");
  const isWrong = field.getAttribute("aria-invalid") === "true";
  const token = location.hash.slice(1);
  if (token !== "") {
    field.value = token;
    history.replaceState(null, "", location.pathname + location.search);
  }
  if (field.value === "" || (isWrong && token === "")) return;
  field.closest(".field").hidden = true;
  for (const input of form.querySelectorAll("input[type=password]")) if (input.value === "") input.focus();
  // The link to the other language opens the page again, with the token.
  for (const link of document.querySelectorAll("a.language")) link.hash = field.value;
}

/** Shows the form, which is hidden without scripts, and uses a passkey when it is submitted. */
function offerPasskey(form) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = form.elements.namedItem("name");
    if (name?.value.trim() === "") {
      name.focus();
      name.reportValidity();
      return;
    }
    showStatus(null);
    usePasskey(form).catch((error) => {
      showStatus(
        { NotAllowedError: "cancelled", AbortError: "cancelled", InvalidStateError: "exists" }[error.name] ?? "failed",
      );
    });
  });
}

async function usePasskey(form) {
  const creates = form.dataset.passkey === "create";
  const { challenge, options } = creates ? await creationOptions(form) : await requestOptions(form);
  const publicKey = readable(options);
  const credential = creates
    ? await navigator.credentials.create({ publicKey })
    : await navigator.credentials.get({ publicKey });
  form.elements.challenge.value = challenge;
  form.elements.passkey.value = JSON.stringify(sendable(credential));
  form.submit();
}

function creationOptions(form) {
  return post("/v1/me/passkeys/options", undefined, { "X-CSRF-Token": form.elements.csrf_token.value });
}

function requestOptions(form) {
  const { signIn } = form.dataset;
  return post("/v1/session/passkey/options", signIn === undefined ? {} : { sign_in: signIn }, {});
}

async function post(path, body, headers) {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { "Content-Type": "application/json" };
  const response = await fetch(path, { method: "POST", headers: { ...type, ...headers }, ...content });
  const answer = await response.json();
  if (response.ok) return answer.data;
  if (answer.code === "reauthentication_required") {
    location.assign(`/confirm?return_to=${encodeURIComponent(location.pathname + location.search)}`);
    return new Promise(() => {});
  }
  throw new Error(answer.code);
}

/** Returns WebAuthn options with bytes instead of base64url. */
function readable(options) {
  const bytesOfId = (credential) => ({ ...credential, id: decode(credential.id) });
  return {
    ...options,
    challenge: decode(options.challenge),
    ...(options.user ? { user: bytesOfId(options.user) } : {}),
    ...(options.excludeCredentials ? { excludeCredentials: options.excludeCredentials.map(bytesOfId) } : {}),
    ...(options.allowCredentials ? { allowCredentials: options.allowCredentials.map(bytesOfId) } : {}),
  };
}

/** Returns a credential as the contract expects it. */
function sendable({ id, rawId, type, authenticatorAttachment, response }) {
  const members = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const present = members.filter((name) => response[name]).map((name) => [name, encode(response[name])]);
  const transports = response.getTransports ? { transports: response.getTransports() } : {};
  return {
    id,
    rawId: encode(rawId),
    type,
    ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
    clientExtensionResults: {},
    response: { ...Object.fromEntries(present), ...transports },
  };
}

function showStatus(name) {
  const status = document.querySelector("[data-status]");
  if (!status) return;
  status.textContent = name === null ? "" : status.dataset[name];
  status.hidden = name === null;
}

function offerCopy() {
  const button = document.querySelector("button[data-copy]");
  if (!button || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const codes = [...document.querySelectorAll("[data-codes] li")].map((item) => item.textContent.trim());
    await navigator.clipboard.writeText(codes.join("\n"));
    button.textContent = button.dataset.copied;
  });
}
