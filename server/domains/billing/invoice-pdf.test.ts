import { expect, test } from "vitest";
import { pdfText } from "#server/testing/pdf-text.ts";
import { invoicePdf } from "./invoice-pdf.ts";

test("invoice: the page says who owes what and for when, each line, the tax and the total", async () => {
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
      buyer: "Łódź Kelp sp. z o.o.",
      buyerAddress: "ul. Piotrkowska 1\n90-001 Łódź",
      buyerTaxNumber: "PL1234567890",
      periodFrom: new Date("2026-12-06T12:00:00Z"),
      periodTo: new Date("2026-12-21T09:00:00Z"),
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
      unansweredSince: null,
      problem: null,
      issuedAt: new Date("2026-12-06T12:00:00Z"),
      paidAt: new Date("2026-12-06T12:00:03Z"),
      paymentRef: "pi_1",
    },
    { MAIL_ADDRESS: "Parallel, 1 Example Street", TAX_NUMBER: "12-3456789" },
    "lodz.example",
  );
  const text = await pdfText(pdf);
  for (const words of [
    "P-000042",
    "December 6, 2026",
    "Tax number 12-3456789",
    "Łódź Kelp sp. z o.o.",
    "90-001 Łódź",
    "Tax number PL1234567890",
    "Period: December 6, 2026 to December 21, 2026",
    "$224.50",
    "−$124.50",
    "VAT, 20%",
    "$20",
    "$120",
    "Paid on December 6, 2026. $25 of it was refunded.",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("lodz.example");
  expect(text).not.toContain("left out");
});
