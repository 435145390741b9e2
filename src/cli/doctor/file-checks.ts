import { pingClamd } from "../../base/net/virus-scanner.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { Config } from "../../server/config.ts";
import { openFileStorage } from "../../server/dependencies.ts";
import { bad, type Check, good, reason, warning } from "./checks.ts";

type FileConfig = Pick<Config, "filesS3" | "dataDir" | "databaseUrl" | "clamavUrl">;

/** Checks that the bytes of files can be stored, read and scanned. */
export async function checkFiles(config: FileConfig): Promise<Check[]> {
  return [await checkStorage(config), await checkScanner(config)];
}

async function checkStorage(config: FileConfig): Promise<Check> {
  const { filesS3, dataDir, databaseUrl } = config;
  try {
    await openFileStorage(config).check();
  } catch (error) {
    const cause = error instanceof Problem ? error.cause : error;
    const fix =
      filesS3 === null
        ? `Grant this user write permission to ${dataDir}, or set DATA_DIR to another folder.`
        : "Check FILES_S3_URL, FILES_S3_REGION and the access key, which must be allowed to write, read and delete objects.";
    return bad("Files", reason(cause), fix);
  }
  if (filesS3 !== null) return good("Files", `stored at ${filesS3.url}`);
  const found = `stored in ${dataDir}`;
  if (databaseUrl === null) return good("Files", found);
  return warning(
    "Files",
    found,
    "Only processes that share this folder can read them. If the service runs on several machines, set FILES_S3_URL.",
  );
}

async function checkScanner({ clamavUrl }: FileConfig): Promise<Check> {
  if (clamavUrl === null)
    return good("Virus scanner", "not used (set CLAMAV_URL to scan files before they are stored)");
  try {
    await pingClamd(clamavUrl);
    return good("Virus scanner", `${clamavUrl} is reachable`);
  } catch (error) {
    return bad(
      "Virus scanner",
      `${clamavUrl}: ${reason(error)}`,
      "Start clamd with TCPSocket at that address; until then uploads are rejected with 503.",
    );
  }
}
