import { type Span, type SpanOptions, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { EgressError } from "../../base/net/egress-error.ts";
import { Problem } from "../../base/platform/rules/errors.ts";

/** A span to be started. */
export interface SpanStart extends SpanOptions {
  readonly name: string;
}

/** Runs `work` in a span, which ends with it. */
export async function inSpan<Result>(
  tracer: Tracer,
  { name, ...options }: SpanStart,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return await tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, errorType(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed. The type of an error contains no values, unlike its message. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns the code or the class of an error. */
export function errorType(error: unknown): string {
  if (error instanceof Problem) return error.code;
  if (error instanceof EgressError) return error.reason;
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
