import type { IncomingMessage as Request, RequestListener, ServerResponse as Response } from "node:http";
import type { Socket } from "node:net";
import type { Express } from "express";
import { IncomingMessage, ServerResponse } from "../../base/platform/node-http.ts";

/** The classes of an application's requests and responses. */
interface Messages {
  readonly Request: new (socket: Socket) => Request;
  readonly Response: new (request: Request, options?: object) => Response;
}

/** An application, with the classes of its requests and responses; by default those of Node. */
export type Application = RequestListener & { readonly messages?: Messages | undefined };

const NODE: Messages = { Request: IncomingMessage, Response: ServerResponse };

/**
 * Returns classes whose objects already have the prototypes that Express sets. Express sets them for each request, and
 * code that uses an object with a changed prototype is slower: a read by id would need about a tenth more CPU.
 */
export function messagesOf(app: Express): Messages {
  const classes = { Request: class extends IncomingMessage {}, Response: class extends ServerResponse {} };
  app.request = derive(classes.Request.prototype, app.request);
  app.response = derive(classes.Response.prototype, app.response);
  return classes;
}

/** Makes a prototype inherit from Express's, and gives it the members that Express added for this application. */
function derive<Prototype extends object>(prototype: object, own: Prototype): Prototype {
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(own) as object);
  return Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(own)) as Prototype;
}

/** Returns an application whose classes can change. */
export function withMessages(serve: RequestListener, messages: () => Messages | undefined): Application {
  return Object.defineProperty(serve.bind(null), "messages", { get: messages });
}

/** Returns the classes for the server of an application whose classes can change. */
export function classesFor(application: Application) {
  const current = (): Messages => application.messages ?? NODE;
  function request(socket: Socket): Request {
    return new (current().Request)(socket);
  }
  function response(of: Request, options?: object): Response {
    return new (current().Response)(of, options);
  }
  const classes: unknown = { IncomingMessage: request, ServerResponse: response };
  // Called with `new`, these functions return the object of another class, which TypeScript cannot express; a Proxy can, but
  // needs 9 % more CPU for a read by id.
  return classes as { IncomingMessage: typeof IncomingMessage; ServerResponse: typeof ServerResponse };
}
