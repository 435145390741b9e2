import { open, type FileHandle } from "node:fs/promises";
import { CommandError } from "../server/outcome.ts";

/** Opens a file that is read; throws a CommandError that says why it cannot be. */
export async function openToRead(path: string): Promise<FileHandle> {
  const file = await opened(path, "r", { deed: "read", name: path });
  if ((await file.stat()).isDirectory()) {
    await file.close();
    throw new CommandError("usage", `${path} cannot be read: it is a folder.`);
  }
  return file;
}

/** Opens a file that is written, in place of one that is there; `name` is what it is called in the end. Throws a CommandError that says why it cannot be. */
export const openToWrite = (path: string, name = path): Promise<FileHandle> =>
  opened(path, "w", { deed: "written", name });

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "you have no permission",
  EPERM: "you have no permission",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is no folder",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
};

interface Said {
  readonly deed: string;
  /** Of the file that was asked for. */
  readonly name: string;
}

async function opened(path: string, flags: "r" | "w", { deed, name }: Said): Promise<FileHandle> {
  try {
    return await open(path, flags);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CommandError("usage", `${name} cannot be ${deed}: ${REASONS[code] ?? code}.`);
  }
}
