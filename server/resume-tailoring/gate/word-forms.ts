const irregular: Record<string, string> = {
  ran: "run",
  led: "lead",
  wrote: "write",
  written: "write",
  taught: "teach",
  built: "build",
  drew: "draw",
  drawn: "draw",
  drove: "drive",
  driven: "drive",
  took: "take",
  taken: "take",
  kept: "keep",
  sold: "sell",
  held: "hold",
  made: "make",
  gave: "give",
  given: "give",
  found: "find",
  met: "meet",
  shot: "shoot",
  grew: "grow",
  grown: "grow",
  fed: "feed",
  told: "tell",
  bought: "buy",
  brought: "bring",
  sewn: "sew",
  fell: "fall",
  did: "do",
  done: "do",
  saw: "see",
  went: "go",
  spoke: "speak",
  chose: "choose",
  began: "begin",
  oversaw: "oversee",
  children: "child",
  people: "person",
  better: "good",
  best: "good",
  men: "man",
  women: "woman",
  lessons: "lesson",
  bookkeeping: "bookkeeping",
  laid: "lay",
};
const endings =
  /(?:ational|at(?:ions?|es?|ed|ing)|ements?|ments?|ings?|ance|ers?|ors?|ied|ies|ed|es|ly|s|e|y)$/;

/** A word in the form it is compared in: without its ending, in American spelling. */
export function wordForm(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/[’']s?$/u, "")
    .replace(/yse?(?=d|s|$)/, "yze")
    .replace(/is(?=e|ing|ed|ation)/, (same, at: number) => (at > 2 ? "iz" : same))
    .replace(/our(?=s|$|ed|ing)/, "or")
    .replace(/tre$/, "ter");
  const known = Object.hasOwn(irregular, plain) ? irregular[plain]! : plain;
  const single = known.replace(/(?<=..[^s])s$/, "");
  return (single.length > 4 ? stemOf(single) : single.replace(/(?<=...)e$/, "")).replace(
    /([^aeiou])\1$/,
    "$1",
  );
}

/** "documented" is "document" is "docu": endings go one after the other. */
function stemOf(word: string): string {
  const cut = word.replace(endings, "");
  return cut === word || cut.length < 3 ? word : cut.length > 4 ? stemOf(cut) : cut;
}

/** "Restocked 20,000 items (daily)": its words as they are written, numbers left out. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .replace(/\be-(?=mail)/gi, "e")
      .match(/[\p{L}][\p{L}\p{M}’']*(?:[+#]+)?/gu) ?? []
  );
}

/** Whether two forms are of one word: "maintenan" and "maintain". */
export function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  return shared >= 5 && shared / longer >= 0.6;
}
