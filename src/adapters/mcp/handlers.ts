/** The result of a tool in the protocol's format. */
export interface ToolResult {
  readonly content: readonly { readonly type: string; readonly [member: string]: unknown }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
}

/** One call of a tool. */
export interface ToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Set if the call is malformed: the error and the arguments that were sent. Such a call is rejected and logged. */
  readonly fault?: { readonly message: string; readonly sent: unknown };
}

/** A question to the user instead of a result. The client asks it and repeats its request with the answer. */
export interface InputRequired {
  readonly inputRequests: Readonly<Record<string, { readonly method: string; readonly params: object }>>;
  /** Returned with the answer. */
  readonly requestState: string;
}

/** The statements of a client in its request. */
export interface ClientInput {
  /** The capabilities of the client. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Answers to `inputRequests`, by name; undefined if the request does not answer anything. */
  readonly responses: Readonly<Record<string, unknown>> | undefined;
  /** The `requestState` that belongs to the answers. */
  readonly state: string | undefined;
}

/** The part of a request that its handler needs besides its parameters: null in versions without questions to users. */
export type Client = ClientInput | null;

/** A prompt with its arguments filled in. */
export interface PromptResult {
  readonly description?: string;
  readonly messages: readonly { readonly role: "user" | "assistant"; readonly content: object }[];
}

/** The content of a resource. */
export interface ResourceContents {
  readonly contents: readonly {
    readonly uri: string;
    readonly mimeType?: string;
    readonly [member: string]: unknown;
  }[];
}

/** A value to complete: the argument of a prompt, or the variable of a URI template. */
export interface CompletionRequest {
  readonly ref:
    { readonly type: "ref/prompt"; readonly name: string } | { readonly type: "ref/resource"; readonly uri: string };
  readonly argument: { readonly name: string; readonly value: string };
}

/** The functions of an MCP server; they throw only RpcError. */
export interface RequestHandlers {
  /** Returns the instructions for the model. */
  instructions(): Promise<string>;
  /** Returns the tool definitions in the order in which they are listed. */
  list(): readonly object[];
  call(call: ToolCall, client: Client): Promise<ToolResult | InputRequired>;
  listPrompts(): readonly object[];
  getPrompt(
    prompt: { readonly name: string; readonly arguments: Readonly<Record<string, string>> },
    client: Client,
  ): Promise<PromptResult | InputRequired>;
  listResources(): Promise<readonly object[]>;
  listResourceTemplates(): readonly object[];
  readResource(uri: string): Promise<ResourceContents>;
  /** Returns at most 100 values, the most relevant ones first. */
  complete(request: CompletionRequest): Promise<readonly string[]>;
}

/** Name, version and appearance of the server, as clients show them. */
interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly websiteUrl: string;
  readonly icons: readonly { readonly src: string; readonly mimeType: string; readonly sizes: readonly string[] }[];
}

/** The server, with the versions and sizes of tool-schemas/server.json. */
export interface ServerIdentity {
  readonly info: ServerInfo;
  /** Versions that begin with `initialize`, newest first. */
  readonly protocolVersions: readonly string[];
  /** Versions in which each request names its version in `_meta`, newest first. */
  readonly statelessVersions: readonly string[];
  readonly limits: {
    readonly requestBytes: number;
    readonly requestValues: number;
    readonly batchEntries: number;
  };
  /** How long clients may keep results: definitions, and lists and contents of records. */
  readonly cacheSeconds: { readonly definitions: number; readonly records: number };
}
