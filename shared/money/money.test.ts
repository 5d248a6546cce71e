import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencyOfPlace } from "./currency-of-place.ts";
import { formatMoney, minorUnits, wholeUnits } from "./money.ts";
import { readSalary } from "./read-salary.ts";
import { compareSalary, inThousands } from "./salary-rule.ts";
import { salaryInUnits, salaryText, yearlyPay, yearlySalary, type PayPeriod } from "./salary.ts";

test("money: an amount knows how many decimals its currency has", () => {
  expect(formatMoney({ amount: 125_000, currency: "GBP" })).toBe("£1,250");
  expect(formatMoney({ amount: 1250, currency: "EUR" })).toBe("€12.50");
  expect(formatMoney({ amount: 5000, currency: "JPY" })).toBe("¥5,000");
});

test("money: what is written in whole units comes back from its smallest ones", () => {
  fc.assert(
    fc.property(fc.constantFrom("GBP", "JPY", "KWD", null), fc.nat(1e9), (currency, amount) => {
      expect(minorUnits(wholeUnits(amount, currency), currency)).toBe(amount);
    }),
  );
});

test.each([
  ["Leeds, United Kingdom", "GBP"],
  ["Austin, TX, USA", "USD"],
  ["Vienna, Austria", "EUR"],
  ["Zürich, CH", "CHF"],
  ["The Moon", "USD"],
  [null, "USD"],
])("money: at %s it is %s", (place, currency) => {
  expect(currencyOfPlace(place)).toBe(currency);
});

describe("pay: read from text, in whole units", () => {
  test.each<[string, string | null, PayPeriod, number | null, number | null]>([
    ["$25/hr", "USD", "hour", 25, 25],
    ["60-80k EUR", "EUR", "year", 60_000, 80_000],
    ["$6-8,000 a month", "USD", "month", 6000, 8000],
    ["€ 5.500 brutto/Monat", "EUR", "month", 5500, 5500],
    ["£62,000–74,000", "GBP", "year", 62_000, 74_000],
    ["120,000 - 150,000 USD", "USD", "year", 120_000, 150_000],
    ["$120-$150K", "USD", "year", 120_000, 150_000],
    ["$111,000—$132,000 USD", "USD", "year", 111_000, 132_000],
    ["CA$90k to CA$110k per year", "CAD", "year", 90_000, 110_000],
    ["C$95,000", "CAD", "year", 95_000, 95_000],
    ["CHF 110'000 - 130'000", "CHF", "year", 110_000, 130_000],
    ["up to £45k", "GBP", "year", null, 45_000],
    ["from 50.000 €", "EUR", "year", 50_000, null],
    ["$22.50 - $27.75 per hour", "USD", "hour", 22.5, 27.75],
    ["£450 per day", "GBP", "day", 450, 450],
    ["12-18 LPA", "INR", "year", 1_200_000, 1_800_000],
    ["15 000 - 20 000 PLN gross / month", "PLN", "month", 15_000, 20_000],
    ["80k-100k", null, "year", 80_000, 100_000],
    ["$37K-$66K (Glassdoor est.)", "USD", "year", 37_000, 66_000],
    ["Employer Provided Salary:$20-$28 Per Hour", "USD", "hour", 20, 28],
    ["Mensuel de 1750.0 Euros", "EUR", "month", 1750, 1750],
    ["Mensuel de 1300.0 Euros à 1420.0 Euros sur 12.0 mois", "EUR", "month", 1300, 1420],
    ["Wir zahlen 45.000 € brutto im Jahr und 30 Tage Urlaub", "EUR", "year", 45000, 45000],
    ["Salaire : 45 000 € brut par an et 25 jours de congés", "EUR", "year", 45000, 45000],
    ["Salario 30.000 € brutos al año y 23 días de vacaciones", "EUR", "year", 30000, 30000],
    ["Horaire : 35 h. Salaire : 1 900 €", "EUR", "month", 1900, 1900],
    ["Taux horaire : 13,50 €", "EUR", "hour", 13.5, 13.5],
    ["Base pay $95,000 a 401(k) with match", "USD", "year", 95000, 95000],
    ["Mensuel de 1900 à 2250", null, "month", 1900, 2250],
    ["Horaire de 12.02 Euros", "EUR", "hour", 12.02, 12.02],
    ["1 480 € brut mensuel", "EUR", "month", 1480, 1480],
    ["1350 € par mois", "EUR", "month", 1350, 1350],
    ["1.250 € al mes", "EUR", "month", 1250, 1250],
    ["1 900 à 2 150 € brut par mois", "EUR", "month", 1900, 2150],
    ["11,88 € de l'heure", "EUR", "hour", 11.88, 11.88],
    ["12 € brut/heure à 14 € brut/heure", "EUR", "hour", 12, 14],
    ["entre 25 000 € et 28 000 € par an", "EUR", "year", 25_000, 28_000],
    ["€ 2.450 tot € 2.950", "EUR", "month", 2450, 2950],
    ["€ 2.450 tot € 2.950 bruto per maand", "EUR", "month", 2450, 2950],
    ["R$ 6.500 a R$ 8.000", "BRL", "month", 6500, 8000],
    ["R$ 1.900 por mês", "BRL", "month", 1900, 1900],
    ["1.200 - 1.400 € mensuales", "EUR", "month", 1200, 1400],
    ["1.300 euro netti al mese", "EUR", "month", 1300, 1300],
    ["SEK 38 500 / mån", "SEK", "month", 38_500, 38_500],
    ["CZK 45,000", "CZK", "month", 45_000, 45_000],
    ["JPY 1,250", "JPY", "hour", 1250, 1250],
    ["hasta 1.450 € al mes", "EUR", "month", null, 1450],
    ["jusqu'à 1 450 € par mois", "EUR", "month", null, 1450],
    ["Salaire mensuel : 1 450 €", "EUR", "month", 1450, 1450],
    ["per month: €1,450", "EUR", "month", 1450, 1450],
    ["21.000 € en 14 pagas", "EUR", "year", 21_000, 21_000],
    ["1.300 € al mes en 14 pagas", "EUR", "month", 1300, 1300],
    ["850 € pro Woche", "EUR", "week", 850, 850],
    ["450 € par jour", "EUR", "day", 450, 450],
    ["TJM 450 €", "EUR", "day", 450, 450],
    [
      "We raised $40M. You get a 401(k). The base salary range for this role is $140,000 - $165,000 plus equity.",
      "USD",
      "year",
      140_000,
      165_000,
    ],
  ])("%s", (text, currency, period, min, max) => {
    expect(readSalary(text)).toEqual(salaryInUnits({ currency, period, min, max }));
  });

  test.each([
    "",
    "competitive",
    "5+ years of experience",
    "We raised $40M in funding",
    "401k with match",
    "2,000 employees in 30 countries",
    "A learning stipend of $2,000",
    "Founded in 2015",
    "Call 555-123-4567",
    "€1,200",
    "Jornada de 40 horas semanales, de lunes a viernes",
    "35 heures par semaine, du lundi au vendredi de 9 à 17",
  ])("%s holds no pay", (text) => {
    expect(readSalary(text)).toBeNull();
  });

  test("what is written by us is read back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("USD", "EUR", "GBP"),
        fc.integer({ min: 10_000, max: 400_000 }),
        fc.integer({ min: 1, max: 90_000 }),
        (currency, min, more) => {
          const salary = salaryInUnits({ currency, period: "year", min, max: min + more });
          expect(readSalary(salaryText(salary))).toEqual(salary);
        },
      ),
    );
  });

  test("any text is read without failing", () => {
    fc.assert(fc.property(fc.string(), (text) => void readSalary(text)));
  });
});

test.each([
  [120_000, 120],
  [1001, 1.001],
  [1000, 1000],
  [120, 120],
])("pay: %d is %d thousands", (value, expected) => {
  expect(inThousands(value)).toBe(expected);
});

test("pay: a shorter period is compared by the year", () => {
  expect(yearlySalary({ currency: "USD", period: "hour", min: 2000, max: 2550 })).toMatchObject({
    min: 4_160_000,
    max: 5_304_000,
  });
});

test.each([
  ["pounds", "GBP", 24.5, 2450, "£24.50 an hour"],
  ["yen, which have no smaller unit", "JPY", 1500, 1500, "¥1,500 an hour"],
  ["dinars of a thousand parts", "KWD", 2.125, 2125, "KWD\u00a02.125 an hour"],
  ["no currency", null, 24.5, 2450, "24.5 an hour"],
  ["what is no currency", "EURO", 24.5, 2450, "24.5 an hour"],
])("pay: %s are kept in their smallest unit", (_, currency, units, amount, text) => {
  const salary = salaryInUnits({ currency, period: "hour", min: units, max: units });
  expect(salary).toMatchObject({ min: amount, max: amount });
  expect(salaryText(salary)).toBe(text);
});

test("pay: for a search it is the most of a year in whole units", () => {
  expect(yearlyPay({ currency: "JPY", period: "month", min: 300_000, max: null })).toBe(3_600_000);
  expect(yearlyPay({ currency: "GBP", period: "year", min: 5_000_000, max: 6_000_000 })).toBe(60_000);
});

test.each([
  [120, "$100,000 - $130,000", "ok"],
  [130, "$100,000 - $130,000", "ok"],
  [131, "$100,000 - $130,000", "below"],
  [120, "100-130k USD", "ok"],
  [1200, "$1,500,000", "ok"],
  [1200, "$900,000", "below"],
  [8000, "JPY 9,000,000", "ok"],
  [8000, "JPY 6,000,000", "below"],
  [50, "$25/hr", "ok"],
  [60, "$25/hr", "below"],
  [120, "competitive", "unknown"],
  [120, "from $90,000", "unknown"],
  [null, "$50,000", "unknown"],
] as const)("pay: a minimum of %s against %s is %s", (wanted, offered, expected) => {
  expect(compareSalary({ wanted, offered })).toBe(expected);
});

test("pay: another currency cannot be compared", () => {
  expect(compareSalary({ wanted: 90, wantedCurrency: "EUR", offered: "$80,000" })).toBe("unknown");
});
