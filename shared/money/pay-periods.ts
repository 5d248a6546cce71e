import type { PayPeriod } from "./salary.ts";

/** What a period is called behind "per", and pay by it in one word: "mensuel", "Monatsgehalt"; in the languages of postings. */
const words: Record<PayPeriod, { nouns: string; alone: string; before: string }> = {
  hour: {
    nouns: "hours?|hrs?|h|stunde|std|heure|hora|ora|uur|timme|tim|godzin[ęa]|godz",
    alone: String.raw`hourly|hr\b|de l['’]heure|stündlich|horaire|orari[oae]?|die stunde`,
    before:
      "hourly|stundenlohn|(?:taux|salaire) horaire|horaire de(?=\\s?$)|paga oraria|uurloon|timlön|stawka godzinowa",
  },
  day: {
    nouns: "days?|tag|jour(?:née)?|día|dia|giorno|dag|dzień",
    alone: "daily|täglich|journalier|diari[oa]s?|diári[oa]s?|giornalier[oi]",
    before: "(?:daily|day) rate|tagessatz|tagesgage|tjm|(?:taux|salaire) journalier|tarifa diaria|dagtarief",
  },
  week: {
    nouns: "weeks?|wk|woche|semaine|semana|settimana|vecka|uke|uge|tydzień",
    alone: "weekly|wöchentlich|hebdomadaires?|semanal(?:es)?|semanais|settimanal[ei]",
    before: "weekly (?:pay|rate|wage|salary)|wochenlohn|hebdomadaire|salario semanal|weekloon",
  },
  month: {
    nouns: "months?|mo|mth|monat|mois|mes|mês|mese|maand|mnd|månad|mån|måned|md|miesiąc|mies|mc",
    alone:
      "monthly|monatlich|p\\.m\\.|pm|mensuel(?:le)?s?|mensual(?:es)?|mensil[ei]|mensal|mensais|al mese|maandelijks|miesięcznie",
    before:
      "monthly|monatlich|monats(?:gehalt|lohn|brutto)|mensuel(?:le)?s?|mensual(?:es)?|mensil[ei]|mensal|mensais|maand(?:salaris|loon|elijks)|månadslön|månedsl[øo]n",
  },
  year: {
    nouns: "years?|yr|annum|jahr|an(?:née)?|año|ano|anno|jaar|år|rok",
    alone:
      "yearly|annually|annual|p\\.a\\.|pa|jährlich|annuel(?:le)?s?|anual(?:es)?|anuais|annu[oi]|annual[ei]|jaarlijks|rocznie",
    before:
      "annual|yearly|ote|jahres(?:gehalt|lohn|brutto)|annuel(?:le)?s?|anual(?:es)?|anuais|annu[oi]|jaarsalaris|årslön|ral",
  },
};
const per = String.raw`(?:per|an?|\/|pro|je|im|par|au|à l['’]|l['’]|al|por|a la|ao|all['’]|na|pr\.?|i|om)`;
const kind = String.raw`(?:(?:gross|net|bruto?s?|brut[ae]s?|brutto|netto|net[ao]s?|lord[io]|nett[io]|base|kr|usd|eur|gbp|euros?)\W{0,3})`;
const noLetter = String.raw`(?![\p{L}\d])`;
const order = ["hour", "day", "week", "month", "year"] as const;

function behindOf(period: PayPeriod): string {
  const { nouns, alone } = words[period];
  return String.raw`(?:${per}\s?(?:${nouns})|(?:${alone}))${noLetter}`;
}
const behind = order.map((period): [PayPeriod, RegExp] => [
  period,
  new RegExp(String.raw`^\W{0,3}${kind}{0,2}${behindOf(period)}`, "iu"),
]);
const before = order.map((period): [PayPeriod, RegExp] => {
  const { before: alone, nouns } = words[period];
  return [
    period,
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:${alone})${noLetter}|${per}\s(?:${nouns})${noLetter}(?=[^.,;\n\p{L}\d]{0,4}(?:${kind})?$))`,
      "iu",
    ),
  ];
});

/** The source of a pattern for what may stand between an amount and "to": "€ brut par heure". */
export const periodBetween = String.raw`(?:\s?${kind}{0,2}(?:${order.map(behindOf).join("|")})?)`;

/** The period that pay is told by: right behind the amount, or in the words before it. */
export function periodAround(textBefore: string, textBehind: string): PayPeriod | null {
  const following = behind.find(([, pattern]) => pattern.test(textBehind));
  const preceding = before.find(([, pattern]) => pattern.test(textBefore));
  return (following ?? preceding)?.[0] ?? null;
}
