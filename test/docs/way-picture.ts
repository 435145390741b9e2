type Fields = Readonly<Record<string, unknown>>;

/** A record that was created with a REST call and read with a tool. */
interface Way {
  readonly body: Fields;
  readonly answer: { readonly status: number; readonly etag: string; readonly data: Fields };
  readonly call: { readonly name: string; readonly arguments: Fields };
  readonly record: Fields;
}

/** The fields that the picture shows; "…" stands for the others. */
const SHOWN = ["id", "version", "name", "stage", "status", "amount", "currency", "expected_close_date"];
/** In pixels. */
const [WIDTH, COLUMN, LINE, TOP] = [1120, 520, 20, 84];

/** Draws both calls side by side, above the parts that they share. */
export function wayPicture({ body, answer, call, record }: Way): string {
  const rest = [
    "POST /v1/opportunities",
    "X-API-Key: crs_…",
    ...shown(body),
    "",
    `HTTP/1.1 ${answer.status} Created    ETag: ${answer.etag}`,
    ...shown({ data: chosen(answer.data) }),
  ];
  const mcp = [
    "tools/call",
    "Authorization: Bearer …",
    ...shown(call),
    "",
    "structuredContent",
    ...shown({ record: chosen(record) }),
  ];
  const bottom = TOP + Math.max(rest.length, mcp.length) * LINE + 24;
  const height = bottom + 110;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title" font-family="system-ui, 'Segoe UI', Roboto, Arial, sans-serif" font-size="16">
<title id="title">An opportunity created with a REST call, and the same record read by an AI application over MCP</title>
<rect width="${WIDTH}" height="${height}" fill="#f6f7f9"/>
${panel({ x: 24, bottom, title: "A program calls the REST API", lines: rest })}
${panel({ x: WIDTH - COLUMN - 24, bottom, title: "An AI application calls a tool over MCP", lines: mcp })}
${arrow(24 + COLUMN / 2, bottom)}${arrow(WIDTH - 24 - COLUMN / 2, bottom)}
<rect x="24" y="${bottom + 40}" width="${WIDTH - 48}" height="46" rx="8" fill="#1d4ed8"/>
<text x="${WIDTH / 2}" y="${bottom + 69}" fill="#fff" text-anchor="middle">The same permissions, services, rules and transactions: one record in PostgreSQL</text>
</svg>
`;
}

interface Panel {
  readonly x: number;
  readonly bottom: number;
  readonly title: string;
  readonly lines: readonly string[];
}

function panel({ x, bottom, title, lines }: Panel): string {
  const texts = lines.map((line, at) => {
    // Both calls name the same record.
    const marked = /"(?:record_)?id": /.test(line) ? ' fill="#1d4ed8" font-weight="600"' : "";
    return `<text x="${x + 20}" y="${TOP + 8 + at * LINE}" xml:space="preserve"${marked}>${escaped(line)}</text>`;
  });
  return `<rect x="${x}" y="24" width="${COLUMN}" height="${bottom - 24}" rx="8" fill="#fff" stroke="#c9ced6"/>
<text x="${x + 20}" y="54" fill="#111827" font-weight="600">${escaped(title)}</text>
<g fill="#1f2937" font-family="ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace" font-size="13.5">
${texts.join("\n")}
</g>`;
}

const arrow = (x: number, y: number): string =>
  `<path d="M${x} ${y + 4}v26m-7 -9l7 9l7 -9" fill="none" stroke="#1d4ed8" stroke-width="2"/>`;

/** The fields in the order of the picture, and a mark for those that it does not show. */
function chosen(fields: Fields): Fields {
  return Object.fromEntries<unknown>([
    ...SHOWN.filter((name) => name in fields).map((name): [string, unknown] => [name, fields[name]]),
    ["…", null],
  ]);
}

function shown(value: Fields): string[] {
  return JSON.stringify(value, null, 2).replace('"…": null', "…").split("\n");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
