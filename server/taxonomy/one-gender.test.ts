import { expect, test } from "vitest";
import { oneGender } from "./one-gender.ts";

test.each([
  ["Staatlich geprüfte Technikerin", "Staatlich geprüfter Techniker"],
  ["Medizinische Fachangestellte", "Medizinischer Fachangestellter"],
  ["Oberärztin", "Oberarzt"],
  ["KÖCHIN", "KOCH"],
  ["Directrice générale adjointe", "Directeur général adjoint"],
  ["Responsable administrative et financière", "Responsable administratif et financier"],
  ["Técnica de laboratorio", "Técnico de laboratorio"],
  ["Ingeniera informática", "Ingeniero informático"],
  ["Assistente administrativa", "Assistente administrativo"],
  ["Teamleidster thuiszorg", "Teamleider thuiszorg"],
  ["Direttrice delle risorse umane", "Direttore delle risorse umane"],
  ["Operatrice socio-sanitaria", "Operatore socio-sanitario"],
  ["Chef(fe) de projet", "Chef de projet"],
  ["Assistant·e", "Assistante"],
  ["Mitarbeiter:in im Verkauf", "Mitarbeiter im Verkauf"],
  ["Enfermero/a", "Enfermera"],
  ["Directeur(trice) d’agence", "Directrice d’agence"],
])("titles: %s and %s are called the same", (woman, man) => {
  expect(oneGender(woman)).toBe(oneGender(man));
});

test.each([
  "Senior software engineer in Berlin, Germany",
  "Technique and carrière: matière première",
  "Supervisión de la asistencia técnica en la carretera",
  "Meister im Fenster- und Türenbau, Münster",
  "Scrum master and camera operator",
  "Remote/in office: and/or, Node.js, 3 a.m. to 5 p.m., e.g. a café",
  "Insulin and heparin, given by a midwife",
])("titles: “%s” stays as it is", (text) => {
  expect(oneGender(text)).toBe(text);
});
