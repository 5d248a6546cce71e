/** What people write about how they want to work, beside what the work is; all patterns read lower-case text. */

/** Work that is done from where one is. */
export const remoteTerms =
  /(?<![\p{L}\p{N}])(?:(?:100 ?% |fully )?remote(?:ly)?(?! sensing)|work(?:ing)? (?:from|at) home|from home|wfh|home[- ]?based|home ?office|telework(?:ing)?|telecommut(?:e|ing)|télétravail|teletrabajo|teletrabalho|remoto|remota|à distance|thuiswerk(?:en)?|work from anywhere)(?![\p{L}\p{N}])/giu;

/** How far up somebody stands; a posting says it in its title. */
export const levelTerms =
  /\b(?:entry[- ]level|junior|jr|graduate|new grad|trainee|apprentice(?:ship)?|intern(?:ship)?|student|werkstudent|praktikum|stage|senior|sr|lead|principal|head|mid[- ]level|nq|newly qualified)\b/giu;

/**
 * Hours, contracts and levels: a search keeps them as words and, where it finds too little, offers to leave out one of
 * them, in this order.
 */
export const qualifierTerms: RegExp[] = [
  /\b(?:summer|winter|spring|autumn|fall|christmas)\b|\b20[2-3]\d\b/giu,
  /\b(?:week-?ends?|saturdays?|sundays?|evenings?|mornings?|nights?|night[- ]shifts?|overnight|(?:1st|2nd|3rd|first|second|third|late|early|day|twilight) shift|shifts?|nuits?|noches?)\b/giu,
  /\b(?:part[- ]?time|full[- ]?time|teilzeit|vollzeit|temps (?:partiel|plein)|media jornada|medio tiempo|minijob|zero hours?|term[- ]time|per diem|prn|bank|live[- ]?in)\b/giu,
  /\b(?:contract|contractor|freelance|freelancer|fixed[- ]term|ftc|interim|temporary|temp|seasonal|casual|befristet|cdd|cdi|maternity cover|mat cover)\b/giu,
  /\b(?:band|grade|level) \d\w?\b/giu,
  levelTerms,
];

/** What few postings say although most mean it: none of these is asked for, they only come first. */
export const softTerms: [RegExp, SoftTerm][] = [
  [/\b(?:permanent|full[- ]?time|unbefristet|vollzeit|cdi)\b/giu, "permanent"],
  [
    /\b(?:no|without|little) (?:prior |previous )?experience(?: (?:needed|required|necessary))?\b/giu,
    "beginner",
  ],
  [/\b(?:good|great|high|decent) pay(?:ing)?\b|\b(?:well|high(?:ly)?)[- ]pa(?:id|ying)\b/giu, "paid"],
  [
    /\b(?:immediate start|start(?:ing)? (?:now|immediately)|urgent(?:ly)?|asap|hiring now|now hiring)\b/giu,
    "soon",
  ],
];
export type SoftTerm = "permanent" | "beginner" | "paid" | "soon";

/** Wishes in words of their own, and the words a search knows them by. */
export const wishes: [RegExp, string][] = [
  [/\boffice[- ](?:based )?(?:jobs?|work)\b/giu, "office work"],
  [
    /\b(?:without|no|not requiring) (?:a |any |college |university )*degrees?\b|\bno qualifications?\b/giu,
    "no degree",
  ],
  [/\b(?:around |during |within |in )?school[- ](?:hours|time)\b/giu, " "],
];

/** Sentences around a wish: "I want to work with animals" asks for animals. */
export const fillers: RegExp[] = [
  /^(?:hi|hello|hey)\b[,!]?/giu,
  /\b(?:i'?m|i am|im|we are|i'd like|i would like|i'd love|i want|i wish|i need|i hope|i)?\s*(?:looking|searching|want|wish|like|love|hope|need|hoping|trying)?\s*(?:for|to)\s+(?:do |find |get |be |become |have |apply for )?(?:a |an |some )?(?:work|job|jobs|position|role|career)(?: (?:as|in|with|for|where))?\b/giu,
  /\b(?:jobs?|work|roles?|positions?|something|anything)\s+(?:where|that|which|in which)\s+(?:i|you|we)\s+(?:can|could|may|get to)\s+(?:use|do|work with|speak|apply)?\b/giu,
  /\b(?:working|work) with\b/giu,
  /\b(?:jobs?|vacanc(?:y|ies)|openings?|positions?|roles?|opportunit(?:y|ies)|employment|careers?|hiring|wanted|needed|offene stellen|stellenangebote?|stellen|offres? d'emploi|emplois?|empleos?|trabajos?|ofertas de (?:empleo|trabajo)|vagas?|empregos?|vacatures?|lavoro|offerte di lavoro)\b(?! (?:coach|board|centre|center|shop|cost))/giu,
];

/** Words that ask for nothing. */
export const idleWords = new Set(
  "i me my we our you your want to use a an the of for with in at near around that which where is are be can some something anything any please and or on as by it this these those find looking need like would".split(
    " ",
  ),
);

/** Hours of the day that make "pm" a time. */
export const hoursTerms = /\b(?:nights?|shifts?|evenings?|weekends?|am|days?|hours?|overnight)\b/iu;
