import "pg";

declare module "pg" {
  interface ClientBase {
    /** The key of the session, with which another connection can cancel its statement. */
    readonly processID: number;
    readonly secretKey: number;
  }

  interface Connection {
    /** The texts of the statements that were sent to the server and have not been parsed yet, by name. */
    readonly submittedNamedStatements: Record<string, string>;
    parse(statement: { readonly text: string }): void;
    bind(portal: object): void;
    execute(portal: object): void;
    /** Sends the first message of a session. */
    startup(settings: object): void;
    /** Sends a request to cancel the statement of a session, instead of starting one. */
    cancel(processID: number, secretKey: number): void;
  }
}
