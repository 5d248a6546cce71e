import { expect, test } from "vitest";
import { readWords } from "./read-words.ts";

const read = (typed: string, home = "GB") => readWords(typed, { home, places: true });

test.each([
  ["part time care assistant", "care assistant", ["part time"]],
  ["pt barista", "barista", ["part time"]],
  ["pt assistant", "pt assistant", []],
  ["night shift nurse", "nurse", ["nights"]],
  ["PM nights", "", ["nights", "evenings"]],
  ["maternity cover hr", "hr", ["maternity cover"]],
  ["sous chef live in", "sous chef", ["live in"]],
  ["bank nurse", "nurse", ["bank"]],
  ["bank manager", "bank manager", []],
  ["contract manager", "contract manager", []],
  ["software jobs that sponsor a visa", "software", ["visa"]],
  ["junior developer hybrid", "developer", ["entry level", "hybrid"]],
  ["junior doctor", "junior doctor", []],
  ["recepsionist part time", "receptionist", ["part time"]],
  ["office job no experience needed", "office work", ["no experience"]],
  ["temp to perm admin", "admin", ["temporary"]],
  ["help old people at home", "old people home", []],
  ["spanish speaking receptionist", "spanish receptionist", []],
  ["warehouse job that pays weekly", "warehouse", ["weekly pay"]],
  ["jobs that don't need experience", "", ["no experience"]],
  ["casual work", "", ["casual"]],
  ["marketing internship", "marketing", ["internship"]],
  ["stage manager", "stage manager", []],
  ["quelques heures de ménage par semaine", "ménage par semaine", ["part time"]],
  ["vet clinic no license", "vet clinic", ["no degree"]],
  ["casual dining chef", "casual dining chef", []],
  ["business admin apprenticeship", "business admin", ["apprenticeship"]],
  ["Lehrstelle als Koch", "Koch", ["apprenticeship"]],
  ["kaufmännische Stelle 50-80%", "kaufmännische", ["part time"]],
  ["praktikant marketing", "marketing", ["internship"]],
  ["rengøring deltid", "rengøring", ["part time"]],
  ["kelnerka pół etatu", "kelnerka", ["part time"]],
  ["stażystka marketing", "marketing", ["internship"]],
  ["lärling elektriker", "elektriker", ["apprenticeship"]],
  ["cocinero fines de semana", "cocinero", ["weekends"]],
  ["barista nel fine settimana", "barista", ["weekends"]],
  ["garçom fim de semana", "garçom", ["weekends"]],
  ["infirmière de nuit", "infirmière", ["nights"]],
  ["recepcionista turno de tarde", "recepcionista", ["evenings"]],
  ["recepcionista turno de mañana", "recepcionista", ["mornings"]],
  ["verpleegkundige nachtdienst", "verpleegkundige", ["nights"]],
  ["cleaner 15 hours", "cleaner", ["part time"]],
  ["12 hrs a week", "", ["part time"]],
  ["vendeuse 25 heures par semaine", "vendeuse", ["part time"]],
  ["electrician 40 hours per week", "electrician", []],
  ["paramedic 12 hour shifts", "paramedic", ["shifts"]],
  ["24 hour security", "24 hour security", []],
  ["porter 8pm to 6am", "porter", ["nights"]],
  ["cashier 15.00-18.00/hr", "cashier 15.00-18.00/hr", []],
  ["cook 4 pm - 11 pm", "cook", ["evenings"]],
  ["cleaner from 5am to 9am", "cleaner", ["mornings"]],
  ["admin 08:30-16:30", "admin", ["days"]],
  ["band 5-6 nurse", "band 5-6 nurse", []],
])("reading a search: “%s” looks for “%s” under %j", (typed, text, conditions) => {
  const words = read(typed);
  expect(words.text).toBe(text);
  expect(words.conditions.map(({ name }) => name).toSorted()).toEqual(conditions.toSorted());
});

test.each([
  ["barista no weekends", "barista", ["weekends"], []],
  ["jobs for nurses who don't want shifts", "nurses", ["shifts"], []],
  ["warehouse no nights or weekends", "warehouse", ["nights", "weekends"], []],
  ["teaching but not in a classroom", "teaching", [], ["classroom"]],
])("reading a search: “%s” looks for “%s” without %j and %j", (typed, text, unwanted, avoid) => {
  const words = read(typed);
  expect(words).toMatchObject({ text, avoid });
  expect(words.unwanted.toSorted()).toEqual(unwanted);
});

test.each([
  ["account executive nyc 150k", 150_000],
  ["sous chef £25k", 25_000],
  ["driver $20/hr", 40_000],
  ["nurse 30,000 a year", 30_000],
  ["band 5 nurse", null],
  ["internship 2026", null],
])("reading a search: “%s” asks for %s a year", (typed, least) => {
  expect(read(typed).pay?.least ?? null).toBe(least);
});

test.each([
  ["data analyst under 60k", "data analyst", { least: null, most: 60_000 }],
  ["driver max £30k", "driver", { least: null, most: 30_000 }],
  ["contable hasta 30.000", "contable", { least: null, most: 30_000 }],
  ["Buchhalter bis 60k", "Buchhalter", { least: null, most: 60_000 }],
  ["lawyer not under 90k", "lawyer", { least: 90_000, most: null }],
  ["lawyer more than 90k", "lawyer", { least: 90_000, most: null }],
])("reading a search: “%s” looks for “%s” paying %j", (typed, text, pay) => {
  expect(read(typed)).toMatchObject({ text, pay });
});

test.each([
  ["I'm a chef looking for a job in London with no weekends", "chef", [], "London"],
  [
    "nurse wanting to get off the wards, something in a GP practice in Leeds",
    "nurse",
    ["GP", "wards"],
    "Leeds",
  ],
  ["I was a teacher and want to work as a data analyst in Bristol", "data analyst", ["teacher"], "Bristol"],
  ["ich suche eine Stelle als Krankenpfleger in Köln", "Krankenpfleger", [], "Köln"],
  ["je cherche un emploi de serveuse près de Lyon", "serveuse", [], "Lyon"],
  ["busco trabajo de camarero en Barcelona", "camarero", [], "Barcelona"],
  ["cerco lavoro come cameriere a Roma", "cameriere", [], "Rome"],
  ["procuro vaga de enfermeiro em Lisboa", "enfermeiro", [], "Lisbon"],
  ["ik zoek een baan als verpleegkundige in Utrecht", "verpleegkundige", [], "Utrecht"],
])(
  "reading a search: the sentence “%s” looks for “%s”, rather with %j, in %s",
  (typed, work, besides, city) => {
    const words = read(typed);
    expect(words.titleWords.join(" ")).toBe(work);
    expect(words.optional.filter((word) => besides.includes(word)).toSorted()).toEqual(besides);
    expect(words.places[0]?.label.split(",")[0]).toBe(city);
  },
);

test.each(["north east nurse", "nottingham porter", "node developer", "notary"])(
  "reading a search: “%s” avoids nothing",
  (typed) => expect(read(typed).avoid).toEqual([]),
);

test("reading a search: what everyone says is no town, nor the name behind an article", () => {
  expect(read("drivers with a normal car licence", "AU").places).toEqual([]);
  expect(read("cameriere a Roma", "IT").places[0]?.label).toBe("Rome, Italy");
});

test.each([
  ["welder york or leeds", "welder", ["York", "Leeds"]],
  ["praktik aarhus eller københavn", "praktik", ["Århus", "Copenhagen"]],
  ["trabajo remoto desde españa", "", ["Spain"]],
  ["java entwickler zürich 80-100%", "java entwickler", ["Zürich"]],
  ["Arbeit auf dem Bau", "Bau", []],
])("reading a search: “%s” looks for “%s” in %j", (typed, text, places) => {
  const words = read(typed, "DK");
  expect(words.text).toBe(text);
  expect(words.places.map(({ label }) => label.split(",")[0])).toEqual(places);
});

test.each([
  ["sygeplejerske København", "sygeplejerske", "Copenhagen, Denmark"],
  ["sjuksköterska Stockholm", "sjuksköterska", "Stockholm, Sweden"],
  ["pielęgniarka Kraków", "pielęgniarka", "Kraków, Poland"],
  ["læge Aarhus", "læge", "Århus, Denmark"],
  ["magasinier Lyon", "magasinier", "Lyon, France"],
])("reading a search: “%s” looks for the occupation “%s” in %s", (typed, work, place) => {
  const words = read(typed);
  expect(words).toMatchObject({ text: work, titleWords: [work], corrections: [] });
  expect(words.places.map(({ label }) => label)).toEqual([place]);
});

test.each(["specjalista ds. zakupów", "vikar barnehage", "lagermedarbejder"])(
  "reading a search: “%s” is left as it is",
  (typed) => expect(read(typed)).toMatchObject({ text: typed, corrections: [] }),
);

test("reading a search: a workload that is far from full is part time", () => {
  expect(read("kassierer 40-60%").conditions.map(({ name }) => name)).toEqual(["part time"]);
  expect(read("kassierer 80-100%").conditions).toEqual([]);
  expect(read("100% remote designer")).toMatchObject({ remote: true, conditions: [] });
});

test("reading a search: what is left for a search elsewhere keeps all but the place", () => {
  expect(read("part time receptionist in london").rest).toBe("part time receptionist");
});

test("reading a search: who uses quotes is taken literally", () => {
  expect(read('"part time" nurse leeds')).toMatchObject({ text: '"part time" nurse leeds', places: [] });
});
