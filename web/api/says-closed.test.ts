import { expect, test } from "vitest";
import { saysClosed } from "./client.ts";

const refusal = (code: string) => JSON.stringify({ error: { statusCode: 503, code, message: "Try again" } });

test.each([
  [503, refusal("MAINTENANCE"), true],
  [503, "", true],
  [502, "<h1>Bad gateway</h1>", true],
  [503, refusal("WARMING_UP"), false],
  [503, refusal("TRY_AGAIN"), false],
  [503, refusal("BUSY"), false],
  [503, refusal("ATS_FAILED"), false],
  [503, refusal("RESUME_NOT_WRITTEN"), false],
  [502, refusal("DNS_FAILED"), false],
  [500, refusal("INTERNAL"), false],
  [200, "{}", false],
])("an answer with %i and %s closes the page: %s", async (status, body, closed) => {
  expect(await saysClosed(new Response(body, { status }))).toBe(closed);
});
