import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schemas } from "../../generated/services.js";
import { newId } from "../base/platform/ids.ts";
import { createKeyring } from "../base/platform/keyring.ts";
import { createLinks } from "../base/platform/links.ts";
import { createPasswords } from "../features/sign-in/password.ts";
import { createReplyAddresses, createVerp } from "../base/mail/verp.ts";
import { createSignedTokens } from "../base/platform/signed-token.ts";
import { createEncryption } from "../base/platform/encryption.ts";
import type { Config } from "./config.ts";
import type { SchemaDocument } from "../adapters/http/known-fields.ts";
import { explain, sentences } from "../base/i18n/sentences.ts";
import { summarize } from "../base/records/timeline.ts";
import { createEgress, type Egress, txtRecords, type TxtRecords } from "../base/net/egress.ts";
import { s3Bucket } from "../base/net/s3.ts";
import { clamdScanner } from "../base/net/virus-scanner.ts";
import { folderStorage, s3Storage, type FileStorage } from "../features/files/storage.ts";
import { renderEventMessage } from "../features/booking/notifications/template.ts";
import { renderAccountEmail } from "../features/accounts/account-emails.ts";
import { writeFooter } from "../base/mail/marketing-footer.ts";
import { createSendRate } from "../base/mail/send-rate.ts";
import { createPublicMail, unlimitedPublicMail } from "../base/mail/public-mail.ts";
import { createMailTransport } from "../base/mail/transport.ts";
import { parseBounceReport } from "../features/email/bounce-report.ts";
import type { Store } from "../base/store/store.ts";
import type { ServiceDeps } from "./services.ts";
import type { Telemetry } from "./telemetry/start.ts";

/** The configuration with the secret key. */
export type AppConfig = Config & { readonly secretKey: Buffer };

/** The published contract. */
export type ContractDocument = SchemaDocument & Schemas["OpenApiDocument"];

let document: ContractDocument | undefined;

/** Returns generated/openapi.json. It is read by the first call. */
export function readDocument(): ContractDocument {
  const address = new URL("../../generated/openapi.json", import.meta.url);
  return (document ??= JSON.parse(readFileSync(address, "utf8")) as ContractDocument);
}

/** The input for creating dependencies. */
interface DependenciesInput {
  readonly store: Store;
  /** Created from the configuration by default. */
  readonly egress?: Egress | undefined;
  /** Queries the name servers of the system by default. */
  readonly txtRecords?: TxtRecords | undefined;
  readonly telemetry?: Telemetry | null;
}

/** Creates the dependencies of services for a store. The caller must close the mail transports. */
export function openDependencies(config: AppConfig, input: DependenciesInput): ServiceDeps {
  const deps = createDependencies(config, input);
  return input.telemetry?.dependencies(deps) ?? deps;
}

function createDependencies(
  config: AppConfig,
  { store, egress = createEgress(config.egress), txtRecords: readTxtRecords = txtRecords() }: DependenciesInput,
): ServiceDeps {
  const keyring = createKeyring(config.secretKey, config.previousSecretKey);
  return {
    store,
    clock: Date.now,
    newId: () => newId(),
    signedTokens: createSignedTokens(keyring, "cursors"),
    keyring,
    encryption: createEncryption(keyring),
    egress,
    txtRecords: readTxtRecords,
    passwords: createPasswords(),
    mailTransport: createMailTransport(config),
    campaignTransport: createMailTransport(config),
    campaignSendRate: createSendRate(config.campaignRate),
    returnPaths: createVerp(keyring, config.bounceAddress),
    replyAddresses: config.acceptsReplies ? createReplyAddresses(keyring, config.bounceAddress) : null,
    publicMail: config.rateLimits ? createPublicMail({ keyring, clock: Date.now }) : unlimitedPublicMail,
    parseBounceReport,
    renderEmail: (letter) => renderAccountEmail(letter, config.baseUrl),
    mailFrom: config.mailFrom,
    links: createLinks(keyring),
    baseUrl: config.baseUrl,
    renderEventMessage,
    writeFooter,
    fileStorage: openFileStorage(config),
    scanFile: config.clamavUrl === null ? null : clamdScanner(config.clamavUrl),
    dataRegion: config.dataRegion,
    say: (locale, { code, values }) => explain(sentences(locale), code, values),
    summarize,
    document: readDocument,
  };
}

/** Opens the storage of files that the configuration names. Nothing is created before the first upload. */
export function openFileStorage({ filesS3, dataDir }: Pick<Config, "filesS3" | "dataDir">): FileStorage {
  return filesS3 === null ? folderStorage(join(dataDir, "files")) : s3Storage(s3Bucket(filesS3));
}
