import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import type { Schemas } from "../generated/services.js";
import { newId } from "./access/ids.ts";
import { createKeyring } from "./access/keyring.ts";
import { createLinks } from "./access/links.ts";
import { createPasswords } from "./access/passwords.ts";
import { createSealer } from "./access/sealer.ts";
import { createVault } from "./access/vault.ts";
import type { Config } from "./config.ts";
import type { SchemaDocument } from "./http/known-fields.ts";
import { described } from "./http/log.ts";
import { explain, sentences } from "./i18n/sentences.ts";
import { summarise } from "./i18n/activities.ts";
import { createEgress, type Egress } from "./net/egress.ts";
import { writeEventLetter } from "./mail/event-letter.ts";
import { openPostOffice, type PostOffice } from "./mail/post-office.ts";
import type { Store } from "./repositories/store.ts";
import type { ServiceParts } from "./services/services.ts";

/** The configuration, once the secret key is known. */
export type AppConfig = Config & { readonly secretKey: Buffer };

/** The contract, as it is published. */
export type ContractDocument = SchemaDocument & Schemas["OpenApiDocument"];

/** What services are made of in a process; whoever opened it closes the mailer. */
export type OpenServiceParts = ServiceParts & { readonly mailer: PostOffice };

/** Reads generated/openapi.json. */
export async function readDocument(): Promise<ContractDocument> {
  return JSON.parse(await readFile(new URL("../generated/openapi.json", import.meta.url), "utf8")) as ContractDocument;
}

/** What parts are opened with. */
interface PartsInput {
  readonly store: Store;
  readonly logger: Logger;
  readonly document: ContractDocument;
  /** As the configuration has it where not given. */
  readonly egress?: Egress | undefined;
}

/** The parts of services over a store, as the configuration says. */
export function openServiceParts(
  config: AppConfig,
  { store, logger, document, egress = createEgress(config.egress) }: PartsInput,
): OpenServiceParts {
  const keyring = createKeyring(config.secretKey, config.previousSecretKey);
  const mailer = openPostOffice({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    dataDir: config.dataDir,
    baseUrl: config.baseUrl,
    onFailure: (kind, error) => logger.error({ letter: kind, ...described(error) }, "a letter could not be sent"),
  });
  return {
    store,
    clock: Date.now,
    newId: () => newId(),
    sealer: createSealer(keyring, "cursors"),
    keyring,
    vault: createVault(keyring),
    egress,
    passwords: createPasswords(),
    mailer,
    mailFrom: config.mailFrom,
    links: createLinks(keyring),
    baseUrl: config.baseUrl,
    writeEventLetter,
    dataRegion: config.dataRegion,
    say: (locale, { code, values }) => explain(sentences(locale), code, values),
    summarise,
    document,
  };
}
