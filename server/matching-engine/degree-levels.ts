/** A short form of a degree, with or without its points: "MSc", "M.Sc.", "M. Ed". */
const short = (first: string, rests: string) => String.raw`${first}\.? ?(?:${rests})\.?(?![\p{L}\d])`;

/** How degrees are written in the languages of resumes; what is short is told by its capitals. */
const written: readonly (readonly [level: number, word: RegExp, initials: RegExp])[] = [
  [
    4,
    /\b(?:ph\.? ?d|doctorate|doctoral|dr\.-ing|promotion(?= (?:in|im)\b)|promoviert|doctorat|doctorado|doutorado)\b/iu,
    /(?<![\p{L}\d])(?:DPhil|EdD|PsyD|DNP)(?![\p{L}\d])/u,
  ],
  [
    3,
    /\b(?:master['’]?s?(?= (?:of|in|degree)\b)|master['’]s|masters(?= or\b)|graduate degree|m\.?sc|mba|m\.?eng|magister|diplom|diplom-\w+|diplom(?:ingenieur|kauf|volkswirt)\w*|mestrado|máster|maestría|laurea magistrale|bac ?\+ ?5)\b/iu,
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${short("M", "Ed|Tech|Phil|F\\.?A|S\\.?W|P\\.?H|Arch")}|M\.S\.|M\.A\.|M[SA](?= (?:in|(?!Project(?! Management)|Office|Excel|Word|Access|Teams|Outlook|Dynamics|SQL|Visio|Windows|Power|SharePoint|Azure|Visual|Exchange|OneNote|Publisher|Suite)\p{Lu})|,| degree)|LL\.?M)`,
      "u",
    ),
  ],
  [
    2,
    /(?:\b|\p{L}+-)studium\b|\b(?:bachelor\w*|baccalaureate|b\.?sc|b\.?eng|b\.?tech|bba|(?:undergraduate|university|college|four-year) degree|licenciatura|licence(?= (?:de|en|pro|professionnelle)\b)|laurea|grado en|bac ?\+ ?[34]|(?:fach)?hochschulabschluss|höhere fachschule|fachhochschule)\b/iu,
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${short("B", "Ed|Com|Arch|F\\.?A|S\\.?W|C\\.?A|S\\.?N")}|BS|BA|B\.S\.|B\.A\.|LL\.?B|HF|FH)(?![\p{L}\d])`,
      "u",
    ),
  ],
  [
    1,
    /\b(?:associate['’]?s? degree|associates?(?= degree|\/)|vocational|apprenticeship|diploma|high school|secondary school|ged|nvq|btec|city (?:&|and) guilds|ausbildung|grundausbildung|lehre|berufslehre|matura|abitur|handelsdiplom|bac ?pro(?:fessionnel)?|bac ?\+ ?2|cap|bep|bts|dut|brevet|formación profesional|ciclo formativo|mbo|havo|ensino médio)\b|\p{L}+(?:ausbildung|lehre)\b|\bdiplôme/iu,
    /(?<![\p{L}\d])(?:A\.?A\.?S?|EFZ|EBA|KV|GCSEs?|ITI)(?![\p{L}\d])/u,
  ],
];

/** 1 for a vocational degree, 2 bachelor, 3 master, 4 doctorate; 0 when there is none. */
export function degreeLevel(text: string): number {
  return written.find(([, word, initials]) => word.test(text) || initials.test(text))?.[0] ?? 0;
}
