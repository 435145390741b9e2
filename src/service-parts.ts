import { readFile } from "node:fs/promises";
import type { Schemas } from "../generated/services.js";
import { newId } from "./access/ids.ts";
import { createKeyring } from "./access/keyring.ts";
import { createLinks } from "./access/links.ts";
import { createPasswords } from "./access/passwords.ts";
import { createReturnPaths } from "./access/return-paths.ts";
import { createSealer } from "./access/sealer.ts";
import { createVault } from "./access/vault.ts";
import type { Config } from "./config.ts";
import type { SchemaDocument } from "./http/known-fields.ts";
import { explain, sentences } from "./i18n/sentences.ts";
import { summarise } from "./i18n/activities.ts";
import { createEgress, type Egress } from "./net/egress.ts";
import { writeEventLetter } from "./mail/event-letter.ts";
import { wording } from "./mail/letters.ts";
import { createPace } from "./mail/pace.ts";
import { openPostOffice } from "./mail/post-office.ts";
import { readReturned } from "./mail/returned-mail.ts";
import type { Store } from "./repositories/store.ts";
import type { ServiceParts } from "./services/services.ts";

/** The configuration, once the secret key is known. */
export type AppConfig = Config & { readonly secretKey: Buffer };

/** The contract, as it is published. */
export type ContractDocument = SchemaDocument & Schemas["OpenApiDocument"];

/** Reads generated/openapi.json. */
export async function readDocument(): Promise<ContractDocument> {
  return JSON.parse(await readFile(new URL("../generated/openapi.json", import.meta.url), "utf8")) as ContractDocument;
}

/** What parts are opened with. */
interface PartsInput {
  readonly store: Store;
  readonly document: ContractDocument;
  /** As the configuration has it where not given. */
  readonly egress?: Egress | undefined;
}

/** The parts of services over a store, as the configuration says; whoever opened them closes the post offices. */
export function openServiceParts(
  config: AppConfig,
  { store, document, egress = createEgress(config.egress) }: PartsInput,
): ServiceParts {
  const keyring = createKeyring(config.secretKey, config.previousSecretKey);
  return {
    store,
    clock: Date.now,
    newId: () => newId(),
    sealer: createSealer(keyring, "cursors"),
    keyring,
    vault: createVault(keyring),
    egress,
    passwords: createPasswords(),
    postOffice: openPostOffice(config),
    campaignOffice: openPostOffice(config),
    campaignPace: createPace(config.campaignRate),
    returnPaths: createReturnPaths(keyring, config.bounceAddress),
    readReturned,
    writeLetter: (letter) => wording(letter, config.baseUrl),
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
