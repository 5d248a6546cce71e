import { expect, test } from "vitest";
import { readCertificates } from "./certificates.ts";
import { lineOf } from "./types.ts";

function certificates(lines: string[]) {
  return readCertificates(
    lines.map((line) => {
      const style = line.startsWith("**") ? "bold" : "plain";
      const text = line.replaceAll("**", "");
      return lineOf(text.replace(/^• /, ""), { bullet: text.startsWith("• "), style });
    }),
  ).map(({ name, issuer, date }) => [name, issuer, date]);
}

const forklift = ["Forklift Licence", "Harbor Safety Board", "2021"];
const firstAid = ["First Aid at Work", "Red Crescent Training", "2023"];

test.each([
  [
    "on one line",
    ["Forklift Licence, Harbor Safety Board, 2021", "First Aid at Work, Red Crescent Training, 2023"],
  ],
  [
    "with dashes",
    ["• Forklift Licence – Harbor Safety Board – 2021", "• First Aid at Work – Red Crescent Training – 2023"],
  ],
  [
    "with the date first",
    ["2021\tForklift Licence, Harbor Safety Board", "2023\tFirst Aid at Work, Red Crescent Training"],
  ],
  [
    "on two lines",
    ["Forklift Licence", "Harbor Safety Board, 2021", "First Aid at Work", "Red Crescent Training, 2023"],
  ],
  [
    "on two lines, names in bold",
    [
      "**Forklift Licence",
      "Harbor Safety Board (2021)",
      "**First Aid at Work",
      "Red Crescent Training (2023)",
    ],
  ],
  [
    "on three lines",
    ["Forklift Licence", "Harbor Safety Board", "2021", "First Aid at Work", "Red Crescent Training", "2023"],
  ],
  [
    "in cells",
    ["Forklift Licence\tHarbor Safety Board\t2021", "First Aid at Work\tRed Crescent Training\t2023"],
  ],
  [
    "with hours and numbers",
    [
      "• Forklift Licence – Harbor Safety Board – 24h – 2021",
      "• First Aid at Work – Red Crescent Training – 2023, Credential ID RC-5512",
    ],
  ],
])("certificates: name, issuer and date %s", (_, lines) => {
  expect(certificates(lines)).toEqual([forklift, firstAid]);
});

test("certificates: when one ends to be valid is not when it was issued", () => {
  expect(certificates(["Forklift Licence, Harbor Safety Board, issued 2021, valid until 06/2026"])).toEqual([
    forklift,
  ]);
});

test("certificates: an address is the link, and so is what the name is linked to", () => {
  const [typed] = readCertificates([
    lineOf("Cloud Practitioner, Nimbus Academy (Mar. 2024) – badges.example.com/5512"),
  ]);
  expect(typed).toEqual({
    name: "Cloud Practitioner",
    issuer: "Nimbus Academy",
    date: "2024-03",
    link: "https://badges.example.com/5512",
  });
  const [linked] = readCertificates([
    { ...lineOf("Cloud Practitioner, Nimbus Academy, 2024"), links: ["https://badges.example.com/5512"] },
  ]);
  expect(linked?.link).toBe("https://badges.example.com/5512");
});

test("certificates: a grade behind a dash belongs to the name, a place is no issuer", () => {
  expect(certificates(["Nimbus Architect – Associate"])).toEqual([
    ["Nimbus Architect – Associate", null, null],
  ]);
  expect(certificates(["Forklift Licence, Leeds, 2021"])).toEqual([["Forklift Licence", null, "2021"]]);
});

test.each([
  ["German", "Staplerschein, TÜV Nord Akademie, 05/2021", ["Staplerschein", "TÜV Nord Akademie", "2021-05"]],
  ["French", "CACES R489, délivré par AFTRAL, mai 2021", ["CACES R489", "AFTRAL", "2021-05"]],
  [
    "Spanish",
    "Carnet de carretillero – Fundación Laboral – mayo de 2021",
    ["Carnet de carretillero", "Fundación Laboral", "2021-05"],
  ],
  [
    "Portuguese",
    "Condutor de empilhadeira, SENAI, maio de 2021",
    ["Condutor de empilhadeira", "SENAI", "2021-05"],
  ],
  ["Dutch", "Heftruckcertificaat, SSVV, mei 2021", ["Heftruckcertificaat", "SSVV", "2021-05"]],
])("certificates: one in %s", (_, line, certificate) => {
  expect(certificates([line])).toEqual([certificate]);
});

test.each([
  [
    "side by side on one line",
    ["First Aid – Red Cross (2021) | Fire Safety (2024) | Rigging Level 2 (2022)"],
    [
      ["First Aid", "Red Cross", "2021"],
      ["Fire Safety", null, "2024"],
      ["Rigging Level 2", null, "2022"],
    ],
  ],
  [
    "with the issuer beside the date",
    ["• Rescue at height (2021, Safe North)", "• First Aid (2024, Red Cross)"],
    [
      ["Rescue at height", "Safe North", "2021"],
      ["First Aid", "Red Cross", "2024"],
    ],
  ],
  [
    "below labels",
    ["Name of Certificate: Rigging", "Issued by: Safe North", "Year: 2016"],
    [["Rigging", "Safe North", "2016"]],
  ],
  [
    "with hours that belong to the name",
    ["2023\tPalliative Care (160 Std.), Akademie Nord"],
    [["Palliative Care (160 Std.)", "Akademie Nord", "2023"]],
  ],
])("certificates: %s", (_, lines, expected) => {
  expect(certificates(lines)).toEqual(expected);
});
