import { instantWords } from "#shared/times/instant-words.ts";
import { openPages, textSize } from "#server/pdf-writing/page-writer.ts";

interface Letter {
  company: string;
  candidate: string;
  title: string;
  letter: string;
  terms: readonly (readonly [label: string, value: string])[];
  /** Null before it is signed. */
  signature: string | null;
  madeAt: Date;
}
/** The letter of an offer with its terms, and the signature once there is one. */
export async function letterPdf(letter: Letter): Promise<Uint8Array> {
  const { company, candidate, title, terms, signature, madeAt } = letter;
  const write = await openPages({ title: `Offer: ${title}, ${company}`, author: company, madeAt });
  write.text(company, { size: textSize.head, strong: true });
  write.text(`Offer for ${candidate}`, { size: textSize.text });
  write.space(2);
  write.text(letter.letter, { size: textSize.text });
  write.space(2);
  for (const [label, value] of terms) {
    write.text(label, { size: textSize.small });
    write.text(value, { size: textSize.text, strong: true });
    write.space(0.4);
  }
  if (signature) {
    write.space(1.5);
    write.text("Accepted and signed by typing", { size: textSize.small });
    write.text(signature, { size: textSize.head, strong: true });
    write.text(`${candidate}, ${instantWords(madeAt, "UTC")}`, { size: textSize.small });
  }
  return write.save();
}
