import { errorStatuses } from "../../../generated/vocabulary.js";
import type { ErrorCode } from "../../../generated/vocabulary.d.ts";
import type { Operation } from "../../base/contract/operation.ts";
import type { Middleware } from "../http/middleware.ts";
import { TooManyRequests, Problem } from "../../base/platform/rules/errors.ts";
import type { Contract, OperationContract } from "./contract.ts";

type Row = Pick<Operation<unknown>, "id" | "method" | "path">;

/**
 * Responds with the error that a client asks for: `Prefer: code=409`, or one code of it: `Prefer: code=in_use`. A
 * successful status is ignored. An error that the operation does not document is 400 with the documented ones.
 */
export function preferredErrors(operations: readonly Row[], contract: Contract): Middleware {
  const patterns = operations.map(({ id, method, path }) => ({ id, method, pattern: patternOf(path) }));
  return (request, response, next) => {
    const [, wanted] = /(?:^|[,;\s])code=([a-z0-9_]+)/.exec(String(request.headers["prefer"] ?? "")) ?? [];
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const found = patterns.find((one) => one.method === method && one.pattern.test(request.path));
    if (wanted === undefined || !found) {
      next();
      return;
    }
    const operation = contract.operation(found.id);
    const chosen = choose(operation, wanted);
    if (chosen === "success") next();
    else if (chosen === "limited") throw new TooManyRequests(1);
    else if (chosen !== null) throw new Problem(chosen);
    else {
      const { requestId } = response.locals;
      const body = { error: explain(operation, wanted), code: "malformed_request", request_id: requestId };
      response.status(400).set({ "Cache-Control": "no-store", "Content-Language": "en" }).vary("Accept-Language");
      response.json(body);
    }
  };
}

function choose({ errors, statuses }: OperationContract, wanted: string): ErrorCode | "success" | "limited" | null {
  const status = Number(wanted);
  if (status === 429) return errors.has(429) ? "limited" : null;
  if (status < 400) return statuses.includes(status) ? "success" : null;
  const [code] = Number.isNaN(status)
    ? [...errors.values()].flat().filter((one) => one === wanted)
    : (errors.get(status) ?? []);
  return isErrorCode(code) ? code : null;
}

function explain({ id, errors, statuses }: OperationContract, wanted: string): string {
  const codes = [...errors.values()].flat().sort();
  return `The header Prefer asks for ${wanted}, which ${id} does not document. Use one of: ${[...statuses, ...codes].join(", ")}.`;
}

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errorStatuses, code);

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
}
