import type { Batch, BatchMove } from "#contract/application-batches.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";

export const peopleWords = (count: number) => counted(count, "person", "people");

/** What a decision about many did. */
export function batchWords(
  { move, stage, count }: Pick<Batch, "move" | "stage" | "count">,
  stageName?: string,
) {
  const people = peopleWords(count);
  const words: Record<BatchMove, string> = {
    pass: `Rejected ${people}`,
    shortlist: `${people} shortlisted`,
    save: `Saved ${people}`,
    unsave: `Removed ${people} from Saved`,
    move: `${people} moved to ${stageName ?? stage}`,
  };
  return words[move];
}

const couldNot: Record<BatchMove | "tag", string> = {
  pass: "reject",
  shortlist: "shortlist",
  save: "save",
  unsave: "unsave",
  move: "move",
  tag: "tag",
};
const namedAtMost = 3;

/** "Couldn’t reject 3 of 40", and who and why. */
export function refusedWords(
  move: keyof typeof couldNot,
  refused: readonly { fullName: string | null; because: string }[],
  of: number,
) {
  const reasons = [...Map.groupBy(refused, ({ because }) => because)].map(([because, some]) => {
    const names = some.slice(0, namedAtMost).map(({ fullName }) => fullName ?? "Someone");
    const rest = some.length - names.length;
    return `${sentenceList(rest > 0 ? [...names, `${rest} more`] : names)}: ${because}.`;
  });
  return { title: `Couldn’t ${couldNot[move]} ${refused.length} of ${of}`, text: reasons.join(" ") };
}
