import { createEgress, type Egress } from "../../../src/base/net/egress.ts";
import { selfSigned } from "../programs/certificate.ts";
import { listenHttps, PUBLIC, type Listener } from "../webhooks/listener.ts";

/** Hosts of the internet, on one local https server. */
export interface DocumentHosts {
  /** Reaches only these hosts, at their usual port. */
  readonly egress: Egress;
  /** The requested URLs, in order. */
  readonly requests: string[];
  /** Serves a document at its URL. */
  serve(url: string, document: unknown): void;
  close(): Promise<void>;
}

/** Starts a server for these hosts. Its port is not 443, so requests to the usual port are sent there. */
export async function documentHosts(hosts: readonly string[]): Promise<DocumentHosts> {
  const identity = selfSigned(...hosts);
  const documents = new Map<string, unknown>();
  const requests: string[] = [];
  const listener: Listener = await listenHttps(identity, (request, response) => {
    const url = `https://${(request.headers.host ?? "").replace(/:\d+$/, "")}${request.url ?? ""}`;
    requests.push(url);
    const document = documents.get(url);
    response.writeHead(document === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(document ?? {}));
  });
  const hostAddresses = (name: string): Promise<string[]> => Promise.resolve(hosts.includes(name) ? [PUBLIC] : []);
  const guarded = createEgress({ allowHttp: false, allowedSubnets: [PUBLIC], ca: identity.cert, hostAddresses });
  const atListener = (url: string): string => {
    const target = new URL(url);
    if (target.port === "" && hosts.includes(target.hostname)) target.port = String(listener.port);
    return target.href;
  };
  return {
    egress: { ...guarded, fetch: (url, request) => guarded.fetch(atListener(url), request) },
    requests,
    serve: (url, document) => void documents.set(url, document),
    close: () => listener.close(),
  };
}
