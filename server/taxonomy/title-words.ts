import { oneGender } from "./one-gender.ts";

const abbreviations: Record<string, string> = {
  sr: "senior",
  snr: "senior",
  jr: "junior",
  jnr: "junior",
  mgr: "manager",
  mngr: "manager",
  dir: "director",
  eng: "engineer",
  engr: "engineer",
  dev: "developer",
  admin: "administrator",
  asst: "assistant",
  assoc: "associate",
  coord: "coordinator",
  exec: "executive",
  rep: "representative",
  spec: "specialist",
  tech: "technician",
  acct: "account",
  mktg: "marketing",
  ops: "operations",
  intl: "international",
  vp: "vice president",
  svp: "senior vice president",
  evp: "executive vice president",
  avp: "assistant vice president",
  ceo: "chief executive officer",
  cto: "chief technology officer",
  cfo: "chief financial officer",
  coo: "chief operating officer",
  cmo: "chief marketing officer",
  cio: "chief information officer",
  cpo: "chief product officer",
  ciso: "chief information security officer",
  chro: "chief human resources officer",
  cro: "chief revenue officer",
  swe: "software engineer",
  sde: "software development engineer",
  sdet: "software test engineer",
  sre: "site reliability engineer",
  mle: "machine learning engineer",
  ml: "machine learning",
  ai: "artificial intelligence",
  pm: "product manager",
  tpm: "technical program manager",
  pmm: "product marketing manager",
  po: "product owner",
  qa: "quality assurance",
  qe: "quality engineer",
  ba: "business analyst",
  bi: "business intelligence",
  dba: "database administrator",
  ux: "user experience",
  ui: "user interface",
  hr: "human resources",
  hrbp: "human resources business partner",
  ta: "talent acquisition",
  it: "information technology",
  rn: "registered nurse",
  lpn: "licensed practical nurse",
  lvn: "licensed vocational nurse",
  np: "nurse practitioner",
  cna: "certified nursing assistant",
  emt: "emergency medical technician",
  md: "physician",
  pt: "physical therapist",
  ot: "occupational therapist",
  slp: "speech language pathologist",
  pa: "physician assistant",
  cpa: "certified public accountant",
  sdr: "sales development representative",
  bdr: "business development representative",
  ae: "account executive",
  am: "account manager",
  csm: "customer success manager",
  csr: "customer service representative",
  kam: "key account manager",
  ea: "executive assistant",
  gm: "general manager",
  fe: "frontend",
  be: "backend",
  fullstack: "full stack",
  frontend: "frontend",
  "front-end": "frontend",
  "back-end": "backend",
  devops: "devops",
  programmer: "developer",
  counsellor: "counselor",
  paediatric: "pediatric",
  rsm: "regional sales manager",
  cs: "customer success",
  seo: "search engine optimization",
};

/** French "chef de projet" is no cook. */
const frenchHeads: Record<string, string> = {
  projet: "project manager",
  produit: "product manager",
  équipe: "team leader",
  chantier: "construction site manager",
  secteur: "area manager",
  rang: "waiter",
  vente: "sales manager",
  magasin: "store manager",
  agence: "branch manager",
  atelier: "workshop supervisor",
  quai: "dock supervisor",
  publicité: "advertising account manager",
};
const frenchHead = new RegExp(
  String.raw`(?<!\p{L})chef(?:fe)?s?[ /]*(?:fe)? d(?:e|es|u)?[ '’]\s*(?<thing>${Object.keys(frenchHeads).join("|")})s?(?!\p{L})`,
  "gu",
);

/** Lower-case words with abbreviations spelled out and brackets, codes and "m/f/d" taken away. */
export function expandTitle(title: string): string {
  return title
    .normalize("NFC")
    .toLowerCase()
    .replace(/\b[mfwdxh]\s?[/|+]\s?[mfwdxh](\s?[/|+]\s?[mfwdxh])*\b/g, " ")
    .replace(/(?<=\p{L}{3})(?:\/-?|\(|[*:_])in(?:nen)?\b\)?/gu, "in")
    .replace(/\b(r\.n\.|l\.p\.n\.|sr\.|jr\.|m\.d\.)/g, (short) => short.replaceAll(".", "") + " ")
    .replace(frenchHead, (...found) => frenchHeads[found.at(-1).thing]!)
    .replace(/\b(front|back)[\s-]end\b/g, "$1end")
    .replace(/\bfull[\s-]stack\b/g, "full stack")
    .replace(/\bdev[\s-]?ops\b/g, "devops")
    .replace(/[^\p{L}\p{N}+#.&/-]+/gu, " ")
    .split(/[\s/]+|\s-\s|(?<=\p{L})\.(?=\s|$)/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (Object.hasOwn(abbreviations, word) ? abbreviations[word] : word))
    .join(" ");
}

const idle = new Set([
  "of",
  "the",
  "and",
  "for",
  "a",
  "an",
  "in",
  "to",
  "at",
  "with",
  "&",
  "senior",
  "junior",
  "lead",
  "principal",
  "staff",
  "i",
  "ii",
  "iii",
  "iv",
  "level",
  "remote",
  "all",
  "other",
  "except",
  ..."de du des d la le les l et en und der die das für von im y e do da del el los van het".split(" "),
]);

/** Words of one kind of work that mean the same. */
const same: Record<string, string> = {
  developer: "engineer",
  programmer: "engineer",
  development: "engineer",
  coder: "engineer",
  specialist: "specialist",
  rep: "representative",
  teacher: "teacher",
  educator: "teacher",
  people: "human",
  resources: "human",
  attorney: "lawyer",
  physician: "doctor",
  server: "waiter",
  waitress: "waiter",
  frontend: "frontend",
  driver: "driver",
};

function singular(word: string): string {
  if (word.length <= 4 || !word.endsWith("s") || /(ss|us|is|ics)$/.test(word)) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** The words that tell what the work is, each in one spelling. */
export function significantWords(title: string): string[] {
  const words = expandTitle(oneGender(title))
    .split(/[\s-]+/)
    .filter((word) => word !== "" && !idle.has(word))
    .map(singular)
    .map((word) => (Object.hasOwn(same, word) ? same[word]! : word));
  return [...new Set(words)];
}
