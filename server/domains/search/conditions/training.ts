/** How long people learn for a job: hardly at all, or a trade, as far as its title tells. */
export type Training = "short" | "trade";

/** Titles that say more is asked, whatever else they say. */
const more =
  /\b(?:manager|managing|director|head of|head|chief|senior|sr|lead|leader|principal|consultant|engineer|engineering|scientist|physician|doctor|surgeon|psychologist|psychiatrist|pharmacist|dentist|nurse|midwife|therapist|physiotherapist|radiographer|practitioner|accountant|controller|lawyer|attorney|counsel|solicitor|teacher|professor|lecturer|developer|architect|analyst|designer|specialist nurse|vp|president|partner|executive assistant|supervisor|superintendent|officer in charge|veterinarian|dvm|data scientist|researcher|fellow)\b/i;

const short =
  /\b(?:apprentic\w*|trainee|school leaver|entry[- ]level|no experience|care (?:assistant|worker|staff|giver)s?|carers?|caregivers?|home ?care\w*|support workers?|(?:health ?care|health care|nursing|clinical support|ward|phlebotomy|dental|pharmacy|laboratory|theatre|therapy|teaching|classroom|learning support|nursery|shop|sales|store|retail|kitchen|catering|domestic|laundry|housekeeping|office|admin\w*|clerical|library|warehouse|production|stock|general|customer service|bar|hotel|facilities|post ?room) (?:assistant|associate|aide|worker|helper|staff|porter)s?|hca|cna|(?:team|crew) members?|receptionists?|clerks?|clerical|secretar(?:y|ies)|administrators?|admin|data entry|typist|switchboard|call (?:cent(?:er|re)|handler|attendant)|customer (?:service|support|care) (?:representative|advis[eo]r|agent|associate|assistant|rep)s?|telephone \w+|cashiers?|baristas?|waiters?|waitress(?:es)?|wait staff|servers?|bartenders?|hosts?|hostess|dishwashers?|cleaners?|housekeepers?|domestics?|porters?|caretakers?|janitors?|custodians?|pickers?|packers?|(?:warehouse|order) \w*(?:operative|worker|picker|associate)|loaders?|labou?rers?|operatives?|production (?:worker|operator|assistant|associate)s?|assemblers?|(?:stock|shelf|night) (?:filler|stocker|replenishment)s?|stockers?|delivery (?:driver|person|associate)|couriers?|drivers?|security (?:guard|officer)s?|stewards?|ushers?|attendants?|lifeguards?|nann(?:y|ies)|babysitters?|au pair|aides?|paraprofessionals?|gardeners?|groundskeepers?|landscap\w+|groomers?|kennel \w+|dog walkers?|pet care|canvassers?|fundraisers?|promoters?|brand ambassadors?|telemarketers?|merchandisers?|volunteers?|sales (?:assistant|associate)s?|keyholders?|tellers?|crew|helpers?|aushilfe\w*|hilfskr\w+|helfer\w*|verk[aä]ufer\w*|reinigung\w*|agent\w* (?:de|d')|employ[ée]\w*|aide|vendeu\w+|serveu\w+|plongeu\w+|manutentionnaire|pr[ée]parat\w+ de commandes|auxiliar|ayudante|camarer\w+|dependient\w+|mozo)\b/i;

const trade =
  /\b(?:technicians?|mechanics?|electricians?|plumbers?|welders?|hvac|refrigeration|installers?|carpenters?|joiners?|machinists?|cnc|fitters?|foreman|forem[ae]n|superintendents?|line(?:man|worker)s?|roofers?|painters?|bricklayers?|scaffolders?|plasterers?|tilers?|masons?|pipefitters?|boilermakers?|millwrights?|(?:heavy |crane |plant |machine |equipment |forklift |plant )?operators?|cdl|truck drivers?|drivers?|maintenance|inspectors?|dispatchers?|estimators?|police|firefighters?|correctional|paramedics?|emts?|phlebotomists?|chefs?|cooks?|bakers?|butchers?|hairdressers?|barbers?|beauticians?|locksmiths?|surveyors? assistant|sales (?:representative|rep|executive|consultant|advis[eo]r|person|associate)s?|account executives?|sdr|bdr|real estate|insurance agents?|site managers?|elektriker\w*|mechaniker\w*|monteur\w*|schreiner\w*|sanit[aä]r\w*)\b/i;

/** What somebody learns before a job of this title; null where its title says more, or nothing. */
export function trainingOf(title: string): Training | null {
  if (short.test(title) && !more.test(title)) return "short";
  return trade.test(title) && !/\bengineers?\b|\bdirector\b|\bintern(?:ship)?\b|\bbehavior\b/i.test(title)
    ? "trade"
    : null;
}
