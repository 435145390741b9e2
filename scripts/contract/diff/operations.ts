import type {
  BodyObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  PathItem,
  ResponseObject,
} from "../document.ts";
import { operationsIn, resolve } from "../document.ts";
import type { BreakingChange } from "./change.ts";
import { schemaChanges } from "./schemas.ts";

interface OperationSide {
  readonly document: OpenApiDocument;
  readonly item: PathItem;
  readonly operation: OperationObject;
}

/** Returns breaking changes of operations. The `x-*` traits are part of the contract. */
export function* operationChanges(before: OpenApiDocument, after: OpenApiDocument): Generator<BreakingChange> {
  const now = new Map([...operationsIn(after.paths)].map((found) => [`${found.method} ${found.path}`, found]));
  for (const found of operationsIn(before.paths)) {
    const current = now.get(`${found.method} ${found.path}`);
    const subject = found.operation.operationId ?? `${found.method.toUpperCase()} ${found.path}`;
    const change = (message: string): BreakingChange => ({ subject, message });
    if (!current) {
      yield change(`${found.method.toUpperCase()} ${found.path} was removed`);
      continue;
    }
    const [old, next] = [
      { document: before, ...found },
      { document: after, ...current },
    ];
    for (const message of traitChanges(old, next)) yield change(message);
    yield* parameterChanges(subject, old, next);
    yield* bodyChanges(subject, old, next);
    yield* responseChanges(subject, old, next);
  }
}

function* traitChanges(old: OperationSide, now: OperationSide): Generator<string> {
  const [was, is] = [old.operation, now.operation];
  if (was.operationId !== is.operationId) yield `the operationId is ${String(is.operationId)} now (the SDK's call)`;
  const [permission, needed] = [was["x-permission"] ?? "none", is["x-permission"] ?? "none"];
  if (needed !== permission && needed !== "none") yield `it needs the permission ${needed}, which was ${permission}`;
  const [limit, lower] = [rateLimitOf(old), rateLimitOf(now)];
  if (limit !== undefined && lower !== undefined && lower < limit)
    yield `its rate limit was lowered from ${String(limit)} to ${String(lower)} per minute`;
  const lost = schemesOf(old).filter((scheme) => !schemesOf(now).includes(scheme));
  if (schemesOf(old).length === 0 && schemesOf(now).length > 0) yield "it was public and needs authentication now";
  else if (schemesOf(now).length > 0 && lost.length) yield `it no longer accepts ${lost.join(", ")}`;
  for (const field of was["x-sort"] ?? [])
    if (!is["x-sort"]?.includes(field)) yield `it can no longer be sorted by ${field}`;
  const [size, smaller] = [was["x-body-limit"] ?? 1048576, is["x-body-limit"] ?? 1048576];
  if (smaller < size) yield `a body may have ${String(smaller)} bytes, which were ${String(size)}`;
  for (const trait of ["x-download", "x-upload", "x-document", "x-session", "x-secret"]) {
    if (was[trait] !== is[trait])
      yield `${trait} was ${JSON.stringify(was[trait] ?? false)} and is ${JSON.stringify(is[trait] ?? false)}`;
  }
}

function rateLimitOf({ document, operation }: OperationSide): number | undefined {
  return document["x-rate-limits"]?.[operation["x-rate-limit"] ?? ""];
}

function schemesOf({ document, operation }: OperationSide): string[] {
  return (operation.security ?? document.security ?? []).flatMap((scheme) => Object.keys(scheme));
}

function parametersOf({ document, item, operation }: OperationSide): Map<string, ParameterObject> {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const resolved = all.flatMap((parameter) => resolve<ParameterObject>(document, parameter) ?? []);
  return new Map(resolved.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
}

function* parameterChanges(subject: string, old: OperationSide, now: OperationSide): Generator<BreakingChange> {
  const [was, is] = [parametersOf(old), parametersOf(now)];
  for (const [key, parameter] of was) {
    const current = is.get(key);
    if (!current) yield { subject, message: `the parameter ${parameter.name} was removed` };
    else if (parameter.name !== "sort") {
      const path = `the parameter ${parameter.name}`;
      const sides = { before: [old.document, parameter.schema], after: [now.document, current.schema] } as const;
      yield* schemaChanges({ ...sides, direction: "in", subject, path });
      const [value, other] = [parameter.schema?.default, current.schema?.default];
      if (value !== other)
        yield {
          subject,
          message: `${path} is ${JSON.stringify(other)} where left out, which was ${JSON.stringify(value)}`,
        };
    }
  }
  for (const [key, parameter] of is) {
    if (parameter.required && !was.get(key)?.required)
      yield { subject, message: `the parameter ${parameter.name} is required now` };
  }
}

function* bodyChanges(subject: string, old: OperationSide, now: OperationSide): Generator<BreakingChange> {
  const was = resolve<BodyObject>(old.document, old.operation.requestBody ?? {});
  const is = resolve<BodyObject>(now.document, now.operation.requestBody ?? {});
  if (is?.required && !was?.required) yield { subject, message: "the body is required now" };
  for (const [type, media] of Object.entries(was?.content ?? {})) {
    const current = is?.content?.[type];
    if (!current) yield { subject, message: `it no longer accepts ${type}` };
    const sides = { before: [old.document, media.schema], after: [now.document, current?.schema] } as const;
    if (current) yield* schemaChanges({ ...sides, direction: "in", subject, path: "body" });
  }
}

function* responseChanges(subject: string, old: OperationSide, now: OperationSide): Generator<BreakingChange> {
  for (const [status, given] of Object.entries(old.operation.responses ?? {})) {
    if (!status.startsWith("2")) continue;
    const was = resolve<ResponseObject>(old.document, given);
    const is = resolve<ResponseObject>(now.document, now.operation.responses?.[status] ?? {});
    if (now.operation.responses?.[status] === undefined)
      yield { subject, message: `it no longer responds with ${status}` };
    else {
      for (const header of Object.keys(was?.headers ?? {})) {
        if (is?.headers?.[header] === undefined)
          yield { subject, message: `${status}: the header ${header} was removed` };
      }
      for (const [type, media] of Object.entries(was?.content ?? {})) {
        const sides = {
          before: [old.document, media.schema],
          after: [now.document, is?.content?.[type]?.schema],
        } as const;
        yield* schemaChanges({ ...sides, direction: "out", subject, path: status });
      }
    }
  }
}
