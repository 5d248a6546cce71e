import { expect, test } from "vitest";
import { CallRefused, createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import { signsOut } from "./client.ts";

const answering = (body: string, status: number) =>
  createClient(contract, () => Promise.resolve(new Response(body, { status })));
const pdf = { file: new Blob(["%PDF-1.4"]), fileName: "a.pdf", body: { folder: "candidate-resumes" } };

test("failures: a proxy's answer to an upload is told by its status, the product's own by its words", async () => {
  await expect(answering("<h1>Too large</h1>", 413).files.upload(pdf)).rejects.toThrow(
    "Upload failed with status: 413",
  );
  const error = {
    statusCode: 413,
    name: "E",
    code: "TOO_LARGE",
    message: "The maximum allowed size is 10 MB.",
  };
  await expect(answering(JSON.stringify({ error }), 413).files.upload(pdf)).rejects.toThrow(CallRefused);
});

test.each([
  ["/jobs", "TOKEN_EXPIRED", true],
  ["/jobs", "MISSING_AUTHORIZATION", true],
  ["/users/me", "TOKEN_EXPIRED", true],
  ["/users/me", "MISSING_AUTHORIZATION", false],
  ["/admins/me", "MISSING_AUTHORIZATION", false],
  ["/jobs", "FORBIDDEN", false],
])("%s refused with %s signs this browser out: %s", (path, code, out) => {
  expect(signsOut(path, code)).toBe(out);
});
