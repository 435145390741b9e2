import type { Connection } from "../../../../generated/sdk/types.gen.ts";
import { connectionCallTexts } from "../texts/connection-calls.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { fill, useLanguage } from "../texts/texts.tsx";
import { Badge } from "./badge.tsx";

interface ConnectionProps {
  readonly connection: Connection;
}

/** The number of tool calls of a connection, and of those that were refused. */
export function ConnectionCalls({ connection: { calls, refused_calls: refused } }: ConnectionProps) {
  const texts = usePageTexts(connectionCallTexts);
  const { locale } = useLanguage();
  return (
    <>
      {new Intl.NumberFormat(locale).format(calls)}{" "}
      {refused > 0 && <span className="help">{fill(texts.refused, { count: refused })}</span>}
    </>
  );
}

/** How a connection differs from one that a member opened and that works. */
export function ConnectionState({ connection: { blocked, managed, status } }: ConnectionProps) {
  const texts = usePageTexts(connectionCallTexts);
  return (
    <>
      {managed && <span className="help">{texts.managed}</span>}
      {blocked && status === "active" && <Badge tone="fault">{texts.blocked}</Badge>}
    </>
  );
}
