import { type ApiError, CallRefused } from "#contract/client.ts";

/** What a call was refused with; a call that succeeds fails the test. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof CallRefused)) throw new Error(`expected a refusal, got ${String(thrown)}`);
  return thrown.error;
}
