import type { Context } from "#server/context.ts";
import { isClick } from "#server/domains/exchanges/index.ts";
import { visitorCookie, visitorIdOf } from "#shared/visitors/visitor-choice.ts";

/** The visitor's id, where a person calls who agreed to be counted. */
export function countedVisitor({ cookies, request }: Pick<Context, "cookies" | "request">): string | null {
  if (request.asksNotToBeTracked) return null;
  if (!isClick({ method: "GET", userAgent: request.userAgent, purpose: "" })) return null;
  return visitorIdOf(cookies.get(visitorCookie));
}
