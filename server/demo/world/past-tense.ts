const irregular: Record<string, string> = {
  be: "was",
  chip: "chipped",
  diagram: "diagrammed",
  input: "entered",
  seek: "sought",
  transfer: "transferred",
  build: "built",
  choose: "chose",
  cut: "cut",
  deal: "dealt",
  draw: "drew",
  drive: "drove",
  find: "found",
  fit: "fitted",
  get: "got",
  give: "gave",
  grind: "ground",
  hold: "held",
  keep: "kept",
  lay: "laid",
  lead: "led",
  make: "made",
  meet: "met",
  oversee: "oversaw",
  read: "read",
  run: "ran",
  see: "saw",
  sell: "sold",
  send: "sent",
  set: "set",
  speak: "spoke",
  spend: "spent",
  stay: "stayed",
  take: "took",
  teach: "taught",
  tell: "told",
  transmit: "transmitted",
  understand: "understood",
  write: "wrote",
  plan: "planned",
  confer: "conferred",
  refer: "referred",
  submit: "submitted",
  program: "programmed",
  control: "controlled",
  stop: "stopped",
  map: "mapped",
  ship: "shipped",
  scan: "scanned",
  begin: "began",
  bring: "brought",
  buy: "bought",
  win: "won",
  weld: "welded",
};

function past(verb: string): string {
  const small = verb.toLowerCase();
  const found = irregular[small];
  if (found) return found;
  if (small.endsWith("e")) return `${small}d`;
  if (/[^aeiou]y$/.test(small)) return `${small.slice(0, -1)}ied`;
  return `${small}ed`;
}

/** "Plan, build or mend roads" becomes "Planned, built and mended roads". */
export function inThePast(task: string): string {
  const lead = task.match(/^([A-Z][a-z]+)((?:, (?!and |or )[a-z]+)*)(?:,? (and|or) ([a-z]+)(?= ))?/);
  if (!lead) return task;
  const [whole, first = "", middle = "", joint, last] = lead;
  const more = middle.split(", ").filter(Boolean);
  if (more.length && !joint)
    return past(first).replace(/^./, (letter) => letter.toUpperCase()) + task.slice(first.length);
  const verbs = [first, ...more, ...(last ? [last] : [])].map(past);
  const said =
    verbs.length > 1 ? `${verbs.slice(0, -1).join(", ")} and ${verbs[verbs.length - 1]}` : (verbs[0] ?? "");
  return said.charAt(0).toUpperCase() + said.slice(1) + task.slice(whole.length);
}
