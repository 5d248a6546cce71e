import type { Department } from "./departments.ts";

/** The first row that matches decides; what is left goes by occupation. */
const rules: [Department, RegExp][] = [
  [
    "Healthcare",
    /\b(nurse|nursing|physician|surgeon|dentist|dental|therapist|pharmacist|pharmacy|caregiver|paramedic|medical (assistant|coder|biller|director|technician)|phlebotomist|radiolog\w+|sonographer|clinician|psychologist|psychiatrist|veterinar\w+|home health|health aide|midwife|clinical (nurse|manager|supervisor))\b/,
  ],
  [
    "Security",
    /\b((cyber ?security|information security|security (engineer|analyst|architect|consultant|operations|researcher)|application security|penetration tester|security guard|security officer|threat|chief information security officer))\b/,
  ],
  [
    "Customer Success",
    /\b(customer (success|experience|onboarding)|client success|implementation (manager|specialist|consultant)|onboarding (manager|specialist))\b/,
  ],
  [
    "Support",
    /\b(customer (service|support|care)|technical support|help ?desk|service desk|support (engineer|specialist|agent|analyst|technician|representative)|desktop support|call center|contact center)\b/,
  ],
  [
    "Data",
    /\b(data (scientist|science|engineer|analyst|analytics|architect|governance|platform|warehouse|manager|modeler)|database|machine learning|artificial intelligence|analytics|business intelligence|statistician|etl|big data|deep learning|computer vision|nlp|quantitative (analyst|researcher))\b/,
  ],
  [
    "Product",
    /\b(product (manager|owner|lead|management|director|operations|analyst)|(director|head|vice president) (of )?product\b(?! marketing| design)|chief product officer|program manager technical|group product)\b/,
  ],
  [
    "Design",
    /\b(designer|design (lead|director|manager|system)|user experience|user interface|art director|creative director|illustrator|animator|motion graphics|photographer|video editor|(?<!(solutions?|software|data|cloud|enterprise|technical|network|system|systems|java|security|application|infrastructure|information|technology|salesforce|platform|domain|integration|principal|aws|azure|sap|.net|lead|senior) )architect$(?<!^architect$))\b/,
  ],
  [
    "People",
    /\b(human resources|recruiter|recruiting|recruitment|talent|people (operations|partner|manager|team)|(head|director|vice president) of people|compensation|benefits|payroll|learning and development|training (manager|specialist|coordinator)|sourcer)\b/,
  ],
  [
    "Legal",
    /\b(lawyer|attorney|counsel|legal|paralegal|compliance|contracts? (manager|administrator)|judge)\b/,
  ],
  [
    "Marketing",
    /\b(marketing|brand|seo|search engine optimization|content (writer|strategist|manager|creator|marketer|marketing|lead)|copywriter|social media|public relations|communications|growth (manager|lead|hacker)|campaign|community manager|editor|writer|journalist)\b/,
  ],
  [
    "Sales",
    /\b(sales|account (executive|manager|director)|business development|key account|presales|partnerships?|revenue|cashier|retail (associate|assistant)|store (manager|associate)|realtor|real estate agent)\b/,
  ],
  [
    "Education",
    /\b(teacher|professor|lecturer|tutor|instructor|principal of school|school|curriculum|teaching|faculty|academic|educator|librarian|dean)\b/,
  ],
  [
    "Finance",
    /\b(accountant|accounting|accounts (payable|receivable)|finance|financial|auditor|audit|controller|treasur\w+|bookkeeper|tax|underwriter|actuar\w+|investment|bank(er|ing)|credit|loan|billing|chief financial officer|equity research|trader|wealth)\b/,
  ],
  [
    "Science",
    /\b(scientist|chemist|biologist|physicist|laborator(y|ies)|microbiologist|geologist|research (associate|fellow|assistant)|clinical research|biostatistician|epidemiologist)\b/,
  ],
  [
    "Trades",
    /\b(electrician|plumber|carpenter|welder|mechanic|machinist|hvac|maintenance (technician|worker|mechanic)|installer|painter|roofer|mason|foreman|construction|technician (field|service)|operator (machine|production)|machine operator|production (worker|operator|associate)|assembler|janitor|cleaner|landscap\w+|housekeep\w+)\b/,
  ],
  [
    "Engineering",
    /\b(software|engineer|engineering|developer|devops|sdet|frontend|backend|full stack|web|mobile|android|ios|java|python|\.net|platform|site reliability|quality assurance|test(er|ing)?|scrum master|systems? (administrator|analyst|engineer)|network (administrator|engineer)|information technology|technology officer|cloud|infrastructure|solutions? architect|technical (lead|architect|program)|architect)\b/,
  ],
  [
    "Administration",
    /\b(administrative|executive assistant|personal assistant|virtual assistant|receptionist|office (manager|assistant|administrator|coordinator)|secretary|clerk|data entry|front desk)\b/,
  ],
  [
    "Operations",
    /\b(operations|supply chain|logistics|warehouse|procurement|purchasing|buyer|driver|dispatcher|fulfillment|inventory|plant manager|general manager|project manager|program manager|business analyst|chief operating officer|chief executive officer|founder|cofounder|strategy|management consultant|production (manager|planner|supervisor)|quality (manager|inspector|control)|chef|cook|barista|waiter|restaurant|delivery|facilities)\b/,
  ],
];

/** The department a lower-case, spelled-out title names by its words, if it does. */
export function departmentOfWords(expanded: string): Department | null {
  return rules.find(([, pattern]) => pattern.test(expanded))?.[0] ?? null;
}
