import { Refusal } from "#server/errors/refusal.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import type { Transaction } from "#server/database/open.ts";

interface Filled {
  jobId: string;
  jobTitle: string;
  openings: number;
  filled: number;
  /** Others who are on the board or wait for a decision. */
  active: number;
}
type FindFilled = (tx: Transaction, jobIds: readonly string[]) => Promise<Filled[]>;
let findFilled: FindFilled | null = null;

/** Lets hiring plans, which stand above jobs, say which jobs are filled while others are still in progress. */
export function knowFilled(find: FindFilled) {
  findFilled = find;
}

/** A filled job closes once its team has said what becomes of the others. */
export async function askAboutOthers(tx: Transaction, jobIds: readonly string[], others: "stay" | undefined) {
  if (others || !jobIds.length || !findFilled) return;
  const filled = await findFilled(tx, jobIds);
  if (!filled.length) return;
  const who = filled.map(({ jobTitle, active }) => `${counted(active, "person", "people")} for ${jobTitle}`);
  const message = `Decide first what to tell the others who are still in progress: ${sentenceList(who)}.`;
  throw new Refusal(422, "OTHERS_WAITING", message, {
    others: "Pass them first, or send “stay” to close without passing them",
    jobs: filled,
  });
}
