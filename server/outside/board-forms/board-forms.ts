import type { Outside } from "#server/context.ts";
import type { Config } from "#server/config.ts";
import { record, text } from "#server/outside/ats/json-values.ts";
import { ashby } from "./ashby.ts";
import type { BoardCall, BoardForms, BoardTarget, FilledField, ReadForm } from "./board-form.ts";
import { greenhouse, readSchools, schoolsCall } from "./greenhouse.ts";
import { lever } from "./lever.ts";
import { recruitee } from "./recruitee.ts";
import { smartrecruiters } from "./smartrecruiters.ts";
import { workable } from "./workable.ts";

export type { BoardTarget, FieldRole, FilledField, FormField } from "./board-form.ts";

/** The systems whose documentation has a call that takes applications from a page of one's own. */
const systems: Partial<Record<string, BoardForms>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  workable,
};

export function takesForms(system: string) {
  return system in systems;
}
export function needsKey(system: string) {
  return systems[system]!.needsKey;
}

type Door = { config: Pick<Config, "applyAgent">; outside: Pick<Outside, "fetch"> };
const limits = { timeoutMs: 20_000, maxBytes: 1_000_000 };

/** The form of a posting, as the board has it now; throws where it cannot be read. */
export function readForm(door: Door, target: BoardTarget): Promise<ReadForm> {
  return systems[target.system]!.form(target, async (call) => {
    const { status, body } = await leave(door, call);
    if (status >= 300) throw new Error(`The board answered with ${status}.`);
    return JSON.parse(body.toString("utf8")) as unknown;
  });
}

/** What became of a form that was sent. */
export type Outcome =
  | { stage: "sent"; reference: string | null }
  | { stage: "failed"; reason: string; problems: Record<string, string> }
  | { stage: "verification"; reason: string }
  | { stage: "unknown"; reason: string };

interface Sending {
  target: BoardTarget;
  filled: readonly FilledField[];
  /** The code that the board mailed. */
  token: string | null;
}
/** Sends a form once, and never again by itself: where no clear answer comes, it may have arrived. */
export async function sendForm(door: Door, { target, filled, token }: Sending): Promise<Outcome> {
  const system = systems[target.system]!;
  const call = await system.submission(target, filled, token);
  try {
    const { status, body } = await leave(door, call);
    return judged(system, status, parsed(body));
  } catch {
    return { stage: "unknown", reason: "The board didn’t answer, so we can’t tell whether it arrived." };
  }
}

const failed = (reason: string, problems: Record<string, string> = {}): Outcome => ({
  stage: "failed",
  reason,
  problems,
});

function judged(system: BoardForms, status: number, body: unknown): Outcome {
  if (status < 300) {
    const taken = system.taken(body);
    return "reference" in taken ? { stage: "sent", ...taken } : failed(wordsOf(taken.reason), taken.problems);
  }
  if (status === 429) return failed("The board is busy and took nothing. Try again in a minute.");
  if (status === 401 || status === 403) return failed("The board refused our key. Apply on its own page.");
  if (status === 404 || status === 410) return failed("The board no longer takes applications for this job.");
  if (status >= 500 || status === 408)
    return {
      stage: "unknown",
      reason: `The board answered with an error (${status}), so it may have arrived.`,
    };
  const { reason, problems } = system.refusal(body);
  if (asksForCode(body, problems))
    return { stage: "verification", reason: "The board sent a code to your email. Enter it to finish." };
  return failed(wordsOf(reason), problems);
}

function wordsOf(said: string) {
  return said ? `The board said: ${said.slice(0, 300)}` : "The board didn’t take these answers.";
}

const code = /^(?:security_code|verification_(?:code|token))$/;
/** Boards that mail a code refuse the form for want of it, by its name. */
function asksForCode(body: unknown, problems: Record<string, string>) {
  return Object.keys(problems).some((name) => code.test(name)) || code.test(text(record(body).error));
}

/** The schools that a board knows, by a part of their names; null where it has no list. */
export async function boardSchools(door: Door, { system, token }: BoardTarget, term: string) {
  if (system !== "greenhouse") return null;
  const { status, body } = await leave(door, schoolsCall(token, term));
  return status < 300 ? readSchools(parsed(body)) : [];
}

/** With a stand-in every call goes to it, with the host it was for as the first part of the path. */
function leave({ config, outside }: Door, { url, headers, body }: BoardCall) {
  const agent = config.applyAgent;
  if (!agent) throw new Error("Applying at boards is switched off.");
  const { host, pathname, search } = new URL(url);
  const address = agent.standIn ? `${agent.standIn}/${host}${pathname}${search}` : url;
  return outside.fetch(address, { headers, body, ...limits });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return {};
  }
}
