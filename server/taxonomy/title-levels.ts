export type Level = "intern" | "junior" | "mid" | "senior" | "lead" | "manager" | "director" | "executive";
export type Seniority = "Early Career (0-5)" | "Mid Career (5-10)" | "Senior (10+)";

/** The first row that matches decides; the title is lower-case with abbreviations spelled out. */
const rules: [Level, RegExp][] = [
  [
    "executive",
    /\b(chief [a-z& ]*officer|chief of staff|president|founder|cofounder|co-founder|managing director|executive director|general partner|owner|vice president|chairman|chairwoman|chair of the board)\b/,
  ],
  [
    "intern",
    /\b(intern|interns|internship|trainee|apprentice|apprenticeship|working student|co-op|praktikum|praktikant(in)?|werkstudent(in)?|ausbildung|auszubildende[rn]?|azubi|lehrling|lehrstelle|stagiaire|alternance|alternant|apprentie?|becari[oa]|aprendiz|estagi[aá]ri[oa])\b|^stage(?! (manager|management|director|technician|hand|crew|design))\b/,
  ],
  ["director", /\b(director|head of|head)\b/],
  [
    "lead",
    /\b(lead|leader|principal|charge nurse|(ward|senior|junior) sister|teamleiter(in)?|schichtleiter(in)?|vorarbeiter(in)?|staff (software|engineer|developer|designer|data|machine|product|frontend|backend|security|site|platform|scientist)|distinguished|fellow engineer|supervisor|foreman|architect)\b/,
  ],
  [
    "manager",
    /\b(manager|managers|superintendent|matron|leiter|leiterin|leitung|responsable|encargad[oa]|jef[ea])\b/,
  ],
  ["senior", /\b(senior|expert|iii|iv|3|4)\b/],
  [
    "junior",
    /\b(junior|entry level|graduate|new grad|newly qualified|associate|assistant|commis|demi chef|early career|i|1)\b/,
  ],
  ["mid", /\b(mid|mid level|intermediate|chef de partie|ii|2)\b/],
];

/** Jobs whose name holds a level's word without meaning it. */
const plainJobs =
  /\b((product|project|program|account|office|case|nurse care|community|category|social media|delivery|relationship|portfolio|property|customer success|engagement|brand|campaign|content|test|release|partner|key account|territory|event|store|construction|facilities|information technology project) manager|executive assistant|assistant to|sales executive|account executive|marketing executive|hr executive|lead generation|(solutions?|software|data|cloud|enterprise|landscape|technical|security|network|naval) architect|architect|student (affairs|services|advisor|success)|physician assistant|medical assistant|dental assistant|administrative assistant|nursing assistant|teaching assistant|legal assistant|personal assistant|virtual assistant|research assistant|sales associate|art director|creative director|head (chef|cook|nurse|coach)|funeral director|scrum master|store associate|warehouse associate|product owner)\b/g;

const student = /^(\w+ )?student$/;

/** The pay bands of the British health service say how far up a post stands. */
const band = /\bband (?<number>[1-9])[a-d]?\b/;
const bandLevels: Level[] = [
  "junior",
  "junior",
  "junior",
  "junior",
  "junior",
  "mid",
  "senior",
  "lead",
  "director",
];

/** How far up a lower-case, spelled-out title stands, if it says so. */
export function readLevel(expanded: string): Level | null {
  if (student.test(expanded)) return "intern";
  const rest = expanded.replace(plainJobs, " ").replace(band, " ");
  const named = rules.find(([, pattern]) => pattern.test(rest))?.[0];
  const number = band.exec(expanded)?.groups?.["number"];
  return named ?? (number ? bandLevels[Number(number) - 1]! : null);
}

const seniorities: Record<Level, Seniority> = {
  intern: "Early Career (0-5)",
  junior: "Early Career (0-5)",
  mid: "Mid Career (5-10)",
  senior: "Senior (10+)",
  lead: "Senior (10+)",
  manager: "Mid Career (5-10)",
  director: "Senior (10+)",
  executive: "Senior (10+)",
};

export function seniorityOf(level: Level | null): Seniority | null {
  return level && seniorities[level];
}

/** The title without the words that only tell the level. */
export function withoutLevel(expanded: string): string {
  return expanded
    .replace(
      /\b(senior|junior|lead|principal|staff(?= (software|engineer|developer|designer|data|machine|product|frontend|backend|security|site|platform|scientist))|entry level|mid level|mid|new grad|graduate|newly qualified|band [1-9][a-d]?|intern(ship)?|trainee|apprentice|working student|expert|i{1,3}|iv|[1-4])\b|^stage\b(?! (manager|management|director|technician|hand|crew|design))/g,
      " ",
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s,/–-]+|[\s,/–-]+$/g, "");
}
