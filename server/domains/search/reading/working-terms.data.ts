/** What people write about how they want to work, beside what the work is; all patterns read lower-case text. */

/** Work that is done from where one is. */
export const remoteTerms =
  /(?<![\p{L}\p{N}])(?:(?:100 ?% |fully )?remote(?:ly)?(?! sensing)|work(?:ing)? (?:from|at) home|(?<!(?:far|close|near|away) )from home|wfh|home[- ]?based|home ?office|telework(?:ing)?|telecommut(?:e|ing)|télétravail|teletrabajo|teletrabalho|remoto|remota|à distance|thuiswerk(?:en)?|work from anywhere|anywhere in the world|digital nomads?)(?![\p{L}\p{N}])/giu;
/** Work that is not. */
export const officeTerms =
  /(?<![\p{L}\p{N}])(?:(?:not|no|non|isn't|without) (?:a )?(?:remote(?:ly)?|work(?:ing)? from home|wfh)|on[- ]?site|in[- ]person|office[- ]based|in[- ]office)(?![\p{L}\p{N}])/giu;

/** Work wherever it is, also in another country. */
export const anywhereTerms =
  /(?<![\p{L}\p{N}])(?:(?:move |moving |go |going |work(?:ing)? )?(?:abroad|overseas)|(?:happy to go |willing to (?:go|move|relocate) |i can (?:go|move) )?(?:anywhere|worldwide)|im ausland|à l'étranger|en el extranjero|all'estero|in het buitenland|no exterior)(?![\p{L}\p{N}])/giu;

/** Work whose name says that it is done from afar. */
export const remoteWork: [RegExp, string][] = [
  [/\b(?:tele|online |virtual )therap(?:y|ist)s?\b/giu, "remote therapist"],
  [/\btele(?:health|medicine|psychiatry) (?=\p{L})/giu, "remote "],
  [/^\s*online(?= .)|(?<=\S )online\s*$|\bonline (?=(?:jobs?|work)\b)/giu, "remote "],
  [/\b(?:online|virtual) (?=(?:tutor|teacher|teaching|instructor|english)\w*\b)/giu, "remote "],
];

/** How far up someone stands; a posting says it in its title. */
export const levelTerms = /\b(?:trainee|senior|sr|lead|principal|head|mid[- ]level)\b/giu;

/** What a search keeps as words and, where it finds too little, offers to leave out, in this order. */
export const qualifierTerms: RegExp[] = [
  /\b(?:summer|winter|spring|autumn|fall)\b|\b20[2-3]\d\b/giu,
  /\b(?:band|grade|level) \d\w?\b/giu,
  levelTerms,
];

/** What few postings say although most mean it: none of these is asked for, they only come first. */
export const softTerms: [RegExp, SoftTerm][] = [
  [
    /\b(?:permanent|full[- ]?time|unbefristet|vollzeit|cdi|temps plein|tiempo completo|fuldtid|fulltid|heltid|pełny etat)\b|(?<![\p{L}\d.:-])(?:3\d|40)(?:[.,]5)? ?(?:hours?|hrs?|h|stunden|heures|horas|uur|uren)(?: ?(?:a|per|\/|pro|par|por) ?(?:week|wk|woche|semaine|semana))?(?![\p{L}\d])/giu,
    "permanent",
  ],
  [
    /\b(?:good|great|high|decent|better|best|top|well) ?-?(?:pay(?:ing)?|paid|salary|money|wages?)\b|\bpays? (?:well|good|more)\b|\bhigh(?:ly|est)?[- ]pa(?:id|ying)\b/giu,
    "paid",
  ],
  [
    /\b(?:immediate(?:ly)? start|immediately available|start(?:ing)? (?:now|immediately|asap)|urgent(?:ly)?(?: hiring)?(?! care)|asap|hiring (?:now|immediately)|now hiring)\b/giu,
    "soon",
  ],
];
export type SoftTerm = "permanent" | "paid" | "soon";

/** What makes an amount of pay the most: "under 100k", "bis 60.000". */
export const ceilingTerms =
  /(?<![\p{L}\p{N}])(?:under|below|less than|lower than|not (?:over|above|more than)|no more than|at most|max(?:imum|imal)?\.?|up to|unter|bis(?: zu)?|höchstens|weniger als|moins de|jusqu['’]à|hasta|menos de|máximo|por debajo de|fino a|meno di|massimo|até|no máximo|tot|minder dan|onder|maximaal) $/iu;

/** An amount of pay: "150k", "£25k", "$20/hr", "30,000 a year". */
export const payTerms =
  /(?:(?<![\p{L}\p{N}])(?:over|above|at least|more than|min(?:imum)?|from|around|about|earning|paying|(?:not |no )?(?:under|below|less than|lower than|over|above|more than)|at most|max(?:imum|imal)?\.?|up to|up|ab|über|mindestens|unter|bis(?: zu)?|höchstens|weniger als|moins de|plus de|jusqu['’]à|à partir de|hasta|desde|menos de|más de|máximo|por debajo de|fino a|meno di|massimo|até|no máximo|tot|minder dan|onder|maximaal) )?(?:[£$€] ?\d[\d.,]*\d? ?k?|\b\d{2,3} ?k\b|\b\d{2,3}[.,]\d{3}\b)(?: ?(?:-|–|to) ?[£$€]? ?\d[\d.,]*\d? ?k?)?\+?(?: ?(?:\/|per|an?|p\/?) ?(?:hr|hour|h|day|week|month|year|yr|annum|a))?(?: (?:salary|pay|ote|gbp|usd|eur))?/giu;

/** Wishes in words of their own, and the words a search knows them by. */
export const wishes: [RegExp, string][] = [
  [/\b(?:office|desk)[- ](?:based )?(?:jobs?|work)\b/giu, "office work"],
  [/\b(\p{L}{4,})[- ]speak(?:ing|ers?)\b/giu, "$1"],
  [/\b(?:close|next|near) to\b(?! (?:me|home)\b)/giu, "near"],
  [
    /\b(?:in |into )?tech (?=jobs?\b|roles?\b|industry\b|compan|sector\b)|\b(?:in|into) tech\b/giu,
    "technology ",
  ],
  [/\bnear me\b|\bin my area\b|\bclose to (?:me|home)\b|\blocal(?:ly)?\b(?= jobs?\b)/giu, " "],
];

/** Sentences around a wish: "I want to work with animals" asks for animals. */
export const fillers: RegExp[] = [
  /^(?:hi|hello|hey)\b[,!]?/giu,
  /\b(?:i'?m|i am|im|we are|i'd like|i would like|i'd love|i want|i wish|i need|i hope|i)?\s*(?:looking|searching|want|wish|like|love|hope|need|hoping|trying)?\s*(?:for|to)\s+(?:do |find |get |be |become |have |apply for )?(?:a |an |some )?(?:work|job|jobs|position|role|career)(?: (?:as|with|for|where))?\b/giu,
  /\b(?:jobs?|work|roles?|positions?|something|anything)\s+(?:where|that|which|in which)\s+(?:i|you|we)\s+(?:can|could|may|get to)\s+(?:use|do|work with|speak|apply)?\b/giu,
  /\b(?:working|work) with\b/giu,
  /^\s*(?:arbeit(?:en)?|stelle|travail|boulot|trabajo|lavoro|trabalho|werk|baan) (?:(?:auf|in|an|bei) de[mr]|im|am|beim|als|dans (?:l[ae]s?|une?)|dans l'|comme|como|come|nel(?:la)?|en (?:una?|el|la)|in (?:de|het|een)|bij) /giu,
  /^\s*postes? (?:de |d')?/giu,
  /\b(?:offene|freie)[nr]? (?:(?=\w*(?:stelle|platz|plätze))|$)/giu,
  /\b(?:jobs?|vacanc(?:y|ies)|openings?|positions?|roles?|opportunit(?:y|ies)|employment|careers?|hiring|wanted|needed|offene stellen|stellenangebote?|stellen?|offres? d'emploi|emplois?|empleos?|trabajos?|ofertas de (?:empleo|trabajo)|vagas?|empregos?|vacatures?|lavoro|offerte di lavoro)\b(?! (?:coach|board|centre|center|shop|cost))/giu,
];

/** Words that ask for nothing. */
export const idleWords = new Set(
  "i me my we our you your want to use a an the for with in at near around that which where is are be can some something anything any please and or on as by it this these those find looking need like would".split(
    " ",
  ),
);

/** What postings ask for of everyone. */
export const looseWords = new Set(
  "licensed licenced certified qualified experienced skilled professional registered reliable hardworking motivated friendly urgent required preferred".split(
    " ",
  ),
);

/** Hours of the day that make "pm" a time. */
export const hoursTerms = /\b(?:nights?|shifts?|evenings?|weekends?|am|days?|hours?|overnight)\b/iu;
