/** Zones by the codes postings use, but for those that are other words as well (ART, MSK); in winter and summer alike they mean the clocks of the place. */
const codes: Record<string, [name: string, zone: string]> = {
  "ET EST EDT": ["Eastern", "America/New_York"],
  "CT CST CDT": ["Central", "America/Chicago"],
  "MT MST MDT": ["Mountain", "America/Denver"],
  "PT PST PDT": ["Pacific", "America/Los_Angeles"],
  "AKST AKDT": ["Alaska", "America/Anchorage"],
  "BRT BRST": ["Brasília", "America/Sao_Paulo"],
  "UTC GMT": ["UTC", "UTC"],
  WET: ["Western European", "Europe/Lisbon"],
  BST: ["UK", "Europe/London"],
  "CET CEST MEZ MESZ": ["Central European", "Europe/Berlin"],
  "EET EEST": ["Eastern European", "Europe/Athens"],
  SAST: ["South Africa", "Africa/Johannesburg"],
  IST: ["India", "Asia/Kolkata"],
  PKT: ["Pakistan", "Asia/Karachi"],
  SGT: ["Singapore", "Asia/Singapore"],
  HKT: ["Hong Kong", "Asia/Hong_Kong"],
  PHT: ["Philippine", "Asia/Manila"],
  JST: ["Japan", "Asia/Tokyo"],
  KST: ["Korea", "Asia/Seoul"],
  "AEST AEDT": ["Sydney", "Australia/Sydney"],
  AWST: ["Perth", "Australia/Perth"],
  "NZST NZDT": ["New Zealand", "Pacific/Auckland"],
};

export const zonesByCode = new Map(
  Object.entries(codes).flatMap(([spellings, [name, zone]]) =>
    spellings.split(" ").map((code) => [code, { name, zone }] as const),
  ),
);

/** The zones of the United States that postings mean by "US time zones". */
export const mainlandZones = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];
const [eastern, central, mountain, pacific] = mainlandZones as [string, string, string, string];

/** Zones by words, in small letters. */
export const zonesByWords: Record<string, string> = {
  eastern: eastern,
  "us east": eastern,
  "east coast": eastern,
  central: central,
  mountain: mountain,
  pacific: pacific,
  "us west": pacific,
  "west coast": pacific,
  "bay area": pacific,
  "western european": "Europe/Lisbon",
  "central european": "Europe/Berlin",
  "eastern european": "Europe/Athens",
  atlantic: "America/Halifax",
  indian: "Asia/Kolkata",
  "pacific northwest": pacific,
};

/** Countries and parts of the world by how their hours are called. */
export const countriesByAdjective: Record<string, string> = {
  african: "Africa",
  american: "United States",
  australian: "Australia",
  brazilian: "Brazil",
  british: "United Kingdom",
  canadian: "Canada",
  dutch: "Netherlands",
  european: "Europe",
  french: "France",
  german: "Germany",
  irish: "Ireland",
  israeli: "Israel",
  italian: "Italy",
  japanese: "Japan",
  polish: "Poland",
  spanish: "Spain",
  swedish: "Sweden",
  swiss: "Switzerland",
  ukrainian: "Ukraine",
};

/** The zone most of a state lives in; the others are on Eastern time. */
const stateZones: Record<string, string> = {
  [central]: "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  [mountain]: "CO ID MT NM UT WY",
  [pacific]: "CA NV OR WA",
  "America/Phoenix": "AZ",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
};
const zonesOfStates = new Map(
  Object.entries(stateZones).flatMap(([zone, states]) =>
    states.split(" ").map((state) => [state, zone] as const),
  ),
);

export function zoneOfState(state: string): string {
  return zonesOfStates.get(state) ?? eastern;
}
