import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import {
  accountAt,
  accountsKeyRefused,
  accountsTurnedOff,
} from "#server/outside/ats-accounts/ats-accounts.ts";
import {
  type AnsweredFile,
  fileQuestionsIn,
  filesForForm,
  formAddress,
} from "#server/outside/ats/file-questions.ts";
import {
  type BoardApplicant,
  applicationRequest,
  boardReason,
} from "#server/outside/ats/send-application.ts";
import { unseal } from "#server/seal.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { findApplicant } from "./applicant.ts";
import { keyPurpose } from "./boards.ts";
import { type AtBoard, findAtBoard, keyRefused, wayOf } from "./queries.ts";
import { boardApplications } from "./tables.ts";
import { boardApplicationTasks } from "./tasks.ts";

/** In seconds, after each failure that may pass: a day in all. */
const retryAfter = [60, 600, 3600, 18_000, 64_800];
const patienceMs = 20_000;

/** The task "boardApplications.send": one try. A failure that may pass asks for the next one itself. */
export async function sendToBoard(
  tx: Transaction,
  { applicationId }: DataOf<typeof boardApplicationTasks.send>,
  context: TaskContext,
) {
  const row = eq(boardApplications.applicationId, applicationId);
  const [waiting] = await tx.select().from(boardApplications).where(row).for("update");
  if (waiting?.state !== "waiting") return;
  const { sent, reason, again, filesLeft = [] } = await outcomeOf(tx, applicationId, context);
  const attempts = waiting.attempts + 1;
  const wait = sent || !again ? undefined : retryAfter[waiting.attempts];
  const state = sent ? "sent" : wait === undefined ? "failed" : "waiting";
  await tx.update(boardApplications).set({ state, attempts, reason, filesLeft, at: context.now }).where(row);
  if (wait === undefined) return;
  const at = new Date(context.now.getTime() + wait * 1000);
  await enqueue(tx, boardApplicationTasks.send, { data: { applicationId }, at });
}

interface Outcome {
  sent: boolean;
  reason: string | null;
  /** Whether it may work later. */
  again: boolean;
  filesLeft?: string[];
}
const over = (reason: string): Outcome => ({ sent: false, reason, again: false });

async function outcomeOf(tx: Transaction, id: string, context: TaskContext): Promise<Outcome> {
  const found = await findAtBoard(tx, id);
  if (!found?.forwarding?.enabled) return over("Sending to this board was switched off.");
  if (found.application.applicationState === "declined") return over("The application was withdrawn.");
  const applicant = await findApplicant(tx, found.application, context);
  if (!applicant) return over("The person’s account is gone.");
  const account = accountAt(found.feed.address!);
  try {
    return await (account
      ? toAccount(account, { found, applicant }, context)
      : toBoard({ found, applicant }, context));
  } catch {
    return { sent: false, reason: "The board isn’t responding.", again: true };
  }
}

type Sending = { found: AtBoard; applicant: BoardApplicant };

async function toBoard({ found, applicant }: Sending, { config, outside }: TaskContext): Promise<Outcome> {
  const { feed, forwarding } = found;
  const sealed = forwarding!.sealedKey;
  const key = sealed ? unseal(sealed, { secret: config.secret, purpose: keyPurpose }).toString() : null;
  const posting = { address: feed.address!, sourceId: feed.sourceId!, sourceUrl: feed.sourceUrl, key };
  const { taken, left } = await placeFiles(feed.system, { posting, files: applicant.files }, outside);
  const request = await applicationRequest(
    feed.system,
    { ...posting, files: taken },
    { ...applicant, letter: withPlaces(applicant.letter, left, addressOf(found.application, config)) },
  );
  if (!request) return over("This board takes no applications from other sites.");
  const { url, ...wanted } = request;
  const { status, body } = await outside.fetch(url, { ...wanted, timeoutMs: patienceMs, maxBytes: 200_000 });
  const filesLeft = left.map(({ name }) => name);
  // A board without keys refuses for another reason, which it says itself.
  if (wayOf(feed) === "key" && (status === 401 || status === 403)) return over(keyRefused);
  return { ...judged(status, boardReason(feed.system, body)), filesLeft };
}

interface Asked {
  posting: { address: string; sourceId: string };
  files: AnsweredFile[];
}
/** The board's own form says which of its questions take a file; one that cannot be read takes none. */
async function placeFiles(system: string, { posting, files }: Asked, { fetch }: TaskContext["outside"]) {
  const address = files.length > 0 ? formAddress(system, posting) : null;
  if (!address) return filesForForm([], files);
  const { status, body } = await fetch(address, { timeoutMs: patienceMs, maxBytes: 2_000_000 });
  if (status >= 500) throw new Error(`The board's form answered with ${status}`);
  return filesForForm(status < 300 ? fileQuestionsIn(body) : [], files);
}

function addressOf({ id, jobId }: AtBoard["application"], { publicUrl }: TaskContext["config"]) {
  return `${publicUrl}/hire/applicants?job=${jobId}&open=${id}`;
}

/** The letter with what the board has no place for, and where to look at it. */
function withPlaces(letter: string | null, left: readonly AnsweredFile[], address: string) {
  const places = left.map(({ question, name }) => `${question}\n${name}, at ${address}`);
  return [letter, ...places].filter(Boolean).join("\n\n") || null;
}

async function toAccount(account: string, { found, applicant }: Sending, { outside }: TaskContext) {
  if (!outside.atsAccounts) return over(accountsTurnedOff);
  const { status, reason } = await outside.atsAccounts.apply(account, found.feed.sourceId!, applicant);
  // An account has no key of the company: the one that is refused is this site's.
  if (status === 401) return over(accountsKeyRefused);
  return judged(status, reason);
}

/** What an answer means: a board that is busy or broken is asked again, one that refuses is not. */
function judged(status: number, said: string): Outcome {
  if (status < 300) return { sent: true, reason: null, again: false };
  const reason = said ? said.slice(0, 300) : `The board answered with ${status}.`;
  return { sent: false, reason, again: status === 429 || status === 408 || status >= 500 };
}
