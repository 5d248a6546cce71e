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
])("titles: %s and %s are called the same", (woman, man) => {
  expect(oneGender(woman)).toBe(oneGender(man));
});

test.each([
  "Senior software engineer in Berlin, Germany",
  "Technique and carrière: matière première",
  "Supervisión de la asistencia técnica en la carretera",
  "Meister im Fenster- und Türenbau, Münster",
  "Scrum master and camera operator",
  "Insulin and heparin, given by a midwife",
])("titles: “%s” stays as it is", (text) => {
  expect(oneGender(text)).toBe(text);
});
