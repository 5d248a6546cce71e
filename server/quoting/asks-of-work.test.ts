import { expect, test } from "vitest";
import { asksOfWork } from "./asks-of-work.ts";
import { findQuotes } from "./find-quotes.ts";
import { prepare } from "./prepare.ts";

test.each([
  ["What would I do in this job?", true],
  ["what will I be doing every day", true],
  ["What does a typical day look like?", true],
  ["Which responsibilities come with it?", true],
  ["What do I do to get this job?", false],
  ["What should I do next?", false],
  ["What does this job pay?", false],
  ["What does the company do?", false],
])("quotes: “%s” asks what there is to do in a job: %s", (question, asks) => {
  expect(asksOfWork(question)).toBe(asks);
});

test("quotes: what there is to do in a job is answered by the lines that tell of the work, in their order", async () => {
  const texts = [
    "In this job you join people who do what they love, and who do it together.",
    "• Tune the organs of forty churches.",
    "• Teach apprentices. Order tin and leather.",
    "A salary of $50,000 to $60,000.",
  ];
  const duties = ["Tune the organs of forty churches.", "Teach apprentices. Order tin and leather."];
  const passages = texts.map((text) => ({ text, heading: "", href: "/jobs/1" }));
  const job = { id: "1", kind: "job" as const, title: "Organ tuner", passages };
  const { quotes } = await findQuotes("What would I do in this job?", prepare([{ ...job, duties }]));
  expect(quotes.map(({ text }) => text)).toEqual([
    "Tune the organs of forty churches.",
    "Teach apprentices.",
    "Order tin and leather.",
  ]);
});
