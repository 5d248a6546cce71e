interface Span {
  start: number;
  end: number;
  everyday: boolean;
}

const cueBefore =
  /\b(in|with|using|use|know|learn|languages?|tools?|technologies|skills?|stack|programming|coding|software|ms|microsoft|experience|proficient|and|or)[\s:(/]+$/i;
const cueAfter =
  /^[\s)/]+(programming|developers?|engineers?|language|framework|scripts?|scripting|codebase|services?|microservices|backend|spreadsheets?|databases?|skills|macros|library|libraries|certified|cluster|pipelines?)\b/i;
const strongBefore =
  /\b(programming|coding|languages?|microsoft|ms|proficient in|proficient with|skills?|technologies|tools|stack|software|years of|fluent in|written in|developed in|experience (with|in|using)|(?:services?|microservices|apis?|apps?|applications|tools|code|coded|back-?ends?|scripts|clients|servers|parsers?|models|packages) in)[\s:(]+$/i;
const listHead =
  /\b(skills?|languages?|tools?|technolog(y|ies)|stack|software|frameworks?|databases?|environment|expertise|proficienc(y|ies)|libraries|platforms?|competenc(y|ies))\b[^.:\n]{0,40}:/i;
const reach = 60;

/** Whether the span stands between the marks that separate items of a list. */
function standsInList(text: string, { start, end }: Span): boolean {
  const left = text.slice(Math.max(0, start - 2), start);
  const right = text.slice(end, end + 2);
  return (
    (start === 0 || /[,;/|•·▪●:(\n\t]\s?$/.test(left) || /^[•·▪●]/.test(left)) &&
    (right === "" || /^\s?[,;/|•·▪●)\n\t]/.test(right) || /^\.?(\s|$)$/.test(right))
  );
}

/** A name is written as a name: capitals as in "Go" or "R", and not part of "Go-to-market", "R&D" or "J. R. Smith". */
function writtenAsName(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end);
  if (
    written.length <= 2 &&
    (text[end] === "-" ||
      text[end] === "&" ||
      text[start - 1] === "&" ||
      text[start - 1] === "-" ||
      text[end] === "'" ||
      text[end] === "’")
  )
    return false;
  if (written.length === 1 && text[end] === "." && /^\.\s?\p{L}/u.test(text.slice(end, end + 3)))
    return false;
  return written[0] !== written[0]!.toLowerCase() || !/\p{L}/u.test(written[0]!);
}

/** What stands before a place on its line, as far as a list's heading can be away. */
function lineBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - 300), at);
  return near.slice(near.lastIndexOf("\n") + 1);
}

/** Names that stand for something else beside other words: the IOS of routers is not that of telephones. */
const otherMeanings: Record<string, { written?: RegExp; beside: RegExp }> = {
  ios: {
    written: /^IOS$/,
    beside:
      /\b(?:cisco|catalyst|routers?|switch(?:es|ing)?|nx-os|junos|juniper|firewalls?|vlans?|bgp|ospf|eigrp|ccna|ccnp|ccie)\b/i,
  },
};

/** Whether a name means something else than the skill on this line. */
export function meansOtherwise(
  text: string,
  { id, start, end }: { id: string; start: number; end: number },
): boolean {
  const other = otherMeanings[id];
  if (!other) return false;
  const before = text.lastIndexOf("\n", start) + 1;
  const after = text.indexOf("\n", end);
  const line = text.slice(
    Math.max(before, start - 120),
    Math.min(after < 0 ? text.length : after, end + 120),
  );
  return (
    (!other.written || other.written.test(text.slice(start, end)) || /cisco/i.test(line)) &&
    other.beside.test(line)
  );
}

/** Whether a name that is also an everyday word means the skill here: in a list with other skills, or beside a telling word. */
export function readsAsSkill({
  text,
  candidate,
  before,
  after,
}: {
  text: string;
  candidate: Span;
  before?: Span;
  after?: Span;
}): boolean {
  const left = text.slice(Math.max(0, candidate.start - 40), candidate.start);
  const right = text.slice(candidate.end, candidate.end + 24);
  const inList = standsInList(text, candidate);
  if (inList && listHead.test(lineBefore(text, candidate.start))) return true;
  if (!writtenAsName(text, candidate)) return false;
  if (strongBefore.test(left) || cueAfter.test(right)) return true;
  const neighbour = [before, after].some(
    (other) =>
      other && !other.everyday && other.start - candidate.end < reach && candidate.start - other.end < reach,
  );
  return neighbour && (inList || cueBefore.test(left));
}
