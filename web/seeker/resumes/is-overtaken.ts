import { CallRefused } from "#contract/client.ts";

/** Whether the server refused changes because others were kept meanwhile. */
export function isOvertaken(error: unknown) {
  return error instanceof CallRefused && error.error.code === "CHANGED_ELSEWHERE";
}
