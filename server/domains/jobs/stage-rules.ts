import type { OwnStage, Stage, WrittenStage } from "#contract/job-stages.ts";
import { invalid } from "#server/errors/refusal.ts";

const before: Stage[] = [
  { id: "screen", name: "Screen", fixed: true },
  { id: "interview", name: "Interview", fixed: true },
];
const after: Stage[] = [
  { id: "offer", name: "Offer", fixed: true },
  { id: "hired", name: "Hired", fixed: true },
];
/** Words that already mean something where a stage can stand. */
const taken = new Set(
  (
    "screen interview offer hired hire all passed lead review pending referralrequest referral-request outbound " +
    "invited accepted pipeline expired denied declined applied archived saved"
  ).split(" "),
);

/** Screen, interview, the own ones, offer, hired. */
export function boardOf(own: readonly OwnStage[]): Stage[] {
  return [...before, ...own.map((stage) => ({ ...stage, fixed: false })), ...after];
}

/** "Case study" is known as "case-study" from its first day on, whatever it is called later. */
function stageId(name: string) {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Own stages as they were written: one with the id or the name of a known one is that one, the others are new. */
export function stagesFrom(written: readonly WrittenStage[], known: readonly OwnStage[]): OwnStage[] {
  const wanted = written.map((each) => (typeof each === "string" ? { name: each } : each));
  checkNames(wanted.map(({ name }) => name));
  const claimed = new Set(wanted.flatMap(({ id }) => id ?? []));
  const used = new Set([...taken, ...known.map(({ id }) => id)]);
  return wanted.map(({ id, name }) => {
    const same = known.find((each) =>
      id ? each.id === id : !claimed.has(each.id) && stageId(each.name) === stageId(name),
    );
    if (id && !same)
      throw invalid(`“${name}” isn’t a stage anymore. Load the page again.`, {
        stages: `“${name}” isn’t a stage anymore`,
      });
    return { id: same?.id ?? freeId(stageId(name), used), name };
  });
}

/** What remains of stages that were written before some of the board's were removed, and the names of those. */
export function stillThere(written: readonly WrittenStage[], known: readonly OwnStage[]) {
  const isGone = (each: WrittenStage) =>
    typeof each !== "string" && each.id !== undefined && !known.some(({ id }) => id === each.id);
  const left = written.filter((each) => !isGone(each));
  const gone = written.filter(isGone).map((each) => (typeof each === "string" ? each : each.name));
  return { stages: gone.length > 0 && left.length === 0 ? null : left, gone };
}

/** A name that a renamed stage has left its id to gets another one. */
function freeId(id: string, used: Set<string>) {
  let free = id;
  for (let nth = 2; used.has(free); nth += 1) free = `${id}-${nth}`;
  used.add(free);
  return free;
}

function checkNames(names: readonly string[]) {
  const ids = names.map(stageId);
  const bad = names.find((_, at) => ids[at] === "" || taken.has(ids[at]!) || ids.indexOf(ids[at]!) !== at);
  if (bad !== undefined)
    throw invalid(`A stage can’t be called “${bad}”. Choose another name.`, {
      stages: `“${bad}” is already used or has no letters`,
    });
}

/** The stage of a board that people of another go to, by its id or its name. */
export function destinationOn(board: readonly Stage[], word: string): Stage {
  const found = board.find(({ id, name }) => id === word || stageId(name) === stageId(word));
  if (!found || found.id === "hired")
    throw invalid(`People can’t go to “${word}”. Choose another stage of the board.`, {
      peopleTo: "Choose another stage of the board",
    });
  return found;
}
