import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A key with a self-signed certificate. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts);
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, "hex"));
const time = (at: Date): Buffer => tagged(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, "").slice(2, 14)}Z`));
const bits = (value: Uint8Array): Buffer => tagged(0x03, Buffer.from([0]), value);

const ecdsaWithSha256 = sequence(identifier("2a8648ce3d040302"));
const commonName = "550403";
const subjectAltName = "551d11";
const DAY = 86_400_000;

/** Creates a certificate for names and IPv4 addresses, valid for about a day, so that none is stored or expires. */
export function selfSigned(...hosts: readonly string[]): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const label = Buffer.from(createHash("sha256").update(hosts.join()).digest("hex").slice(0, 32));
  const name = sequence(tagged(0x31, sequence(identifier(commonName), tagged(0x0c, label))));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1]), randomBytes(15)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - DAY)), time(new Date(Date.now() + DAY))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(sequence(identifier(subjectAltName), tagged(0x04, sequence(...hosts.map(altName)))))),
  );
  const signature = sign("sha256", content, privateKey);
  const der = sequence(content, ecdsaWithSha256, bits(signature)).toString("base64");
  // No empty line if the last one is full: OpenSSL would reject it.
  const lines = der.replace(/.{64}(?=.)/g, "$&\n");
  const cert = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert };
}

function altName(host: string): Buffer {
  const isAddress = /^[\d.]+$/.test(host);
  return isAddress ? tagged(0x87, Buffer.from(host.split(".").map(Number))) : tagged(0x82, Buffer.from(host));
}
