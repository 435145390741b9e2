import type http from "node:http";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import type { Express } from "express";
import { IncomingMessage, ServerResponse } from "../platform/node-http.ts";

/** The classes of an application's requests and responses. */
export interface Messages {
  readonly Request: new (socket: Socket) => http.IncomingMessage;
  readonly Response: new (request: http.IncomingMessage, options?: object) => http.ServerResponse;
}

/** An application, with the classes of its requests and responses; by default those of Node. */
export type Application = RequestListener & { readonly messages?: Messages | undefined };

const NODE: Messages = { Request: IncomingMessage, Response: ServerResponse };

/**
 * Returns classes whose objects already have the prototypes that Express sets. Express sets them for each request, and
 * V8 cannot optimize code for objects whose prototype changes: a read by id would need 7 % more CPU.
 */
export function messagesOf(app: Express): Messages {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = derive(Request.prototype, app.request);
  app.response = derive(Response.prototype, app.response);
  return { Request, Response };
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

/** Returns the constructors for the server of an application whose classes can change. */
export function constructorsFor(
  application: Application,
): Required<Pick<http.ServerOptions, "IncomingMessage" | "ServerResponse">> {
  const current = (): Messages => application.messages ?? NODE;
  function request(socket: Socket): http.IncomingMessage {
    return new (current().Request)(socket);
  }
  function response(of: http.IncomingMessage, options?: object): http.ServerResponse {
    return new (current().Response)(of, options);
  }
  return {
    IncomingMessage: request as unknown as typeof IncomingMessage,
    ServerResponse: response as unknown as typeof ServerResponse,
  };
}
