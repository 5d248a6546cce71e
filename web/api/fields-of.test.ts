import { expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { fieldsOf } from "./client.ts";

test("refused calls: a field shows the sentences about it, and no other details", () => {
  const stages = [{ id: "trial-day", name: "Trial day", people: 1 }];
  const details = { jobTitle: "Enter a title", stages } as never;
  const refused = new CallRefused({
    statusCode: 409,
    name: "ConflictError",
    code: "STAGE_OCCUPIED",
    message: "Choose where people go first: 1 person in “Trial day”.",
    details,
  });
  expect(fieldsOf(refused)).toEqual({ jobTitle: "Enter a title" });
  expect(fieldsOf(new Error("away"))).toEqual({});
});
