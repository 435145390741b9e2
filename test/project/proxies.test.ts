import { spawn, type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect } from "chai";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { isInstalled } from "../support/programs/process.ts";
import { startService } from "../support/service.ts";
import { until } from "../support/queue.ts";
import { root } from "../server/identity.ts";
import { freePort } from "../support/free-port.ts";
import { use } from "../support/fixture.ts";

const FORGED = "203.0.113.9";
const identity = selfSigned("crm.example.com");

interface Place {
  readonly folder: string;
  readonly port: number;
  /** host:port of the service. */
  readonly service: string;
}

interface Proxy {
  readonly command: string;
  readonly debianPackage: string;
  readonly file: string;
  /** Adapts the example to free ports, a test certificate and a user without privileges. */
  readonly configuration: (example: string, place: Place) => string;
  readonly parameters: (file: string) => string[];
}

const proxies: readonly Proxy[] = [
  {
    command: "caddy",
    debianPackage: "caddy",
    file: "Caddyfile",
    configuration(example, { folder, port, service }) {
      const site = `https://crm.example.com:${String(port)} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`;
      const own = example.replace(/^crm\.example\.com \{/m, site).replace("127.0.0.1:3000", service);
      return `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n${own}`;
    },
    parameters: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
  {
    command: "nginx",
    debianPackage: "nginx-light",
    file: "nginx.conf",
    configuration(example, { folder, port, service }) {
      const http = example
        .replace(/^ +listen \[::\].*$/gm, "")
        .replace("listen 443", `listen 127.0.0.1:${String(port)}`)
        .replace("listen 80", `listen unix:${folder}/80`)
        .replace("127.0.0.1:3000", service)
        .replaceAll("/etc/ssl/crm/fullchain.pem", `${folder}/cert.pem`)
        .replaceAll("/etc/ssl/crm/privkey.pem", `${folder}/key.pem`);
      const start = `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\ndaemon off;\nevents {}`;
      return `${start}\nhttp {\naccess_log off;\n${http}\n}\n`;
    },
    parameters: (file) => ["-c", file],
  },
];

describe("Proxy examples", () => {
  for (const proxy of proxies.filter(({ command, debianPackage }) => isInstalled(command, debianPackage))) {
    describe(proxy.file, () => {
      let place: Place;
      let child: ChildProcess;
      let key: string;
      const service = use(() =>
        startService({
          // One more than there are: an address that the proxy only passed on would be used.
          env: { TRUST_PROXY: "2" },
        }),
      );
      before(async () => {
        key = await createKey(service, { user: (await createOrganization(service)).owner });
        const folder = mkdtempSync(join(tmpdir(), "crm-proxy-"));
        place = { folder, port: await freePort(), service: new URL(service.url).host };
        writeFileSync(join(folder, "cert.pem"), identity.cert);
        writeFileSync(join(folder, "key.pem"), identity.key);
        const example = readFileSync(join(root, "scripts/deployment", proxy.file), "utf8");
        const file = join(folder, "configuration");
        writeFileSync(file, proxy.configuration(example, place));
        const env = { PATH: process.env["PATH"], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
        child = spawn(proxy.command, proxy.parameters(file), { stdio: "ignore", env });
        const answers = (): Promise<boolean> =>
          send(place, { path: "/livez" }).then(
            () => true,
            () => false,
          );
        await until(answers, proxy.command, 30);
      });
      after(async () => {
        const exited = once(child, "exit");
        child.kill("SIGTERM");
        await exited;
        rmSync(place.folder, { recursive: true, force: true });
      });

      it("replaces an X-Forwarded-For that the client wrote", async () => {
        const headers = { "X-API-Key": key, "X-Forwarded-For": FORGED };
        expect((await send(place, { path: "/v1/entities", headers })).status).to.equal(200);
        const used = (): Promise<string | null> =>
          service.database.pool("api_keys").whereNotNull("last_used_at").first("last_used_ip").then(addressOf);
        await until(async () => (await used()) !== null, "the use of the key");
        expect(await used()).to.equal("127.0.0.1");
      });

      it("passes bodies and errors of the service on", async () => {
        const headers = { "X-API-Key": key, "Content-Type": "application/json" };
        const contact = JSON.stringify({ entity_type: "contact", first_name: "Ada" });
        expect((await send(place, { method: "POST", path: "/v1/entities", headers, body: contact })).status).to.equal(
          201,
        );
        const large = JSON.stringify({ entity_type: "contact", first_name: "x".repeat(3_000_000) });
        const refused = await send(place, { method: "POST", path: "/v1/entities", headers, body: large });
        expect(refused).to.have.property("status", 413);
        expect(refused.body).to.have.property("code", "payload_too_large");
        const long = await send(place, { path: `/v1/entities?q=${"x".repeat(9_000)}`, headers });
        expect(long.body).to.have.property("code", "uri_too_long");
      });
    });
  }
});

const addressOf = (row: unknown): string | null =>
  typeof row === "object" && row !== null && "last_used_ip" in row ? String(row.last_used_ip) : null;

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request through the proxy; checks its certificate. */
async function send({ port }: Place, { body, headers, ...more }: Sent): Promise<{ status: number; body: unknown }> {
  const servername = "crm.example.com";
  const own = { Host: servername, ...headers };
  const sent = request({ host: "127.0.0.1", port, servername, ca: identity.cert, headers: own, ...more });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await json(response) };
}

const file = (path: string): string => readFileSync(join(root, path), "utf8");

describe("nginx example", () => {
  const conf = file("scripts/deployment/nginx.conf");

  it("disables buffering and retries, sets X-Forwarded-For and does not expose the admin port", () => {
    for (const line of ["proxy_buffering off", "proxy_request_buffering off", "proxy_next_upstream off"]) {
      expect(conf).to.contain(`${line};`);
    }
    expect(conf).to.contain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(conf).not.to.contain("9464");
  });

  if (isInstalled("nginx", "nginx-light")) {
    it("is accepted by nginx", () => {
      const folder = mkdtempSync(join(tmpdir(), "crm-nginx-"));
      writeCertificate(folder);
      const main = join(folder, "nginx.conf");
      // Ports below 1024 require root.
      const sockets = conf.replace(/^ +listen \[::\].*$/gm, "").replace(/listen (\d+)/g, `listen unix:${folder}/$1`);
      const http = sockets.replaceAll("/etc/ssl/crm", folder);
      writeFileSync(
        main,
        `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${http}\n}\n`,
      );
      const { status, stderr } = spawnSync("nginx", ["-t", "-q", "-c", main], { encoding: "utf8" });
      expect(status, stderr).to.equal(0);
    });
  }
});

describe("HAProxy example", () => {
  const conf = file("scripts/deployment/haproxy.cfg");

  it("repeats only requests that are safe to repeat, replaces X-Forwarded-For and does not expose the admin port", () => {
    for (const line of ["retry-on conn-failure empty-response", "http-request disable-l7-retry unless METH_GET"]) {
      expect(conf).to.contain(`    ${line}\n`);
    }
    expect(conf).to.contain("http-request set-header X-Forwarded-For %[src]");
    expect(conf).not.to.contain("9464");
  });

  if (isInstalled("haproxy", "haproxy")) {
    it("is accepted by HAProxy", () => {
      const folder = mkdtempSync(join(tmpdir(), "crm-haproxy-"));
      writeFileSync(join(folder, "crm.pem"), writeCertificate(folder));
      writeFileSync(join(folder, "haproxy.cfg"), conf.replaceAll("/etc/haproxy", folder));
      const check = spawnSync("haproxy", ["-c", "-f", join(folder, "haproxy.cfg")], { encoding: "utf8" });
      expect(check.status, check.stderr).to.equal(0);
    });
  }
});

/** Writes a test certificate and its key, and returns both in one text. */
function writeCertificate(folder: string): string {
  const { key, cert } = selfSigned("crm.example.com");
  writeFileSync(join(folder, "privkey.pem"), key);
  writeFileSync(join(folder, "fullchain.pem"), cert);
  return `${key}${cert}`;
}
