import { zonesByCode } from "./time-zones.data.ts";

const alternatives = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join("|");
const offset = String.raw`\b(?:UTC|GMT)\s?[+−–-]\s?(?:1[0-4]|0?\d)(?::?[0134][05])?(?!\d)`;
const code = String.raw`(?:${offset}|\b(?:${alternatives(zonesByCode.keys())})\b)`;
const longCode = String.raw`(?:${offset}|\b(?:${alternatives(zonesByCode.keys().filter((each) => each.length > 2))})\b)`;
const word = String.raw`\p{Lu}[\p{L}.-]{0,30}\p{L}\.?`;
const zone = String.raw`(?:${code}|${word}(?: ${word}){0,2})`;
export const joint = String.raw`\s?(?:,|\/|&|\bor\b|\band\b)\s?(?:the )?`;
const list = String.raw`(?<list>${zone}(?:${joint}${zone}){0,5})`;
const about = String.raw`(?:±|\+\s?\/?\s?[-–−]|[-–−]\s?\d\s?\/\s?\+)`;
const some = String.raw`(?<reach>\d{1,2}|one|two|three|four|five|six|couple(?: of)?|few)`;

/** "UTC-5 to UTC+1", "between GMT and EST". */
export const range = new RegExp(
  String.raw`(?:${word}(?: ${word}){0,2} \()?(?<from>${code})\)?\s?(?:to|through|until|(?<=\bbetween [^.;]{0,40})and|[-–—])\s?(?:${word}(?: ${word}){0,2} \()?(?<to>${code}|[+−-]\s?\d{1,2}\b)`,
  "gu",
);
/** "CET ± 2", "within 3 hours of EST". */
export const around = [
  String.raw`(?<zone>\b(?:UTC|GMT|CES?T))\s?[+−–-]\s?(?<reach>\d{1,2})\s?(?:h|hours?)?\s?\/\s?[+−–-]\s?\d{1,2}`,
  String.raw`(?<zone>${zone})\)?(?: time)?,?\s?${about}\s?${some}`,
  String.raw`${about}\s?${some}\s?(?:h|hrs?|hours?)?\s?(?:of|from|to|around|within)?\s?(?:the )?(?<zone>${zone})`,
  String.raw`${some}[ -](?:hours?|hrs?|time ?-?zones?)(?: away)? (?:of|from) (?:the )?(?<zone>${longCode})(?! overlap)`,
  String.raw`${some}[ -](?:hours?|hrs?)(?: time)? difference (?:of|from|to) (?:the )?(?<zone>${zone})`,
  String.raw`time ?-?zones?[^.;]{0,40} ${some} (?:hours?|hrs?) (?:of|from) (?:the )?(?<zone>${zone})`,
].map((pattern) => new RegExp(pattern, "gu"));

const timeZone = String.raw`\b[Tt]ime ?-?[Zz]ones?\b`;
const clock = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?`;
const kind = String.raw`(?:[Bb]usiness|[Ww]orking|[Ww]ork|[Cc]ore|[Oo]ffice|[Dd]aytime|[Ss]tandard|[Dd]aylight)`;
/** "US or European time zones", "9am-5pm EST", "UTC+2". */
export const lists = [
  String.raw`${list}\)?\s?(?:${kind} )*(?:\(?${code}(?:\s?\/\s?${code})*\)\s?)?(?:[Hh]ours|${timeZone}|[Tt]imes?)\b`,
  String.raw`${timeZone}(?: requirements?| preferences?)?\s?[:(–-]\s?${list}`,
  String.raw`\b${clock}\s?(?:to|until|[-–—])\s?${clock},?\s?\(?(?<list>${code}(?:\s?\/\s?${code})*)`,
  String.raw`\b${clock}\s?(?:to|until|[-–—])\s?\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\.?,?\s?\(?${list}`,
  String.raw`(?<list>\b[ECMP]T(?:\s?\/\s?[ECMP]T\b)+)`,
  String.raw`(?<list>${offset})`,
].map((pattern) => new RegExp(pattern, "gu"));
/** "Overlap with San Francisco": behind these words a name is that of a place, however small. */
export const besidePlaces = [
  String.raw`${timeZone} (?:as|of|near|in|around|close to|like)\s?(?:the )?${list}`,
  String.raw`\b[Oo]verlap(?:s|ping)?\b(?:[^.;]{0,40}?\b(?:with|of|in))?\s(?:the |our )?${list}`,
].map((pattern) => new RegExp(pattern, "gu"));
/** What tells only where hours are spoken of anyway. */
export const bareCode = new RegExp(String.raw`(?<list>${longCode})`, "gu");
