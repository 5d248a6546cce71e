import type { WritingSource, WrittenSection } from "#contract/job-writing.ts";
import { eitherOf, sentenceList } from "#shared/words/sentence-list.ts";

type Sentence = WrittenSection["sentences"][number];

const mostTasks = 6;
const mostTechnologies = 3;
const mostSkills = 3;

/** How many sections a text has at most. */
export const mostSections = 5;

/** A job's text of its sources alone, each said as it stands there; one section after the other. */
export function* sectionsFromSources(sources: readonly WritingSource[]): Generator<WrittenSection> {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const name = byId.get("company/companyName")!;
  yield { heading: "About the role", list: false, sentences: roleSentences(byId, name) };
  yield {
    heading: "What you’ll do",
    list: true,
    sentences: part(sources, "/task/", mostTasks, (text) => text),
  };
  yield {
    // O*NET knows what people of the occupation use, and not what this team insists on.
    heading: "Nice to have",
    list: true,
    sentences: [
      ...part(sources, "/technology/", mostTechnologies, (text) => `Experience with ${text}`),
      ...part(sources, "/skill/", mostSkills, sentenceCase),
    ],
  };
  yield {
    heading: "What we offer",
    list: true,
    sentences: part(sources, "company/companyBenefits/", Infinity, (text) => text),
  };
  yield { heading: `About ${name.text}`, list: false, sentences: companySentences(sources, byId, name) };
}

function part(
  sources: readonly WritingSource[],
  where: string,
  most: number,
  say: (text: string) => string,
): Sentence[] {
  return sources
    .filter(({ id }) => id.includes(where))
    .slice(0, most)
    .map(({ id, text }) => ({ text: say(text), sourceIds: [id] }));
}

type Known = ReadonlyMap<string, WritingSource>;

function roleSentences(byId: Known, name: WritingSource): Sentence[] {
  const title = byId.get("job/jobTitle")!;
  const type = byId.get("job/employmentType");
  const places = byId.get("job/locations");
  const remote = byId.get("job/remote");
  return [
    { text: `${name.text} is hiring for the position of ${title.text}.`, sourceIds: [name.id, title.id] },
    ...(type ? [{ text: `This is a ${typeWords(type.text)} position.`, sourceIds: [type.id] }] : []),
    ...(places
      ? [{ text: `You’ll work in ${eitherOf(places.text.split("; "))}.`, sourceIds: [places.id] }]
      : []),
    ...(remote ? [{ text: "Remote work is possible.", sourceIds: [remote.id] }] : []),
  ];
}

function typeWords(type: string) {
  const words = type.toLowerCase();
  return words.endsWith("time") ? words.replace(" ", "-") : words;
}

function companySentences(sources: readonly WritingSource[], byId: Known, name: WritingSource): Sentence[] {
  const say = (field: string, words: (text: string) => string): Sentence[] => {
    const source = byId.get(`company/${field}`);
    return source ? [{ text: words(source.text), sourceIds: [source.id] }] : [];
  };
  const values = sources.filter(({ id }) => id.startsWith("company/values/"));
  return [
    ...say("companyAboutHeader", withStop),
    ...part(sources, "company/companyAboutDescription/", Infinity, withStop),
    ...say("companyIndustry", (text) => `Industry: ${text}.`),
    ...say("companySize", (text) => `${name.text} has ${text} employees.`),
    ...say("companyHQlocation", (text) => `${name.text} is based in ${text}.`),
    ...say("companyFoundedYear", (text) => `${name.text} was founded in ${text}.`),
    ...(values.length
      ? [
          {
            text: withStop(`Our values: ${sentenceList(values.map(({ text }) => text))}`),
            sourceIds: values.map(({ id }) => id),
          },
        ]
      : []),
  ];
}

/** "Critical Thinking" as a line of a list. */
function sentenceCase(name: string) {
  return name.charAt(0) + name.slice(1).toLowerCase();
}

function withStop(text: string) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
