import { expect, test } from "vitest";
import { threadMs } from "#server/testing/thread-time.ts";
import { type Compared, duplicatesAmong } from "./rules.ts";

type Given = Partial<Compared>;
const person = (id: string, given: Given): Compared => ({
  id,
  fullName: "Rosa Alder",
  email: null,
  phone: null,
  linkedIn: null,
  title: null,
  employer: null,
  location: null,
  ...given,
});
const reasonsOf = (a: Given, b: Given) =>
  duplicatesAmong([person("a", a), person("b", b)]).flatMap(({ reasons }) => reasons);

test.each<[string, Given, Given, string[]]>([
  ["one address", { email: "rosa@people.example" }, { email: "Rosa@people.example" }, ["email"]],
  ["a plus sign", { email: "rosa+jobs@people.example" }, { email: "rosa@people.example" }, ["email"]],
  ["dots at Google", { email: "r.alder@gmail.com" }, { email: "ralder@googlemail.com" }, ["email"]],
  [
    "a new last name",
    { email: "rosa@people.example" },
    { fullName: "Rosa Moss", email: "rosa@people.example" },
    ["email"],
  ],
  ["a phone, written otherwise", { phone: "+44 113 496 0000" }, { phone: "0113 4960000" }, ["phone"]],
  [
    "an initial",
    { phone: "+44 113 496 0000" },
    { fullName: "Dr. R. Alder", phone: "+441134960000" },
    ["phone"],
  ],
  ["one profile", { linkedIn: "rosa-alder" }, { fullName: "Rosie", linkedIn: "Rosa-Alder" }, ["linkedIn"]],
  [
    "name, employer and place",
    {
      fullName: "Rósa Alder",
      employer: "Harbour Clinic Ltd.",
      location: "Leeds, UK",
      email: "rosa@work.example",
    },
    { employer: "Harbour Clinic", location: "Leeds", email: "rosa@home.example" },
    ["nameAndEmployer"],
  ],
  [
    "name, employer and title",
    { employer: "Harbour Clinic", title: "Nurse", phone: "+44 113 496 0000" },
    { employer: "harbour clinic", title: "nurse" },
    ["nameAndEmployer"],
  ],
])("duplicates: %s", (_, a, b, reasons) => expect(reasonsOf(a, b)).toEqual(reasons));

const karl = { fullName: "Karl Weber", employer: "Weber Bau GmbH", location: "Ulm" };
test.each<[string, Given, Given]>([
  [
    "father and son with one phone",
    { ...karl, phone: "+49 731 555 0100" },
    { fullName: "Jonas Weber", phone: "+49 731 555 0100" },
  ],
  [
    "father and son with one mailbox",
    { ...karl, email: "weber@bau.example" },
    { fullName: "Jonas Weber", email: "weber@bau.example" },
  ],
  [
    "father and son of one name",
    { ...karl, title: "Owner" },
    { ...karl, fullName: "Karl Weber Jr.", title: "Owner" },
  ],
  [
    "father and son of one name and number",
    { ...karl, phone: "0731 5550100" },
    { ...karl, fullName: "Karl Weber sen. (Senior)", phone: "0731 5550100" },
  ],
  [
    "father and son of one name, in other jobs at one company",
    { ...karl, location: null, title: "Owner" },
    { ...karl, location: null, title: "Apprentice" },
  ],
  [
    "two at one company with an address each",
    { ...karl, email: "karl@bau.example" },
    { ...karl, email: "k.weber@bau.example" },
  ],
  ["one name in two cities", karl, { ...karl, location: "Berlin", title: "Mason" }],
  ["one name with two profiles", { ...karl, linkedIn: "karl-1" }, { ...karl, linkedIn: "karl-2" }],
  [
    "one name with two phones",
    { ...karl, phone: "+49 731 555 0100" },
    { ...karl, phone: "+49 731 555 0199" },
  ],
  [
    "one common name at two companies",
    { fullName: "Mary Smith", employer: "Acme" },
    { fullName: "Mary Smith", employer: "Umbrella" },
  ],
  ["a name alone", { fullName: "Mary Smith" }, { fullName: "Mary Smith" }],
  [
    "one word for a name",
    { fullName: "Mary", employer: "Acme", title: "Nurse" },
    { fullName: "Mary", employer: "Acme", title: "Nurse" },
  ],
  [
    "the mailbox of an office",
    { email: "info@acme.example" },
    { fullName: "Rosa Moss", email: "info@acme.example" },
  ],
  [
    "middle names that differ",
    { fullName: "Ann B. Reed", phone: "+44 113 496 0000" },
    { fullName: "Ann C. Reed", phone: "+44 113 496 0000" },
  ],
  ["a number that is too short", { phone: "4960000" }, { phone: "4960000" }],
])("duplicates: not %s", (_, a, b) => expect(reasonsOf(a, b)).toEqual([]));

test("duplicates: three of one name at one employer are a common name, and a switchboard is nobody's", () => {
  const nurse = { employer: "City Hospital", title: "Nurse", fullName: "Mary Smith" };
  expect(duplicatesAmong(["a", "b", "c"].map((id) => person(id, nurse)))).toEqual([]);
  const board = ["a", "b", "c", "d", "e"].map((id) => person(id, { phone: "+44 113 496 0000" }));
  expect(duplicatesAmong(board)).toEqual([]);
});

test("duplicates: a pair is named once with all its reasons", () => {
  const same = { email: "rosa@people.example", phone: "+44 113 496 0000" };
  expect(reasonsOf(same, same)).toEqual(["email", "phone"]);
});

test("duplicates: pairs among 5,000 people are found in a moment", () => {
  const many = Array.from({ length: 5000 }, (_, n) =>
    person(String(n), {
      fullName: `Rosa Alder${n % 2500}`,
      email: `rosa${n}@people.example`,
      phone: `+44 113 ${String(1_000_000 + (n % 2500))}`,
      employer: `Clinic ${n % 50}`,
    }),
  );
  const before = threadMs();
  expect(duplicatesAmong(many)).toHaveLength(2500);
  expect(threadMs() - before).toBeLessThan(1500);
});
