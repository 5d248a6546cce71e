import { expect, test } from "vitest";
import { judge } from "./evidence.ts";
import { kindOf } from "./requirement-kinds.ts";
import type { Requirement } from "./types.ts";

const about = ["Experience", "Picker and packer, Fernhill Goods, 2019-01 – present", "Drove a reach truck."];

function judged(resume: readonly string[], text: string) {
  const requirement: Requirement = { id: "r1", text, kind: "language", must: true, skills: [] };
  return judge(requirement, { asOf: "2026-11-22", resume: [...resume] });
}

test.each([
  ["Basic German, fluent English", "Fluent German", "unclear"],
  ["Basic German, fluent English", "Fluent English", "met"],
  ["Basic German", "Fluent German", "unclear"],
  ["Native English speaker with conversational Spanish", "Fluent Spanish", "unclear"],
  ["Native English speaker with conversational Spanish", "Conversational Spanish", "met"],
  ["Fluent in English and basic knowledge of German and French", "Fluent French", "unclear"],
  ["Languages: German and Dutch (A2), English (C1)", "Fluent German", "unclear"],
  ["Languages: German basic English fluent", "Fluent English", "met"],
  ["Languages: German basic English fluent", "Fluent German", "unclear"],
  ["Fluent: English; Basic: German, French", "Fluent French", "unclear"],
  ["Inglese fluente, tedesco di base; Deutsch A1", "German B1", "unclear"],
] as const)("languages: of “%s” and “%s” the level is %s", (line, text, verdict) => {
  expect(judged([...about, line], text).verdict).toBe(verdict);
});

test.each([
  ["German (B1)", "German B2", "unclear"],
  ["German (B1)", "German B1", "met"],
  ["German (B1/B2)", "German B2", "met"],
  ["German (B2)", "German B2–C1", "met"],
  ["German (C1)", "German C2", "unclear"],
  ["German (A1)", "German C1", "missing"],
  ["German (A2)", "German level C1", "missing"],
  ["German (A1)", "Fluent German", "missing"],
  ["German (basic)", "Basic German", "met"],
  ["German (B1)", "German C1 and English B1", "unclear"],
  ["German (C1), English (B1)", "German C1 and English B1", "met"],
  ["German (A1), English (C1)", "Fluent German or English", "met"],
] as const)("languages: %s held against %s is %s", (line, text, verdict) => {
  expect(judged([...about, `Languages: ${line}, English (native)`], text).verdict).toBe(verdict);
});

test("languages: a level below is quoted and said", () => {
  const line = "Languages: German (A1), English (native)";
  expect(judged([...about, line], "German C1")).toMatchObject({
    verdict: "missing",
    evidence: { line },
    note: "Lists German below the level asked for.",
  });
});

test.each([
  ["Sold Italian shoes and Swedish furniture", "Italian", "missing"],
  ["Sold Italian shoes and Swedish furniture", "Swedish a plus", "missing"],
  ["Waiter, Greek Islands Ltd, 2015-2018", "Conversational Greek", "missing"],
  ["Imported tiles from Portuguese workshops", "Portuguese preferred", "missing"],
  ["Studied Italian commercial law", "Italian", "unclear"],
  ["Translated manuals from Italian into Dutch", "Dutch", "met"],
  ["Speaks Turkish daily with guests", "Turkish", "met"],
  ["Turkish, Greek", "Conversational Greek", "met"],
  ["Italian Greek Dutch", "Good Greek", "met"],
  ["Deutsch und Italienisch in Wort und Schrift", "Italian", "met"],
  ["Court work as a Polish interpreter", "Polish", "met"],
] as const)("languages: “%s” against “%s” is %s", (line, text, verdict) => {
  expect(judged([...about, line], text).verdict).toBe(verdict);
});

test.each([
  ["Good working Greek", "language"],
  ["Turkish a plus", "language"],
  ["Italian (preferred)", "language"],
  ["Basic Polish or Czech would be helpful", "language"],
  ["Italian cars", "other"],
  ["Greek literature", "other"],
] as const)("languages: “%s” asks for a thing of the kind %s", (text, kind) => {
  expect(kindOf(text, 0)).toBe(kind);
});

const written: [language: string, text: string][] = [
  [
    "Dutch",
    "Als medewerker van het magazijn was ik verantwoordelijk voor het verzamelen van bestellingen en het laden van vrachtwagens met een heftruck. Ik werkte bij een bedrijf met een groot team en hielp op drukke dagen ook aan de balie.",
  ],
  [
    "Portuguese",
    "Fui responsável pela separação das encomendas e pela carga dos camiões no armazém da empresa. Trabalhei com uma equipa de dez pessoas e ajudei na formação dos novos colegas, em turnos da noite e do fim de semana.",
  ],
  [
    "Italian",
    "Responsabile della preparazione degli ordini e del carico dei camion nel magazzino. Ho lavorato con una squadra di dieci persone per la gestione delle consegne e ho aiutato alla formazione di colleghi nuovi.",
  ],
  [
    "Polish",
    "Odpowiadałem za kompletację zamówień i załadunek ciężarówek w magazynie. Pracowałem z zespołem na nocnej zmianie oraz szkoliłem nowych pracowników dla działu, od przyjęcia do wysyłki towaru i w biurze na zastępstwie.",
  ],
];

test.each(written)("languages: who writes a resume in %s knows it", (language, text) => {
  const resume = ["Experience", ...Array.from({ length: 4 }, () => text)];
  expect(judged(resume, language)).toMatchObject({ verdict: "met", note: `The resume is in ${language}.` });
  expect(judged(resume, `Fluent spoken ${language}`).verdict).toBe("unclear");
  for (const [other] of written)
    if (other !== language) expect(judged(resume, other).verdict).toBe("missing");
  for (const other of ["English", "German", "French", "Spanish"])
    expect(judged(resume, other).verdict).toBe("missing");
});
