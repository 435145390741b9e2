const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Returns the host of a name or URL, in lower case and ASCII (IDNA); null if there is none. */
export function hostName(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) return null;
  const host = new URL(address).hostname.toLowerCase().replace(/\.$/, "");
  const labels = host.split(".");
  const named =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^[0-9]+$/.test(labels.at(-1) ?? "");
  return named && host.length <= 253 ? host : null;
}
