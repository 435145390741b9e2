import "pg";

declare module "pg" {
  interface ClientBase {
    /** The key of the session, with which another connection can cancel its statement. */
    readonly processID: number;
    readonly secretKey: number;
  }

  interface Connection {
    /** Sends the first message of a session. */
    startup(settings: object): void;
    /** Sends a request to cancel the statement of a session, instead of starting one. */
    cancel(processID: number, secretKey: number): void;
  }
}
