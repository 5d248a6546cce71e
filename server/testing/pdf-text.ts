import { extractText, getDocumentProxy } from "unpdf";

/** All words of a PDF, in their order. */
export async function pdfText(pdf: Uint8Array | ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}
