import { useQuery } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** The metadata of the MCP server (RFC 9728). */
const METADATA = "/.well-known/oauth-protected-resource";

/** Returns the public address of the MCP server, which can have another host than the console. */
export function useMcpAddress(): string {
  const usual = `${window.location.origin}/mcp`;
  const { data } = useQuery({
    queryKey: ["mcpAddress"],
    queryFn: async () => {
      const { text = "" } = await client.send({ method: "GET", route: METADATA, url: METADATA, options: {} });
      return addressIn(JSON.parse(text));
    },
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  return data ?? usual;
}

function addressIn(metadata: unknown): string | null {
  const resource: unknown =
    typeof metadata === "object" && metadata !== null ? Reflect.get(metadata, "resource") : undefined;
  return typeof resource === "string" ? resource : null;
}
