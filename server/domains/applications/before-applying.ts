import type { Transaction } from "#server/database/open.ts";

export interface Applying {
  userId: string;
  candidateId: string;
  companyId: string;
  now: Date;
}
type Listener = (tx: Transaction, applying: Applying) => Promise<void>;
const listeners: Listener[] = [];

/** Lets domains above applications act in the transaction in which someone applies, before their application is looked for. */
export function beforeApplying(listener: Listener) {
  listeners.push(listener);
}

export async function prepareApplying(tx: Transaction, applying: Applying) {
  for (const listener of listeners) await listener(tx, applying);
}
