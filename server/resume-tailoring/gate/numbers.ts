const named = [
  "zero one two three four five six seven eight nine ten eleven twelve",
  "none first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
].map((words) => words.split(" "));
const vague =
  /\b(?:dozens?|hundreds?|thousands?|millions?|billions?|doubled?|doubling|tripled?|tripling|quadrupled?|half|halved|twice|thrice|a third|quarter|several|many|numerous|countless)\b/gi;
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};
const digits =
  /([€$£])?\s?(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)\s?(?:(%|percent\b|per cent\b)|(k|m|mn|bn|thousand|million|billion)\b)?\s?([€$£]|euros?\b|dollars?\b|pounds?\b)?/giu;
const currencies: Record<string, string> = {
  euro: "€",
  euros: "€",
  dollar: "$",
  dollars: "$",
  pound: "£",
  pounds: "£",
};

/** The numbers of a text, each as what it amounts to: "1,200", "1.2k" and "1200" are one. */
export function numbersIn(text: string): { key: string; words: string }[] {
  const plain = text.normalize("NFKC");
  return [
    ...[...plain.matchAll(digits)].map(
      ({ 0: words, 1: sign, 2: number, 3: percent, 4: scale, 5: behind }) => {
        const currency = sign ?? (behind && (currencies[behind.toLowerCase()] ?? behind)) ?? "";
        const amount = valueOf(number!) * (scales[scale?.toLowerCase() ?? ""] ?? 1);
        return {
          key: `${currency}${Number(amount.toPrecision(12))}${percent ? "%" : ""}`,
          words: words.trim(),
        };
      },
    ),
    ...[...plain.matchAll(/\p{L}+/gu)].flatMap(([word]) => {
      const value = named.map((words) => words.indexOf(word.toLowerCase())).find((at) => at > 1);
      return value === undefined ? [] : [{ key: `${value}`, words: word }];
    }),
    ...[...plain.matchAll(vague)].map(([word]) => ({ key: word.toLowerCase(), words: word })),
    ...(/\bfirst\b/i.test(plain) ? [{ key: "first", words: "first" }] : []),
  ];
}

/** "1,200" and "1.200" are thousands, "1.2" is no whole number. */
function valueOf(number: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(number)) return Number(number.replaceAll(/[.,]/g, ""));
  return Number(number.replace(",", ".").replaceAll(/[.,](?=.*\.)/g, ""));
}
