import { isRouteErrorResponse } from "react-router";
import { CallRefused } from "#contract/client.ts";

/**
 * What a page that cannot be shown is answered with. In the browser, what the API said of what the page asked for
 * holds for the page too; an error the server made its page of comes here without its cause, so there it stays one.
 */
export function statusOf(error: unknown, inBrowser = typeof document !== "undefined"): number {
  if (isRouteErrorResponse(error)) return error.status;
  const status = inBrowser && error instanceof CallRefused ? error.error.statusCode : 500;
  return status === 404 || status === 503 ? status : 500;
}
