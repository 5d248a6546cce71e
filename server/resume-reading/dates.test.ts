import { describe, expect, test } from "vitest";
import { findRange, readDate, withoutDates } from "./dates.ts";

describe("resume dates: spans of time", () => {
  test.each([
    ["Jan 2020 – Present", "2020-01", null],
    ["2019–now", "2019", null],
    ["03/2018 - heute", "2018-03", null],
    ["July 2013 to October 2013", "2013-07", "2013-10"],
    ["seit 2019", "2019", null],
    ["Jan '19 - Feb '21", "2019-01", "2021-02"],
    ["enero de 2019 a marzo de 2021", "2019-01", "2021-03"],
    ["janv. 2018 – aujourd'hui", "2018-01", null],
    ["Mar - Jun 2020", "2020-03", "2020-06"],
    ["15.03.2019 – 20.04.2020", "2019-03", "2020-04"],
    ["Dec 2011 - till date", "2011-12", null],
    ["02/2019 até o momento", "2019-02", null],
    ["Abril de 2018 até à data", "2018-04", null],
    ["Noviembre de 2021 – Actualmente", "2021-11", null],
    ["da marzo 2018 ad oggi", "2018-03", null],
    ["sett. 2010 – feb. 2018", "2010-09", "2018-02"],
    ["2011 à ce jour", "2011", null],
    ["vom 01.02.2019 bis zum 31.03.2020", "2019-02", "2020-03"],
    ["[mar/2022 – atual]", "2022-03", null],
    ["2021–", "2021", null],
    ["2011–14", "2011", "2014"],
    ["2003 / 2011", "2003", "2011"],
    ["Feb 23 – Oct 25", "2023-02", "2025-10"],
    ["Nov. et déc. 2019", "2019-11", "2019-12"],
    ["junio 2023 → hoy", "2023-06", null],
    ["03/15/2019 – 11/20/2020", "2019-03", "2020-11"],
    ["03/05/2019 to 11/20/2020", "2019-03", "2020-11"],
    ["03-15-2019 - present", "2019-03", null],
    ["05/03/2019 – 20/11/2020", "2019-03", "2020-11"],
    ["Summer 2019 – Fall 2020", "2019-06", "2020-11"],
    ["Fall 2021 - Present", "2021-09", null],
    ["Spring – Fall 2020", "2020-03", "2020-11"],
    ["Winter 2019 – Spring 2020", "2019-12", "2020-05"],
    ["Sommer 2018 bis Herbst 2019", "2018-06", "2019-11"],
    ["Q1 2020 – Q3 2021", "2020-01", "2021-09"],
    ["Q2–Q4 2020", "2020-04", "2020-12"],
    ["2019 Q4 to 2020 Q2", "2019-10", "2020-06"],
    ["since Q3 2021", "2021-07", null],
    ["Summer 2022", "2022-06", "2022-08"],
  ])("%s", (text, start, end) => {
    expect(findRange(text)).toMatchObject({ start, end, current: end === null });
  });

  test.each([
    "+1 415 555 1020",
    "grew sales by $2000 - 3000",
    "10.1234/5678",
    "May 25",
    "Beat the Q3 2021 target",
  ])("%s is none", (text) => {
    expect(findRange(text)).toBeNull();
  });
});

test("resume dates: a text loses its dates and keeps its words", () => {
  expect(withoutDates("Acme | 01.2019 – 12.2020 (2 years)")).toBe("Acme");
});

test("resume dates: an American date is read whole, and leaves nothing behind", () => {
  expect(readDate("03/15/2019")).toBe("2019-03");
  expect(withoutDates("Acme, 03/15/2019 – Q3 2020")).toBe("Acme");
});

test("resume dates: a date without a year is no date", () => {
  expect(readDate("March")).toBeNull();
});
