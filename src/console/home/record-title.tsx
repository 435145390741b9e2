import { Link } from "wouter";
import { recordAddress } from "../shell/record-address.ts";

interface RecordTitleProps {
  readonly type: string;
  readonly id: string;
  readonly title: string;
}

/** The name of a record, with a link if the console has a page for its type. */
export function RecordTitle({ type, id, title }: RecordTitleProps) {
  const address = recordAddress(type, id);
  return address === null ? <span>{title}</span> : <Link href={address}>{title}</Link>;
}
