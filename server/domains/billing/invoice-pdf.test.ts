import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { invoicePdf } from "./invoice-pdf.ts";

test("invoice: the page says who owes what, each line, the tax and the total", async () => {
  const pdf = await invoicePdf(
    {
      id: "i",
      number: 42,
      ownerId: "c",
      kind: "plan",
      state: "paid",
      paidBy: "provider",
      refunded: 2500,
      attention: null,
      refundedAt: new Date("2026-12-09T12:00:00Z"),
      dueAt: null,
      grants: "sync-1",
      buyer: "Łódź Kelp",
      lines: [
        { text: "Sync plan, 15 of 30 days", amount: 22_450 },
        { text: "Core plan, 15 of 30 days not used", amount: -12_450 },
      ],
      net: 10_000,
      tax: 2000,
      taxName: "VAT",
      taxPercent: 20,
      total: 12_000,
      currency: "USD",
      transferId: "t",
      refusedTimes: 0,
      triedWith: null,
      problem: null,
      issuedAt: new Date("2026-12-06T12:00:00Z"),
      paidAt: new Date("2026-12-06T12:00:03Z"),
      paymentRef: "pi_1",
    },
    { MAIL_ADDRESS: "Parallel, 1 Example Street" },
  );
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  for (const words of [
    "P-000042",
    "December 6, 2026",
    "Łódź Kelp",
    "$224.50",
    "−$124.50",
    "VAT, 20%",
    "$20",
    "$120",
    "Paid on December 6, 2026. $25 of it was refunded.",
  ])
    expect(text).toContain(words);
});
