import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

test.each<[string, string[]]>([
  ["Senior Software Engineers, Payments", ["senior", "software", "engineer", "payment"]],
  ["Geschäftsführer (m/w/d) in Köln", ["geschaftsfuhrer", "m", "w", "d", "in", "koln"]],
  ["Straße, SMØRREBRØD, Łódź, Æther", ["strasse", "smorrebrod", "lodz", "aether"]],
  ["C++ / C# / .NET / F# developer", ["c++", "c#", ".net", "f#", "developer"]],
  ["ASP.NET and Node.js", ["asp", "net", "and", "node", "js"]],
  ["Women's health — U.S. based R.N.", ["women", "health", "us", "based", "rn"]],
  ["Front-End & AT&T, 401(k), 24/7", ["front", "end", "at", "t", "401", "k", "24", "7"]],
  ["companies, business, analysis, sales, bus", ["company", "business", "analysis", "sale", "bus"]],
  ["مُهَنْدِس برمجيات", ["مهندس", "برمجيات"]],
  ["إدارة الأعمال", ["اداره", "الاعمال"]],
  ["Инженёр-программист", ["инженер", "программист"]],
  ["ソフト工学 engineer", ["ソ", "フ", "ト", "工", "学", "engineer"]],
  ["naïve café", ["naive", "cafe"]],
  ["🚀 Rocket 👩‍🚀", ["rocket"]],
  ["  — ,,, ", []],
])("%s is read as its words", (text, words) => {
  expect(plainWords(text)).toEqual(words);
});

test("search words: keeps all words of a long title and cuts an endless word", () => {
  const title = Array.from({ length: 60 }, (_, at) => `w${at}x`).join(" ");
  expect(title.length).toBeGreaterThan(280);
  expect(plainWords(title)).toHaveLength(60);
  expect(plainWords("x".repeat(5000))).toEqual(["x".repeat(40)]);
});

test("search words: treats combining accents like composed letters", () => {
  expect(plainWords("Zürich résumé".normalize("NFD"))).toEqual(plainWords("Zürich résumé"));
});
