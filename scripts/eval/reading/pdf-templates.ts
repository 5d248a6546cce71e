import type { InventedJob, InventedPerson } from "./people.ts";
import { resumeWords } from "./resume-words.data.ts";
import { writtenLength, writtenSpan } from "./written-dates.ts";

function html(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const page = (style: string, body: string): string =>
  `<!doctype html><meta charset=utf-8><style>@page{size:A4;margin:16mm}body{font:10pt 'DejaVu Sans';margin:0;line-height:1.35}
h1{font-size:20pt;margin:0}h2{font-size:12.5pt;margin:14px 0 4px}p,ul{margin:2px 0}ul{padding-left:16px}.when{float:right}
.job{margin-bottom:8px;break-inside:avoid}b{font-weight:700}${style}</style>${body}`;

function linesOf(job: InventedJob): string {
  return job.lines
    .map((line) => (line.startsWith("- ") ? `<ul><li>${html(line.slice(2))}</ul>` : `<p>${html(line)}</p>`))
    .join("");
}

const withPlace = (job: InventedJob): string =>
  html(job.place ? `${job.company}, ${job.place}` : job.company);

type Entry = (job: InventedJob, when: string) => string;

const titleFirst: Entry = (job, when) =>
  `<div class=job><span class=when>${when}</span><b>${html(job.title)}</b><p>${withPlace(job)}</p>${linesOf(job)}</div>`;
const companyFirst: Entry = (job, when) =>
  `<div class=job><span class=when>${html(job.place)}</span><b>${html(job.company)}</b><p><i>${html(job.title)}</i><span class=when>${when}</span></p>${linesOf(job)}</div>`;
const datesLeft: Entry = (job, when) =>
  `<div class=job style="display:grid;grid-template-columns:120px 1fr;gap:18px"><div>${when}</div><div><b>${html(job.title)}</b><p>${withPlace(job)}</p>${linesOf(job)}</div></div>`;
const inline: Entry = (job, when) =>
  `<div class=job><p><b>${html(job.title)}</b>, ${withPlace(job)} (${when})</p>${linesOf(job)}</div>`;
const narrow: Entry = (job, when) =>
  `<div class=job><b>${html(job.title)}</b><p>${withPlace(job)}</p><p>${when}</p>${linesOf(job)}</div>`;
const row: Entry = (job, when) =>
  `<tr><td style="width:24%">${when}<td style="width:28%"><b>${html(job.company)}</b>${job.place ? `<br>${html(job.place)}` : ""}<td><b>${html(job.title)}</b>${linesOf(job)}`;

function jobs(person: InventedPerson, entry: Entry, volunteer = false): string {
  return person.jobs
    .filter((job) => (job.kind === "volunteer") === volunteer)
    .map((job) => entry(job, html(writtenSpan(job, person))))
    .join("");
}

function section(title: string, body: string): string {
  return body ? `<h2>${html(title)}</h2>${body}` : "";
}

function studies(person: InventedPerson): string {
  return person.studies
    .map(
      (study) =>
        `<div class=job><span class=when>${html(writtenSpan(study, person))}</span><b>${html([study.degree, study.field].filter(Boolean).join(", "))}</b><p>${html(study.school)}</p></div>`,
    )
    .join("");
}

function skills(person: InventedPerson): string {
  return person.skillGroups
    .map(
      ({ group, skills: names }) =>
        `<p>${group ? `<b>${html(group)}:</b> ` : ""}${html(names.join(", "))}</p>`,
    )
    .join("");
}

function languages(person: InventedPerson): string {
  return person.languages.map(({ name, written }) => `<p>${html(`${name} (${written})`)}</p>`).join("");
}

function certificates(person: InventedPerson): string {
  return person.certificates
    .map(({ name, issuer, year }) => `<p>${html(`${name}, ${issuer}, ${year}`)}</p>`)
    .join("");
}

function projects(person: InventedPerson): string {
  return person.projects
    .map(
      ({ name, link, description }) =>
        `<p><b>${html(name)}</b> – ${html(link)}</p><p>${html(description)}</p>`,
    )
    .join("");
}

const contactLine = ({ contact }: InventedPerson): string =>
  html(
    [contact.email, contact.phone, contact.place, contact.linkedIn, contact.website]
      .filter(Boolean)
      .join(" | "),
  );

const head = (person: InventedPerson): string =>
  `<h1>${html(person.name)}</h1><p>${html(person.headline)}</p><p>${contactLine(person)}</p>`;

function oneColumn(
  entry: Entry,
  around: (inner: string) => string = (inner) => inner,
): (person: InventedPerson) => string {
  return (person) => {
    const words = resumeWords[person.language]!;
    return page(
      "",
      head(person) +
        section(words.summary, person.summary && `<p>${html(person.summary)}</p>`) +
        section(person.experienceHead ?? words.experience, around(jobs(person, entry))) +
        section(words.volunteering, around(jobs(person, entry, true))) +
        section(words.education, studies(person)) +
        section(words.projects, projects(person)) +
        section(words.skills, skills(person)) +
        section(words.languages, languages(person)) +
        section(words.certificates, certificates(person)),
    );
  };
}

function twoColumns(entry: Entry, columns: string, mainFirst: boolean): (person: InventedPerson) => string {
  return (person) => {
    const words = resumeWords[person.language]!;
    const side = `<div class=side><h2>${words.linkedIn.contact}</h2>${Object.values(person.contact)
      .filter(Boolean)
      .map((value) => `<p>${html(value)}</p>`)
      .join("")}${section(
      words.skills,
      person.skillGroups
        .map(
          ({ group, skills: names }) =>
            `${group ? `<p><b>${html(group)}</b></p>` : ""}<ul>${names.map((name) => `<li>${html(name)}`).join("")}</ul>`,
        )
        .join(""),
    )}${section(words.languages, languages(person))}${section(words.certificates, certificates(person))}</div>`;
    const main = `<div><h1>${html(person.name)}</h1><p>${html(person.headline)}</p>${section(words.summary, person.summary && `<p>${html(person.summary)}</p>`)}${section(
      person.experienceHead ?? words.experience,
      jobs(person, entry),
    )}${section(words.volunteering, jobs(person, entry, true))}${section(words.education, studies(person))}${section(words.projects, projects(person))}</div>`;
    return page(
      `.two{display:grid;grid-template-columns:${columns};gap:24px}.side{overflow-wrap:anywhere}`,
      `<div class=two>${mainFirst ? main + side : side + main}</div>`,
    );
  };
}

function linkedIn(person: InventedPerson): string {
  const words = resumeWords[person.language]!;
  const { contact } = person;
  const side = `<div class=side><h2>${words.linkedIn.contact}</h2><p>${html(contact.email)}</p><p>${html(contact.linkedIn)} (LinkedIn)</p>${contact.website ? `<p>${html(contact.website)} (Personal)</p>` : ""}<h2>${words.linkedIn.skills}</h2>${person.skillGroups.flatMap((group) => group.skills.map((name) => `<p>${html(name)}</p>`)).join("")}<h2>Languages</h2>${languages(person)}<h2>Certifications</h2>${person.certificates.map(({ name }) => `<p>${html(name)}</p>`).join("")}</div>`;
  const stays = person.jobs.map((job, at) => {
    const when = `<p>${html(writtenSpan(job, person, "long"))} (${writtenLength(job, person)})</p><p class=grey>${html(job.place)}</p>${job.lines.map((line) => `<p>${html(line)}</p>`).join("")}`;
    if (job.kind === "another stay") return `<p class=title>${html(job.title)}</p>${when}`;
    const total =
      person.jobs[at + 1]?.kind === "another stay"
        ? `<p>${writtenLength({ ...job, start: person.jobs[at + 1]!.start }, person)}</p>`
        : "";
    return `<p class=company>${html(job.company)}</p>${total}<p class=title>${html(job.title)}</p>${when}`;
  });
  const schools = person.studies.map(
    (study) =>
      `<p class=company>${html(study.school)}</p><p>${html([study.degree, study.field].filter(Boolean).join(", "))} · (${study.start} - ${study.end})</p>`,
  );
  return page(
    "@page{margin:0}body{font-size:10.5pt}.two{display:grid;grid-template-columns:200px 1fr}.side{background:#293e49;color:#fff;padding:24px 14px;min-height:280mm;overflow-wrap:anywhere}.main{padding:24px}h1{font-size:26pt}h2{font-size:13pt}.main h2{font-size:15.75pt}.company{font-size:12pt;margin-top:10px}.title{font-size:11.5pt}.grey{color:#888}",
    `<div class=two>${side}<div class=main><h1>${html(person.name)}</h1><p>${html(person.headline)}</p><p class=grey>${html(contact.place)}</p><h2>${words.linkedIn.summary}</h2><p>${html(person.summary)}</p><h2>${words.linkedIn.experience}</h2>${stays.join("")}<h2>${words.linkedIn.education}</h2>${schools.join("")}<p class=grey>Page 1 of 1</p></div></div>`,
  );
}

export const pdfTemplates: Record<string, (person: InventedPerson) => string> = {
  classic: oneColumn(titleFirst),
  "company-first": oneColumn(companyFirst),
  "dates-left": oneColumn(datesLeft),
  inline: oneColumn(inline),
  table: oneColumn(
    row,
    (rows) =>
      rows && `<table style="width:100%;border-collapse:collapse" border=1 cellpadding=4>${rows}</table>`,
  ),
  "side-by-side": oneColumn(
    narrow,
    (inner) =>
      inner && `<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px 28px">${inner}</div>`,
  ),
  sidebar: twoColumns(titleFirst, "175px 1fr", false),
  narrow: twoColumns(narrow, "1fr 185px", true),
  linkedin: linkedIn,
};
