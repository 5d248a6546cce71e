import { expect, test } from "vitest";
import { type Rejection, ruledOut } from "./learned-rules.ts";

const pay = (max: number, currency = "GBP") => ({ currency, period: "year" as const, min: max - 5000, max });
function job(
  changes: Partial<Omit<Rejection["job"], "text">> & { text?: Partial<Rejection["job"]["text"]> } = {},
): Rejection["job"] {
  const { text, ...rest } = changes;
  return {
    companyId: "a",
    companyStage: "seed",
    companySize: null,
    title: "Product designer",
    ...rest,
    text: { title: "Product designer", locations: ["Bristol"], salary: pay(60_000), ...text },
  };
}
const other = {
  companyId: "b",
  companyStage: "series_a",
  title: "Nurse",
  text: { locations: ["Leeds"], salary: pay(90_000) },
};

test.each([
  ["company", job({ ...other, companyId: "a" }), true],
  ["company", job({ companyId: "b" }), false],
  ["pay", job({ ...other, text: { salary: pay(60_000) } }), true],
  ["pay", job({ text: { salary: pay(61_000) } }), false],
  ["pay", job({ text: { salary: pay(50_000, "EUR") } }), false],
  ["pay", job({ text: { salary: null } }), false],
  ["place", job({ ...other, text: { locations: ["Bristol"] } }), true],
  ["place", job({ text: { locations: ["Bristol", "Leeds"] } }), false],
  ["place", job({ text: { locations: ["Bristol"], remote: true } }), false],
  ["stage", job({ ...other, companyStage: "seed" }), true],
  ["stage", job({ companyStage: null }), false],
  ["work", job({ ...other, title: "Senior product designer" }), true],
  ["work", job({ title: "Nurse" }), false],
] as const)("learned rules: not for me because of the %s rules a job out or not", (reason, offered, out) => {
  expect(ruledOut(offered, [{ reason, job: job() }])).toBe(out);
});

test("learned rules: a refusal without a reason rules nothing out", () => {
  expect(ruledOut(job(), [{ reason: null, job: job() }])).toBe(false);
});
