import { expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { whyRefused } from "./use-attachments.ts";

const refused = (code: string, message: string) =>
  new CallRefused({ statusCode: 422, name: "Error", code, message } as never);

test("attachments: a file that is not what its name says is told that, any other refusal in its own words", () => {
  const types = "Only PDF, DOCX, TXT and PNG files are accepted";
  expect(whyRefused(refused("FILE_TYPE", types), "plan.old.png")).toBe(
    "This isn’t a PNG file, even though its name says so.",
  );
  expect(whyRefused(refused("TOO_LARGE", "The maximum allowed size is 10 MB."), "a.png")).toBe(
    "The maximum allowed size is 10 MB.",
  );
});
