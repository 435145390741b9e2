import { useState } from "react";
import { TextField } from "../ui/form.tsx";

interface KeyedNameProps {
  readonly label: string;
  readonly keyLabel: string;
  readonly keyHelp: string;
  /** The longest key that the contract allows. */
  readonly maxKey: number;
  /** The record in the body that errors name, e.g. `/stages/3`. */
  readonly path?: string;
}

/** The name of a new record and its key, which follows from the name until the user enters another one. */
export function KeyedName({ label, keyLabel, keyHelp, maxKey, path = "" }: KeyedNameProps) {
  const [name, setName] = useState("");
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <TextField
        label={label}
        name="label"
        path={`${path}/label`}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={keyLabel}
        name="key"
        path={`${path}/key`}
        help={keyHelp}
        maxLength={maxKey}
        autoComplete="off"
        spellCheck={false}
        value={key ?? keyFrom(name, maxKey)}
        onChange={({ target }) => setKey(target.value)}
      />
    </>
  );
}

/** Returns the key for a name: `Coût prévu (€)` becomes `cout_prevu`. */
function keyFrom(name: string, maxKey: number): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const [first = "", ...others] = words ?? [];
  return [first.replace(/^\d+/, ""), ...others]
    .filter((word) => word !== "")
    .join("_")
    .slice(0, maxKey);
}
