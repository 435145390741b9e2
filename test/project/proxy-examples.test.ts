import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { selfSigned } from "../support/programs/certificate.ts";
import { isInstalled } from "../support/programs/process.ts";
import { root } from "../server/identity.ts";

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
