/** An MCP tool as its file defines it. */
export interface Tool {
  readonly name: string;
}
