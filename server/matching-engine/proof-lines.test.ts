import { expect, test } from "vitest";
import { readCandidate } from "./candidate.ts";
import { judge } from "./evidence.ts";
import type { Requirement } from "./types.ts";

const asOf = "2026-11-21";

function requirement(given: Partial<Requirement>): Requirement {
  return { id: "r1", text: "", kind: "skill", must: true, skills: [], ...given };
}

test.each<[string, string, Partial<Requirement>, string]>([
  [
    "the title held now, which learning is part of",
    "Machine Learning Engineer, Swiftparrot, Oct 2021 to date",
    { text: "Machine learning", skills: ["machine-learning"] },
    "met",
  ],
  [
    "a degree, which shows no work",
    "Education: A.A.S. Construction Technology, Navarro Bend College 2011",
    { text: "Construction management", skills: ["construction-management"] },
    "unclear",
  ],
  [
    "the whole suite for one of its programs",
    "Skills: SAP, MS Office",
    { text: "PowerPoint", skills: ["microsoft-powerpoint"] },
    "unclear",
  ],
  [
    "the short form of a certificate",
    "ILS (renewed 2025), manual handling",
    { text: "Immediate Life Support", kind: "certification" },
    "met",
  ],
  [
    "a master's degree by its short form",
    "M.Ed. Special Education, Riverview Commonwealth University, 2019",
    { text: "Master’s degree in special education preferred", kind: "degree" },
    "met",
  ],
  [
    "a degree of another country's kind",
    "2013 – 2016 Lehre Kauffrau EFZ, M-Profil",
    { text: "EFZ als Kauffrau", kind: "degree" },
    "met",
  ],
  [
    "a day of training, of which no certificate is told",
    "Formations : CAP couture (1995), HACCP une journée 2017",
    { text: "HACCP", kind: "certification" },
    "met",
  ],
  [
    "a degree that is not finished",
    "B.S. Computer Science, Ohio Plains University, class of May 2027",
    { text: "Bachelor’s degree in computer science", kind: "degree" },
    "unclear",
  ],
  [
    "French and English where Italian is only wished for",
    "Languages: English C1, French fluent",
    { text: "Französisch und Englisch sowie idealerweise Italienisch", kind: "language" },
    "met",
  ],
  [
    "what people do in many words",
    "Chambermaid, Hotel Bellevarde, 2003-2010",
    { text: "Hospitality", skills: ["hospitality"] },
    "unclear",
  ],
  [
    "a single-letter language among techniques",
    "TECHNIQUES: flow cytometry, ELISA, R (ggplot level)",
    { text: "R or Python", skills: ["r", "python"] },
    "unclear",
  ],
  [
    "one of several programs that are all asked for",
    "Built pages in React and Python",
    { text: "Ruby, Python, and React", skills: ["ruby", "python", "react"] },
    "unclear",
  ],
  [
    "teaching, where a kind of teaching is asked for",
    "Led lessons; teaching assistant for toddlers",
    { text: "College-level teaching experience with a diverse student population", skills: ["teaching"] },
    "unclear",
  ],
  [
    "a register that is named in a long line",
    "GMC full registration with licence to practise; General Psychiatry and Old Age Psychiatry",
    { text: "Full GMC registration", kind: "certification" },
    "met",
  ],
  [
    "an apprenticeship for a course of study",
    "Lehre als Informatiker EFZ abgeschlossen",
    { text: "Abgeschlossenes Informatik-Studium", kind: "degree" },
    "unclear",
  ],
  [
    "what is not considered",
    "I do not consider receptionist posts, sales, and bank jobs",
    { text: "Sales", skills: ["sales"] },
    "unclear",
  ],
  [
    "what is told not to be wanted",
    "Not recruiting / talent acquisition, not sales",
    { text: "Recruiting", skills: ["recruiting"] },
    "unclear",
  ],
  [
    "what is denied in the middle of a line",
    "Hybrid preferred. No relocation. Not recruiting / talent acquisition, and not payroll.",
    { text: "Recruiting", skills: ["recruiting"] },
    "unclear",
  ],
  [
    "a department someone worked with",
    "Requests intake from underwriting and marketing",
    { text: "Marketing", skills: ["marketing"] },
    "unclear",
  ],
  [
    "a department someone worked in",
    "Campaigns and events in marketing",
    { text: "Marketing", skills: ["marketing"] },
    "met",
  ],
  [
    "basic knowledge where much is asked for",
    "Built pages with basic HTML/CSS",
    { text: "Well-versed in HTML", skills: ["html"] },
    "unclear",
  ],
  [
    "another kind of the same practice",
    "Accounting for small companies, VAT, payroll",
    { text: "Experience of regulatory accounting", skills: ["accounting"] },
    "unclear",
  ],
  [
    "a known program beside one that isn’t told",
    "Customer protocols in SAP",
    { text: "SAP, Zephyr and Lotus Notes", skills: ["sap"] },
    "unclear",
  ],
  [
    "a known program beside letters that explain it",
    "Stock service for boutiques in PostgreSQL",
    { text: "PostgreSQL beyond the ORM", skills: ["postgresql"] },
    "met",
  ],
  [
    "a license of another state",
    "Registered nurse, RN, Worcester, Massachusetts",
    { text: "Current Texas RN license", kind: "certification" },
    "unclear",
  ],
  [
    "a license of the state by its code",
    "Registered nurse, RN, Austin TX",
    { text: "Current Texas RN license", kind: "certification" },
    "met",
  ],
  [
    "an American nurse for the British register",
    "Registered nurse, RN, Worcester",
    { text: "RGN or RMN", kind: "certification" },
    "unclear",
  ],
  [
    "an American nurse where either register will do",
    "Registered nurse, RN, Worcester",
    { text: "RN or RGN", kind: "certification" },
    "met",
  ],
  [
    "a qualification and experience of something else",
    "ACCA qualified accountant with six years in industry",
    { text: "ACCA qualified with experience of preparing tour accounts", kind: "certification" },
    "unclear",
  ],
  [
    "years of the work, where years of leading it are asked for",
    "QA Engineer, Nimbustack, 2016 – 2024",
    { text: "3 years of experience as a QA manager", kind: "years", years: 3, skills: ["quality-assurance"] },
    "unclear",
  ],
  [
    "a language for the law of its country",
    "Deutsch Muttersprache",
    { text: "Kenntnisse im deutschen Handelsrecht", kind: "language" },
    "unclear",
  ],
  [
    "a program for the suite it is part of",
    "Tools: Google Classroom, Excel for grades",
    { text: "MS Office", skills: ["microsoft-office"] },
    "unclear",
  ],
  [
    "Go, the language, in a sentence",
    "Built services in Go for the metering team",
    { text: "Go", skills: ["go"] },
    "met",
  ],
])("proof: %s", (_, line, given, verdict) => {
  const person = { asOf, resume: ["Experience", line] };
  expect(judge(requirement(given), person).verdict).toBe(verdict);
});

test("proof: of tools that will do, the line that names one is quoted", () => {
  const lines = ["Experience", "Analyst, Acme, 2019 – 2022", "Excel with power query", "Reports in Tableau"];
  const asked = requirement({ text: "Power BI or Tableau", skills: ["power-bi", "tableau"] });
  expect(judge(asked, { asOf, resume: lines }).evidence?.line).toBe("Reports in Tableau");
});

test("proof: what stands under a head of wishes proves nothing", () => {
  const lines = [
    "Experience",
    "Teacher, Little Oak, 2019 – present",
    "What I don’t want",
    "after-school, sales",
  ];
  const asked = requirement({ text: "Sales", skills: ["sales"] });
  expect(judge(asked, { asOf, resume: lines }).verdict).toBe("unclear");
  expect(readCandidate({ asOf, resume: lines }).proofs.has("sales")).toBe(false);
});

test("proof: a title that says what is done counts for its years", () => {
  const lines = ["Experience", "Product designer, Reisvogel, Nov 2019 – now"];
  const asked = requirement({
    text: "4 years of product design",
    kind: "years",
    years: 4,
    skills: ["product-design"],
  });
  expect(judge(asked, { asOf, resume: lines }, "Product designer").verdict).toBe("met");
});
