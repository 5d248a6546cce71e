import { and, eq } from "drizzle-orm";
import { valueWords } from "#shared/offers/offer-fields.ts";
import { dayWords, payWords } from "#shared/offers/offer-letter.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { nameOfRole } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { letterPdf } from "./letter-pdf.ts";
import { type OfferRow, findVisible } from "./queries.ts";
import { offerDocuments } from "./tables.ts";

/** Keeps the letter as it is now; what was kept before stays. */
export async function keepDocument(
  tx: Transaction,
  row: OfferRow,
  { kind, now }: { kind: "sent" | "signed"; now: Date },
) {
  const company = (await findCompany(tx, row.companyId))?.companyName ?? "The company";
  const candidate = (await nameOfRole(tx, row.candidateId)) ?? "The candidate";
  const pdf = await letterPdf({
    company,
    candidate,
    title: row.title,
    letter: row.letter,
    terms: [
      ["Job title", row.title],
      ["Pay", payWords(row)],
      ["Start date", row.startsOn ? dayWords(row.startsOn) : "To be agreed"],
      ["Respond by", dayWords(row.expiresOn)],
      ...row.fields.map((field) => [field.name, valueWords(field, row.payCurrency)] as const),
    ],
    signature: row.signature,
    madeAt: now,
  });
  await tx.insert(offerDocuments).values({ offerId: row.id, kind, pdf: Buffer.from(pdf), madeAt: now });
}

/** The signed letter, or the one that was sent. */
export async function showDocument(context: AuthenticatedContext, id: string) {
  const { db, viewer } = context;
  const { row, ofTeam } = await findVisible(db, context, id);
  if (ofTeam) refuseUnlessAllowed(viewer, "applicants");
  const kind = row.state === "accepted" ? "signed" : "sent";
  const [document] = await db
    .select()
    .from(offerDocuments)
    .where(and(eq(offerDocuments.offerId, id), eq(offerDocuments.kind, kind)));
  if (!document) throw notFound("Document");
  return { fileName: `offer-${kind}.pdf`, base64: document.pdf.toString("base64") };
}
