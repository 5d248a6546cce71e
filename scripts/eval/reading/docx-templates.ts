import { strToU8, zipSync } from "fflate";
import type { InventedJob, InventedPerson } from "./people.ts";
import { resumeWords } from "./resume-words.data.ts";
import { writtenSpan } from "./written-dates.ts";

interface Look {
  bold?: boolean;
  style?: string;
  bullet?: boolean;
}

function paragraph(text: string, look: Look = {}): string {
  const runs = text
    .split("\t")
    .map(
      (part) =>
        `<w:r>${look.bold ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t xml:space="preserve">${xml(part)}</w:t></w:r>`,
    )
    .join("<w:r><w:tab/></w:r>");
  const properties = `${look.style ? `<w:pStyle w:val="${look.style}"/>` : ""}${look.bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ""}`;
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ""}${runs}</w:p>`;
}

function xml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function table(rows: string[][]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell || paragraph("")}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
}

const heading = (text: string): string => paragraph(text, { style: "Heading1", bold: true });

function lines(job: InventedJob): string {
  return job.lines
    .map((line) => (line.startsWith("- ") ? paragraph(line.slice(2), { bullet: true }) : paragraph(line)))
    .join("");
}

const withPlace = (job: InventedJob): string => (job.place ? `${job.company}, ${job.place}` : job.company);

const jobsAs: Record<string, (job: InventedJob, when: string) => string> = {
  "docx-plain": (job, when) =>
    paragraph(`${job.title}\t${when}`, { bold: true }) + paragraph(withPlace(job)) + lines(job),
  "docx-table": (job, when) =>
    paragraph(job.title, { bold: true }) + paragraph(`${job.company} | ${when}`) + lines(job),
  "docx-rows": (job, when) =>
    table([[paragraph(when), paragraph(job.title, { bold: true }) + paragraph(withPlace(job)) + lines(job)]]),
  "docx-sides": (job, when) =>
    table([
      [paragraph(job.company, { bold: true }), paragraph(job.place)],
      [paragraph(job.title), paragraph(when)],
    ]) + lines(job),
};

function side(person: InventedPerson): string {
  const words = resumeWords[person.language]!;
  return [
    person.skillGroups.length > 0 && heading(words.skills),
    ...person.skillGroups.map(({ group, skills }) =>
      paragraph(`${group ? `${group}: ` : ""}${skills.join(", ")}`),
    ),
    person.languages.length > 0 && heading(words.languages),
    ...person.languages.map(({ name, written }) => paragraph(`${name} – ${written}`)),
    person.certificates.length > 0 && heading(words.certificates),
    ...person.certificates.map(({ name, issuer, year }) =>
      paragraph(`${name} – ${issuer} (${year})`, { bullet: true }),
    ),
  ]
    .filter(Boolean)
    .join("");
}

function main(person: InventedPerson): string {
  const words = resumeWords[person.language]!;
  const entry = jobsAs[person.docx]!;
  const entries = (volunteer: boolean) =>
    person.jobs
      .filter((job) => (job.kind === "volunteer") === volunteer)
      .map((job) => entry(job, writtenSpan(job, person)));
  return [
    person.summary && heading(words.summary) + paragraph(person.summary),
    heading(person.experienceHead ?? words.experience),
    ...entries(false),
    entries(true).length > 0 && heading(words.volunteering),
    ...entries(true),
    heading(words.education),
    ...person.studies.map(
      (study) =>
        paragraph(
          `${[study.degree, study.field].filter(Boolean).join(", ")}\t${writtenSpan(study, person)}`,
          { bold: true },
        ) + paragraph(study.school),
    ),
    person.projects.length > 0 && heading(words.projects),
    ...person.projects.map(
      ({ name, link, description }) =>
        paragraph(`${name} (${link})`, { bold: true }) + paragraph(description),
    ),
  ]
    .filter(Boolean)
    .join("");
}

function head(person: InventedPerson): string {
  const { email, phone, place, linkedIn, website } = person.contact;
  return (
    paragraph(person.name, { style: "Title", bold: true }) +
    paragraph(person.headline) +
    paragraph([email, phone, place, linkedIn, website].filter(Boolean).join(" | "))
  );
}

const types =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** The person's resume as a Word file: paragraphs, or a two-column table around everything. */
export function docxOf(person: InventedPerson): Uint8Array {
  const body =
    person.docx === "docx-table"
      ? head(person) + table([[side(person), main(person)]])
      : head(person) + main(person) + side(person);
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({
    "[Content_Types].xml": strToU8(types),
    "_rels/.rels": strToU8(relations),
    "word/document.xml": strToU8(document),
  });
}
