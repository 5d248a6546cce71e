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
import { neverConnected } from "#server/outside/guarded-fetch.ts";
import { unseal } from "#server/seal.ts";
import type { DataOf, Outside, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { findApplicant } from "./applicant.ts";
import { keyPurpose } from "./boards.ts";
import { type AtBoard, findAtBoard, keyRefused, wayOf } from "./queries.ts";
import { boardApplications } from "./tables.ts";
import { boardApplicationTasks } from "./tasks.ts";

/** In seconds, after each failure that may pass: a day in all. */
const retryAfter = [60, 600, 3600, 18_000, 64_800];
const patienceMs = 20_000;

/** The task "boardApplications.send": one try, with no transaction open while the board takes its time. */
export async function sendToBoard(
  tx: Transaction,
  { applicationId: id }: DataOf<typeof boardApplicationTasks.send>,
  context: TaskContext,
): Promise<Outside | undefined> {
  const row = await lockRow(tx, id);
  // Kept before anything left, and no answer was kept: it may be there, so it isn't sent again by itself.
  if (row?.state === "sending") await keepOutcome(tx, { row, outcome: interrupted }, context);
  if (row?.state !== "waiting") return undefined;
  const found = await findAtBoard(tx, id);
  const applicant = found && (await findApplicant(tx, found.application, context));
  const why = reasonNotToSend(found, applicant);
  if (why !== null) {
    await keepOutcome(tx, { row, outcome: over(why) }, context);
    return undefined;
  }
  await tx.update(boardApplications).set({ state: "sending" }).where(eq(boardApplications.applicationId, id));
  const sending = { found: found!, applicant: applicant! };
  return {
    holdMs: 6 * patienceMs,
    act: async () => {
      const outcome = await outcomeOf(sending, context);
      return async (after) => {
        const held = await lockRow(after, id);
        if (held?.state === "sending") await keepOutcome(after, { row: held, outcome }, context);
      };
    },
  };
}

type Row = typeof boardApplications.$inferSelect;

async function lockRow(tx: Transaction, id: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(boardApplications)
    .where(eq(boardApplications.applicationId, id))
    .for("update");
  return row;
}

/** A failure that may pass asks for the next try itself. */
async function keepOutcome(
  tx: Transaction,
  { row, outcome: { state, reason, filesLeft = [] } }: { row: Row; outcome: Outcome },
  { now }: TaskContext,
) {
  const wait = state === "waiting" ? retryAfter[row.attempts] : undefined;
  const settled = state === "waiting" && wait === undefined ? "failed" : state;
  const { applicationId } = row;
  await tx
    .update(boardApplications)
    .set({ state: settled, attempts: row.attempts + 1, reason, filesLeft, at: now })
    .where(eq(boardApplications.applicationId, applicationId));
  if (wait === undefined) return;
  const at = new Date(now.getTime() + wait * 1000);
  await enqueue(tx, boardApplicationTasks.send, { data: { applicationId }, at });
}

interface Outcome {
  /** waiting: it may work later. unknown: it may have arrived. */
  state: "sent" | "failed" | "waiting" | "unknown";
  reason: string | null;
  filesLeft?: string[];
}
const over = (reason: string): Outcome => ({ state: "failed", reason });
const interrupted: Outcome = { state: "unknown", reason: "Sending was interrupted." };

function reasonNotToSend(found: AtBoard | null, applicant: BoardApplicant | null) {
  if (!found?.forwarding?.enabled) return "Sending to this board was switched off.";
  if (found.application.applicationState === "declined") return "The application was withdrawn.";
  return applicant ? null : "The person’s account is gone.";
}

async function outcomeOf(sending: Sending, context: TaskContext): Promise<Outcome> {
  const account = accountAt(sending.found.feed.address!);
  try {
    return await (account ? toAccount(account, sending, context) : toBoard(sending, context));
  } catch (error) {
    const reason = "The board isn’t responding.";
    return { state: isSureNotSent(error) ? "waiting" : "unknown", reason };
  }
}

/** What went wrong before the application left. */
class NotSent extends Error {}
function isSureNotSent(error: unknown) {
  return error instanceof NotSent || neverConnected(error);
}

type Sending = { found: AtBoard; applicant: BoardApplicant };

async function toBoard(sending: Sending, context: TaskContext): Promise<Outcome> {
  const { request, left } = await prepared(sending, context).catch((cause: unknown) => {
    throw new NotSent("The application couldn’t be prepared", { cause });
  });
  if (!request) return over("This board takes no applications from other sites.");
  const { feed } = sending.found;
  const { url, ...wanted } = request;
  const limits = { timeoutMs: patienceMs, maxBytes: 200_000 };
  const { status, body } = await context.outside.fetch(url, { ...wanted, ...limits });
  const filesLeft = left.map(({ name }) => name);
  // A board without keys refuses for another reason, which it says itself.
  if (wayOf(feed) === "key" && (status === 401 || status === 403)) return over(keyRefused);
  return { ...judged(status, boardReason(feed.system, body)), filesLeft };
}

/** What is sent, and the files that the board's form has no place for. */
async function prepared({ found, applicant }: Sending, { config, outside }: TaskContext) {
  const { feed, forwarding } = found;
  const sealed = forwarding!.sealedKey;
  const key = sealed ? unseal(sealed, { secret: config.secret, purpose: keyPurpose }).toString() : null;
  const posting = { address: feed.address!, sourceId: feed.sourceId!, sourceUrl: feed.sourceUrl, key };
  const { taken, left } = await placeFiles(feed.system, { posting, files: applicant.files }, outside);
  const letter = withPlaces(applicant.letter, left, addressOf(found.application, config));
  const request = await applicationRequest(
    feed.system,
    { ...posting, files: taken },
    { ...applicant, letter },
  );
  return { request, left };
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
  if (status >= 500) throw new Error(`The board’s form answered with ${status}`);
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

async function toAccount(
  account: string,
  { found, applicant }: Sending,
  { outside }: TaskContext,
): Promise<Outcome> {
  if (!outside.atsAccounts) return over(accountsTurnedOff);
  const { status, reason } = await outside.atsAccounts.apply(account, found.feed.sourceId!, applicant);
  // An account has no key of the company: the one that is refused is this site's.
  if (status === 401) return over(accountsKeyRefused);
  return judged(status, reason);
}

/** What an answer means: a board that is busy or broken is asked again, one that refuses is not. */
function judged(status: number, said: string): Outcome {
  if (status < 300) return { state: "sent", reason: null };
  const reason = said ? said.slice(0, 300) : `The board answered with ${status}.`;
  const mayPass = status === 429 || status === 408 || status >= 500;
  return { state: mayPass ? "waiting" : "failed", reason };
}
