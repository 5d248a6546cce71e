import { DrizzleQueryError } from "drizzle-orm";

/** The server is stopping, starting or full, or its disk is; another try may succeed. */
const passingStates = new Set(["53100", "53200", "53300", "57P01", "57P02", "57P03", "58030"]);
const passingFailures = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** pg gives these no code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;
/** Other connections break in the same words. */
const inThePool = /[\\/]pg(-pool)?[\\/]/;

/** When a write last found the disk full, by the clock of this process. */
export const sawFullDisk = { at: -Infinity };

/** Whether the database could not be reached or could not keep anything, so that the same call may succeed in a moment. */
export function isUnavailable(error: unknown, inQuery = error instanceof DrizzleQueryError): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", message, cause, stack = "" } = error as NodeJS.ErrnoException;
  if (code === "53100") sawFullDisk.at = performance.now();
  if (passingStates.has(code) || /^08\w{3}$/.test(code) || lostConnection.test(message)) return true;
  if (passingFailures.has(code) && (inQuery || inThePool.test(stack))) return true;
  if (error instanceof AggregateError && error.errors.some((each) => isUnavailable(each, inQuery)))
    return true;
  return isUnavailable(cause, inQuery);
}
