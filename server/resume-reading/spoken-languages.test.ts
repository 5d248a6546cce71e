import { expect, test } from "vitest";
import { asSpokenLanguage, readLanguages } from "./spoken-languages.ts";
import { readSkills } from "./skill-items.ts";
import { lineOf } from "./types.ts";

test.each([
  ["Deutsch (Muttersprache), Englisch (C1)", ["Deutsch native", "Englisch fluent"]],
  ["Français : langue maternelle ; Anglais : B2", ["Français native", "Anglais advanced"]],
  ["Fluent in: English, French", ["English fluent", "French fluent"]],
  ["Spanish (Limited Working)", ["Spanish intermediate"]],
  ["Nederlands – moedertaal", ["Nederlands native"]],
  ["English", ["English null"]],
  ["Anglais : scolaire", ["Anglais basic"]],
  ["Inglés – Principiante", ["Inglés basic"]],
  ["Castellano y valenciano nativos", ["Castellano native", "Valenciano native"]],
  ["Arabisch (Darija) – vloeiend", ["Arabisch fluent"]],
  ["Lingua madre: ITALIANO", ["Italiano native"]],
  ["Fijian – fluent", ["Fijian fluent"]],
  ["Fluent English, basic German", ["English fluent", "German basic"]],
  [
    "Native English, French and conversational Spanish",
    ["English native", "French native", "Spanish intermediate"],
  ],
  ["English fluent, German basic", ["English fluent", "German basic"]],
  [
    "Castellano: nativo. Gallego: C1. Inglés: B1",
    ["Castellano native", "Gallego fluent", "Inglés intermediate"],
  ],
  ["English. I grew up with it, so native. German: basic.", ["English native", "German basic"]],
  ["Dutch: fluent. Italian: A2. Swedish: native.", ["Dutch fluent", "Italian basic", "Swedish native"]],
  ["Polnisch (Muttersprache). Englisch (B2).", ["Polnisch native", "Englisch advanced"]],
  ["I speak English. Fluent in German. Basic French.", ["English null", "German fluent", "French basic"]],
  ["German, native, English, fluent", ["German native", "English fluent"]],
  ["Native Portuguese, English (basic)", ["Portuguese native", "English basic"]],
  [
    "Français : langue maternelle – Anglais : courant (B2) – Vietnamien : notions",
    ["Français native", "Anglais advanced", "Vietnamien basic"],
  ],
  ["Deutsch - Muttersprache - Englisch - C1", ["Deutsch native", "Englisch fluent"]],
  ["Python, Go, Java", []],
])("spoken languages: %s", (text, expected) => {
  const read = readLanguages([lineOf(text)]);
  expect(read.map(({ name, level }) => `${name} ${level}`)).toEqual(expected);
});

test("spoken languages: a level in the next line belongs to the language above", () => {
  const read = readLanguages(
    ["Deutsch (Native or", "Bilingual)", "Englisch", "fließend"].map((line) => lineOf(line)),
  );
  expect(read).toEqual([
    { name: "Deutsch", level: "native" },
    { name: "Englisch", level: "fluent" },
  ]);
});

test("spoken languages: they are no skills, and neither are levels and group names", () => {
  const { skills, languages } = readSkills(
    [
      lineOf("Languages: Python (expert), SQL – advanced"),
      lineOf("Tools", { style: "bold" }),
      lineOf("Figma\tIntermediate", { bullet: true }),
      lineOf("English (fluent), Wound care", { bullet: true }),
    ],
    "",
  );
  expect(skills.map(({ name }) => name)).toEqual(["Python", "SQL", "Figma", "Wound care"]);
  expect(languages).toEqual([{ name: "English", level: "fluent" }]);
  expect(asSpokenLanguage("English literature")).toBeNull();
});

test("skills: two that stand for one thing elsewhere stay as the person wrote them", () => {
  const { skills } = readSkills([lineOf("TIG welding, MIG welding, Pipe fitting")], "");
  expect(skills.map(({ name }) => name)).toEqual(["TIG welding", "MIG welding", "Pipe fitting"]);
});

test("skills: groups, stars and what someone did are told apart from names", () => {
  const lines = [
    "Simulation\tPLECS · LTspice",
    "Layout\tAltium Designer · KiCad",
    "DATEV ★★★★★ Addison ★★★☆☆",
  ];
  const did = lineOf("Managed payroll for 34 people, and every tip they ever were given", { bullet: true });
  const { skills } = readSkills([...lines.map((line) => lineOf(line)), did], "");
  expect(skills.map(({ name }) => name)).toEqual([
    "PLECS",
    "LTspice",
    "Altium Designer",
    "KiCad",
    "DATEV",
    "Addison",
  ]);
});
