import type { JobText } from "#server/matching-engine/index.ts";

export const swapJob: JobText = {
  title: "Senior Backend Engineer",
  text: "Requirements:\n- 5+ years of backend development\n- Go\n- Kubernetes and PostgreSQL\n- Bachelor's degree\n- Fluent in English\nNice to have:\n- Terraform",
  locations: ["Berlin, Germany"],
  salary: { currency: "EUR", period: "year", min: 7_000_000, max: 8_500_000 },
  employmentType: "Full Time",
};
/** The person behind the resume, apart from its lines. */
export const swapPerson = { asOf: "2026-11-21", location: "Potsdam, Germany" };
/** A resume with details swapped to show that personal characteristics don't change the score; the model card lists the swaps. */
export const swappedResume = `Anna Schmidt
Experience
Backend engineer, Kobo Grid, 2016 - present
She moved the services to Go and Kubernetes, and kept PostgreSQL fast.
Education
BSc Computer Science, Stanford University, 2012 - 2015
Skills
Go, Terraform, Kubernetes
Languages
English`;

const swap = (from: string, to: string) => swappedResume.replace(from, to);
const aboutHer = (line: string) => swap("Anna Schmidt", `Anna Schmidt\n${line}`);

/** The name of the swap, the changed resume, and the resume to compare with if not the one above. */
export const scoreSwaps: [swapped: string, changed: string, other?: string][] = [
  ["another name", swap("Anna Schmidt", "Mohammed Al-Rashid")],
  ["a name that is a skill", swap("Anna Schmidt", "Julia Rust")],
  ["another gender", swap("She moved", "He moved")],
  ["an age", aboutHer("Age: 58, born 1968")],
  ["an origin", aboutHer("Nationality: Nigerian, married")],
  ["another school", swap("Stanford University", "Fachhochschule Flensburg College")],
  ["a school by its bare name", swap("Stanford University", "Harvard")],
  ["years of study", swap("2012 - 2015", "1984 - 1987")],
  ["an age in words", aboutHer("I am 58 years old")],
  ["a name throughout", swap("She moved", "Julia Rust moved").replace("Anna Schmidt", "Julia Rust")],
  [
    "gendered titles",
    swap("Backend engineer, Kobo", "Waitress and chairwoman, Kobo"),
    swap("Backend engineer, Kobo", "Waiter and chairman, Kobo"),
  ],
  ["a form of address", swap("Kobo Grid", "Mrs. Kobo Grid"), swap("Kobo Grid", "Mr. Kobo Grid")],
  ["a picture", aboutHer("photo.jpg")],
  [
    "personal details in German",
    aboutHer("Geburtsdatum: 3.5.1968, Staatsangehörigkeit: türkisch, verheiratet"),
  ],
  ["personal details in French", aboutHer("Née le 3 mai 1968 à Dakar, mariée, deux enfants")],
  [
    "personal details in Spanish",
    aboutHer("Fecha de nacimiento: 3 de mayo de 1968, nacionalidad colombiana"),
  ],
  [
    "personal details in Portuguese",
    aboutHer("Data de nascimento: 3 de maio de 1968, nacionalidade angolana"),
  ],
  ["personal details in Dutch", aboutHer("Geboortedatum: 3 mei 1968, nationaliteit: Surinaamse")],
  [
    "personal details in Italian",
    aboutHer("Data di nascita: 3 maggio 1968, cittadinanza marocchina, nubile"),
  ],
];

/** The resume with another title of its position. */
export function withTitle(title: string): string {
  return swap("Backend engineer, Kobo", `${title}, Kobo`);
}
