/** Words that keep people from applying: a pattern, why, and what could stand there instead. */
export interface InclusiveWord {
  /** Between word boundaries, whatever the case. */
  pattern: string;
  why: string;
  /** Empty: leave it out. */
  instead: string | null;
}

const gendered = "names one gender";
const age = "speaks to one age group";
const ability = "shuts out people with a disability";
const pressure = "sounds like pressure and unpaid hours";
const boast = "puts off people who don’t boast, women most of all";
const origin = "shuts out people by where they come from";

const rows: [pattern: string, why: string, instead: string | null][] = [
  ["chairman", gendered, "chairperson"],
  ["salesman", gendered, "salesperson"],
  ["salesmen", gendered, "salespeople"],
  ["saleswoman", gendered, "salesperson"],
  ["foreman", gendered, "supervisor"],
  ["handyman", gendered, "maintenance technician"],
  ["waitress", gendered, "server"],
  ["stewardess", gendered, "flight attendant"],
  ["policeman", gendered, "police officer"],
  ["fireman", gendered, "firefighter"],
  ["repairman", gendered, "repair technician"],
  ["craftsman", gendered, "craftsperson"],
  ["cleaning lady", gendered, "cleaner"],
  ["manpower", gendered, "staff"],
  ["man[- ]hours", gendered, "working hours"],
  ["manned", gendered, "staffed"],
  ["mankind", gendered, "people"],
  ["he or she", gendered, "they"],
  ["she or he", gendered, "they"],
  ["he/she", gendered, "they"],
  ["s/he", gendered, "they"],
  ["his or her", gendered, "their"],
  ["his/her", gendered, "their"],
  ["him or her", gendered, "them"],
  ["guys", gendered, "people"],
  ["girls", gendered, "people"],
  ["housewives", gendered, "people at home"],
  ["young (?:and dynamic|and motivated|and energetic)", age, "motivated"],
  ["young team", age, "team"],
  ["youthful", age, "motivated"],
  ["digital natives?", age, "people at ease with digital tools"],
  ["recent graduates? only", age, "entry level"],
  ["mature (?:person|individual|candidate)", age, "person"],
  ["energetic", age, "motivated"],
  ["high[- ]energy", age, "motivated"],
  ["able[- ]bodied", ability, null],
  ["physically fit", ability, "able to do the physical tasks described, with adjustments where needed"],
  ["normal (?:hearing|vision|sight)", ability, null],
  ["crazy", ability, "remarkable"],
  ["insane", ability, "remarkable"],
  ["sanity check", ability, "final check"],
  ["blind spot", ability, "gap"],
  ["rock ?stars?", boast, "skilled professional"],
  ["ninjas?", boast, "expert"],
  ["gurus?", boast, "expert"],
  ["wizards?", boast, "expert"],
  ["superstars?", boast, "skilled professional"],
  ["unicorns?", boast, "skilled professional"],
  ["hackers?", boast, "developer"],
  ["dominate", boast, "lead"],
  ["dominant", boast, "leading"],
  ["crush(?:ing)? (?:it|goals|targets)", boast, "meet goals"],
  ["kill(?:ing)? it", boast, "do well"],
  ["killer", boast, "excellent"],
  ["aggressive", boast, "ambitious"],
  ["best of the best", boast, "skilled"],
  ["world[- ]class", boast, "excellent"],
  ["fearless", boast, "confident"],
  ["warriors?", boast, "committed professional"],
  ["work hard,? play hard", pressure, null],
  ["hustle", pressure, "initiative"],
  ["wear many hats", pressure, "do varied work"],
  ["works? well under pressure", pressure, "stay organized when priorities change"],
  ["fast[- ]paced", pressure, "busy"],
  ["24/7", pressure, null],
  ["whatever it takes", pressure, null],
  ["like a family", pressure, "supportive"],
  ["native (?:english |german |french |spanish )?speakers?", origin, "fluent speaker"],
  ["mother tongue", origin, "fluent"],
  ["culture fit", origin, "shared values"],
  ["cultural fit", origin, "shared values"],
  ["tribe", origin, "team"],
  ["blacklist", origin, "blocklist"],
  ["whitelist", origin, "allowlist"],
  ["clean[- ]shaven", origin, null],
];

export const inclusiveWords: InclusiveWord[] = rows.map(([pattern, why, instead]) => ({
  pattern,
  why,
  instead,
}));
