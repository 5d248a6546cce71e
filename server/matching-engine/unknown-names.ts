import type { SkillMention } from "#server/taxonomy/skills.ts";
import { spokenLanguages } from "./requirement-kinds.ts";

/** What precedes the name of a tool, a standard or a method. */
const introducing = /\b(?:with|in|of|using|like|and|or|know|knowing|as)\b|[,/(]/i;
/** A name as written in running text: "Zephyr", "KiCad", "ISO 26262", "CAN-FD", "go-kart" is none. */
const name =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d+#-]*\p{L}?|\p{Ll}+\p{Lu}[\p{L}\d]*)(?:[ ]\d{2,6})?(?![\p{L}\d])/gu;
const noName =
  /^(?:I|We|You|Your|The|A|An|At|It|IT|EU|UK|US|USA|B2B|B2C|CEO|CTO|PhD|BSc|MSc|BA|MA|Bachelor|Master|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** The names in a line that no list of skills knows. The first word is one where its letters say so, or where it is all. */
export function unknownNames(line: string, mentions: readonly SkillMention[]): string[] {
  const found = [...line.matchAll(name)].flatMap((match) => {
    const [written, start] = [match[0], match.index];
    const covered = mentions.some((each) => start < each.end && start + written.length > each.start);
    const shaped = /\p{Ll}\p{Lu}|\d|^\p{Lu}{2,}/u.test(written);
    const led = start > 0 ? introducing.test(line.slice(0, start)) : written === line.trim();
    const spoken = spokenLanguages.some(([, pattern]) => pattern.test(written));
    return covered || spoken || noName.test(written) || !(shaped || led) ? [] : [written];
  });
  return [...new Set(found)].slice(0, 4);
}
