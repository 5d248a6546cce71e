/** What a message wants of the product's own data; null where only documents can answer it. */
export type Intent =
  | { kind: "status" | "pay" | "fit" | "met" | "gaps" | "next" | "memories" | "best"; about: string }
  | { kind: "withdraw" | "forget" | "remember" | "jobs"; about: string };

const searching =
  /^(?:please\s+)?(?:show(?: me)?|find(?: me)?|search(?: for)?|look for|list|are there(?: any)?|any|i(?:['’]m| am) looking for|i want)\s+/
    .source;

const intents: readonly [Intent["kind"], RegExp][] = [
  ["remember", /^(?:please\s+)?(?:remember|keep in mind|note)(?:\s+that|:)?\s+(?<about>.{3,})$/is],
  ["forget", /^(?:please\s+)?forget(?:\s+(?:that|about|what i said about))?\s+(?<about>.{2,})$/is],
  [
    "memories",
    /\bwhat (?:do|did) you (?:know|remember) (?:about|of) me\b|\bshow (?:me )?(?:my|your) memor(?:y|ies)\b/i,
  ],
  [
    "withdraw",
    /^(?!how\b|what\b|can\b|when\b|should\b|if\b|why\b)(?<about>.*(?:\bwithdraw\b.*\b(?:applications?|applied|from)\b|\b(?:take back|cancel|pull)\b(?!.*\binterview).*\bapplications?\b).*)$/is,
  ],
  [
    "status",
    /(?<about>\b(?:status|state|news|update)s?\b.*\b(?:applications?|applied)\b.*)|(?<about2>\bwhere (?:do|does|is|are|stand)\b.*\bapplications?\b.*|\bhow many (?:applications|jobs) (?:have|did) i (?:sent|send|made|make|applied|apply)\b.*)|\b(?:which|what) (?:jobs|roles|positions) (?:did i apply|have i applied)\b.*|\b(?:(?:have i|did i) (?:heard|hear)|when(?:['’]s| is| are) my (?:next )?interviews?)\b(?<about3>.*)/is,
  ],
  // What jobs should pay, not what one does.
  [
    "jobs",
    new RegExp(
      `${searching}(?!.*\\b(?:what|how much)\\b)(?<about>.*\\b(?:jobs|roles|positions)\\b.*\\b(?:pay|pays|paying|salary|salaries)\\b.*)$`,
      "is",
    ),
  ],
  [
    "pay",
    /^(?!.*\b(?:resume|cv|negotiat\w*|referrals?|should i ask|leave|holidays?|vacation|time off|pto|overtime|sick|parental|maternity|paternity|relocation|moving|parking|pension)\b)(?<about>.*(?:\b(?:how much|what)\b.*\b(?:pays?|paid|salary|earn|compensation)\b|\b(?:how much\b.*|what (?:do|would|could|can|will) (?:i|they|you) )\bmake\b|(?<!\b(?:to|i|we|you) )\b(?:pay|salary)\b.*\b(?:of|for|at)\b).*)$/is,
  ],
  [
    "best",
    /^(?!how\b|why\b|when\b|can\b|who\b|do\b|does\b|if\b|are\b|is\b).*(?:\b(?:which|what) (?:\w+ )?(?:jobs?|roles?|positions?) (?:should|could|would|can) i (?:try|apply|take|look)\b|\b(?:which|what) (?:\w+ )?(?:jobs?|roles?|positions?)\b.*\b(?:fit|fits|suit|suits|match|matches|right for|best for|recommend) (?:me|my)\b|\bjobs?\b.*\b(?:that|which) (?:fit|suit|match)(?:es)? me\b|\brecommend (?:me )?(?:some |a few |any )?(?:jobs?|roles?)\b).*$|^(?:please )?(?:(?:show|list|find)(?: me)?|(?:what|which|where) are) (?:my|today['’]?s) (?:\w+ )?matches$/is,
  ],
  [
    "fit",
    /\b(?:how (?:well )?(?:do|would|am) i (?:fit|match)|am i (?:a (?:good )?(?:fit|match)|qualified|right)|do i (?:fit|match|qualify)|my chances)\b(?<about>.*)/is,
  ],
  ["met", /\b(?:which|what) requirements (?:do|would|can) i (?:meet|fulfill|have)\b(?<about>.*)/is],
  [
    "gaps",
    /\bwhat (?:could|can|should) i improve\b(?!.*\b(?:resume|cv|profile|letter)\b)(?<about>.*)|\b(?:which|what) requirements (?:do|am) i (?:miss|missing|lack|lacking)\b(?<about2>.*)/is,
  ],
  ["next", /\bwhat(?:['’]s| is| should i do| do i do| can i do)\s+(?:my )?next\b|\bnext steps?\b/i],
  [
    "jobs",
    new RegExp(
      `${searching}(?<about>.*\\b(?:jobs?|roles?|positions?|work(?! (?:hours|schedules?|weeks?|permits?|culture|environment)\\b))\\b.*)$`,
      "is",
    ),
  ],
];

/** In a conversation about one job only such words look for others. */
const otherJobs =
  /\b(?:other|another|more|similar|different|else)\b|^(?:please\s+)?(?:show|find|search|look|i(?:['’]m| am) looking)\b.*\bjobs\b/i;

/** Reads by the words alone, so that the same message always means the same; about one job it is mostly a question about that job. */
export function readIntent(message: string, { aboutJob = false } = {}): Intent | null {
  const text = message.trim().replace(/[?!.\s]+$/, "");
  for (const [kind, pattern] of intents) {
    const found = pattern.exec(text);
    const searches = kind === "jobs" || kind === "best";
    if (!found || (searches && aboutJob && !otherJobs.test(text))) continue;
    const { about, about2, about3 } = found.groups ?? {};
    return { kind, about: (about ?? about2 ?? about3 ?? "").trim() };
  }
  return null;
}
