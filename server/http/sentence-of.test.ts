import { expect, test } from "vitest";
import { z } from "zod";
import { sentenceOf } from "./sentence-of.ts";

const rhythm = z.enum(["day", "week"]);

test.each<[z.ZodType, unknown, string]>([
  [z.string().min(1), "", "Please fill in this field"],
  [z.string().min(8), "seven", "Please use at least 8 characters"],
  [z.string().max(2000), "a".repeat(2001), "Please use at most 2,000 characters"],
  [z.number().min(0), -1, "Please enter 0 or more"],
  [z.number().positive(), 0, "Please enter more than 0"],
  [z.number().max(100_000), 1e6, "Please enter 100,000 or less"],
  [z.number().lt(5), 5, "Please enter less than 5"],
  [z.number().int(), 1.5, "Please enter a whole number"],
  [z.number().int(), 2 ** 60, "Please enter 9,007,199,254,740,991 or less"],
  [z.number(), null, "Please enter a number"],
  [z.coerce.number(), "much", "Please enter a number"],
  [z.array(z.string()).min(1), [], "Please choose at least one"],
  [z.array(z.string()).min(2), ["a"], "Please choose at least 2"],
  [z.array(z.string()).max(1), ["a", "b"], "Please choose only 1"],
  [z.array(z.string()).max(2), ["a", "b", "c"], "Please choose at most 2"],
  [rhythm, "hour", "Please choose one of these: day, week"],
  [z.enum(["a", "b", "c", "d", "e", "f", "g"]), "h", "Please choose one from the list"],
  [z.email(), "ana", "Please enter a valid email address"],
  [z.url(), "acme", "Please enter a full link, starting with https://"],
  [z.iso.date(), "soon", "Please enter a date"],
  [z.iso.datetime(), "soon", "Please enter a date and time"],
])("%# what a form holds wrongly is said in words", (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues.map(sentenceOf)).toEqual([sentence]);
});

test.each<[z.ZodType, unknown, string]>([
  [z.string({ error: "Write a name" }), null, "Write a name"],
  [z.string(), undefined, "Invalid input: expected string, received undefined"],
  [z.number(), undefined, "Invalid input: expected number, received undefined"],
  [z.strictObject({}), { odd: 1 }, 'Unrecognized key: "odd"'],
])("%# a schema keeps its own words, and programs keep the library's", (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues.map(sentenceOf)).toEqual([sentence]);
});
