import { createHash } from "node:crypto";

export interface Posting {
  title: string;
  company: string | null;
  location: string | null;
  text: string | null;
}

/** Names a posting without its words, by how it begins: writing, spaces and signs make no difference. */
export function postingKey({ title, company, location, text }: Posting): string {
  const begins = [bare(title), bare(company, 30), bare(location, 40), bare(text, 160)];
  return createHash("sha256").update(begins.join("\n")).digest("hex").slice(0, 16);
}

function bare(text: string | null, length?: number): string {
  const letters = (text ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, " ")
    .trim();
  return length === undefined ? letters : [...letters].slice(0, length).join("");
}
