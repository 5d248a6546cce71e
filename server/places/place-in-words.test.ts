import { expect, test } from "vitest";
import { titlesWith } from "#server/taxonomy/titles.ts";
import { stateAround } from "./asked-place.ts";
import { placeInWords } from "./place-in-words.ts";

const isWord = (word: string) => !["birmigham", "yrok", "anduril", "chigaco"].includes(word);
const read = (text: string, home: string) => placeInWords(text.split(" "), { home, titlesWith, isWord });

test.each([
  ["staff nurse cambridge", "GB", "Cambridge, England, United Kingdom", "staff nurse"],
  ["staff nurse cambridge", "US", "Cambridge, MA, United States", "staff nurse"],
  ["staff nurse cambridge ma", "GB", "Cambridge, MA, United States", "staff nurse"],
  ["sales manager melbourne", "AU", "Melbourne, Victoria, Australia", "sales manager"],
  ["nurse boston", "DE", "Boston, MA, United States", "nurse"],
  ["teacher reading", "GB", "Reading, England, United Kingdom", "teacher"],
  ["teacher in bath", "GB", "Bath, England, United Kingdom", "teacher"],
  ["mechanical engineer los angeles area", "US", "Los Angeles, CA, United States", "mechanical engineer"],
  ["bay area designer", "US", "San Francisco, CA, United States", "designer"],
  ["nurse london on", "CA", "London, Ontario, Canada", "nurse"],
  ["software engineer india", "US", "India", "software engineer"],
  ["barista georgia", "US", "Georgia, United States", "barista"],
  ["barista georgia", "DE", "Georgia", "barista"],
  ["nurse kent", "GB", "Kent, United Kingdom", "nurse"],
  ["nurse scotland", "GB", "Scotland, United Kingdom", "nurse"],
  ["chef north west", "GB", "North West England, United Kingdom", "chef"],
  ["enfermera cataluña", "ES", "Catalonia, Spain", "enfermera"],
  ["cook jobs in france", "GB", "France", "cook jobs"],
  ["sales latam", "MX", "Latin America", "sales"],
  ["support worker birmigham", "GB", "Birmingham, England, United Kingdom", "support worker"],
  ["técnico en méxico", "MX", "Mexico", "técnico"],
  ["bakery work in the south of france", "GB", "South of France", "bakery work"],
  ["teacher chicago suburbs", "US", "Chicago, IL, United States", "teacher"],
  ["koch süddeutschland", "DE", "South of Germany", "koch"],
  ["nurse north wales", "GB", "Wales, United Kingdom", "nurse"],
  ["nurse chigaco", "US", "Chicago, IL, United States", "nurse"],
  ["marketing manager new yrok", "US", "New York City, NY, United States", "marketing manager"],
  ["product manager us", "DE", "United States", "product manager"],
  ["engenheiro de software são paulo", "BR", "São Paulo, Brazil", "engenheiro de software"],
  ["técnico de segurança RJ", "BR", "Rio de Janeiro, Brazil", "técnico de segurança"],
  ["clerk RJ", "IN", "Rajasthan, India", "clerk"],
  ["serveuse annonay", "FR", "Annonay, France", "serveuse"],
])("places in words: %s means to someone in %s %s", (text, home, label, rest) => {
  const found = read(text, home);
  expect(found?.place.label).toBe(label);
  expect(found?.rest.join(" ")).toBe(rest);
});

test.each([
  ["reading teacher", "US"],
  ["mobile developer", "US"],
  ["chef de partie", "GB"],
  ["java developer", "US"],
  ["work in it", "GB"],
  ["manchester university nhs trust admin", "GB"],
  ["director of engineering", "US"],
  ["police officer", "US"],
  ["anduril technician", "US"],
  ["ABA therapist", "US"],
  ["serveuse annonay", "US"],
])("places in words: %s names no place", (text, home) => {
  expect(read(text, home)).toBeNull();
});

test("places in words: the parts of a region and the region around a city are known", () => {
  expect(read("nurse yorkshire", "GB")!.place.regions).toContain("GB-West Yorkshire");
  expect(stateAround(read("nurse leeds", "GB")!.place)!.label).toBe("West Yorkshire, United Kingdom");
  expect(stateAround(read("nurse austin", "US")!.place)!.label).toBe("Texas, United States");
});

test("places in words: other cities of the name are told, the likeliest first", () => {
  expect(read("nurse cambridge", "GB")!.place.namesakes).toEqual([
    "Cambridge, Ontario, Canada",
    "Cambridge, MA, United States",
  ]);
});
