import type { Reader } from "#server/database/open.ts";
import type { Dkim } from "./mail.ts";

/** From whose address, and signed with which key, a company's emails leave. */
export interface CompanySender {
  from: { name: string; address: string };
  dkim: Dkim;
}
type FindSender = (
  db: Reader,
  companyId: string,
  config: { secret: string },
) => Promise<CompanySender | null>;

let find: FindSender = async () => null;

/** Lets the domain that keeps companies say which of them send from an address of their own. */
export function sendForCompanies(finder: FindSender) {
  find = finder;
}

/** The company's own sender; null where its emails come from our address. */
export const senderOf: FindSender = (...asked) => find(...asked);
