import type { Endpoint } from "#contract/endpoint.ts";
import type { Viewer } from "#server/context.ts";
import { forbidden } from "#server/errors/refusal.ts";

/** What even looking shows to nobody but the person: letters, keys, what they said of themselves in confidence. */
const closed = [
  "/conversations",
  "/bot-",
  "/assist-",
  "/ai/",
  "/candidates/:id/demographics",
  "/users/privacy",
  "/users/my-data",
  "/company-sso",
  "/company-api-keys",
  "/company-webhooks",
  "/company-ats",
  "/company-reports/diversity",
  "/images/",
  "/push/",
];
/** How the session of support ends. */
const ends = ["/admin/look-as/end", "/users/logout"];

/** An administrator who looks as someone else reads; they change, send, sign and withdraw nothing. */
export function refuseSupport(viewer: Viewer, { method, path }: Pick<Endpoint, "method" | "path">) {
  if (!viewer.lookedAtBy || ends.includes(path)) return;
  if (method === "GET" && !closed.some((start) => path.startsWith(start))) return;
  throw forbidden(
    method === "GET"
      ? "Support doesn’t see this part of an account."
      : "You’re looking as someone else, so nothing can be changed. End that first.",
    "SUPPORT_VIEW",
  );
}
