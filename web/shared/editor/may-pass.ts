import { CallRefused } from "#contract/client.ts";

/** Whether what kept a call from being answered may pass by itself, such as a lost connection. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof CallRefused) || error.error.statusCode >= 500;
}
