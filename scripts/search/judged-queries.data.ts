/**
 * What people type, and by which words of a job someone would judge it: the title that is meant, a title that is still
 * welcome, and where asked for the place and the company, as patterns over plain lower-case text without accents.
 * A job that has all of it with the meant title is perfect (3), with a welcome title good (2), with the meant title but
 * elsewhere or at another company marginal (1).
 */
export interface Judged {
  kind: "title" | "short form" | "slip" | "place" | "company" | "level" | "way of working" | "subject";
  text: string;
  title: string;
  welcome?: string;
  place?: string;
  company?: string;
}

const swe = "software (development )?(engineer|developer)|\\bsde\\b|\\bswe\\b";
const anySoftware = "software|(front|back) ?-?end|full ?-?stack|developer|\\bengineer";
const pm = "product manager|\\bpm\\b|product management";
const nurse = "registered nurse|\\brn\\b";
const ae = "account executive|\\bae\\b";
const csm = "customer success manager|\\bcsm\\b";
const ds = "data scientist|data science";
const sdr = "sales development rep|\\bsdr\\b|business development rep|\\bbdr\\b";
const newYork = "new york|\\bnyc\\b|brooklyn|manhattan|, ny\\b";
const sanFrancisco = "san francisco|\\bsf\\b|bay area";
const losAngeles = "los angeles|\\bla\\b|, la county|santa monica|culver city";
const bangalore = "bangalore|bengaluru";
const remote = "remote|anywhere|work from home|distributed";
const uk = "united kingdom|\\buk\\b|london|england|manchester|scotland";
const germany = "germany|deutschland|berlin|munich|munchen|hamburg|cologne|koln|frankfurt";

type Line = [text: string, title: string, welcome?: string, place?: string, company?: string];
function all(kind: Judged["kind"], lines: Line[]): Judged[] {
  return lines.map(([text, title, welcome, place, company]) => ({
    kind,
    text,
    title,
    ...(welcome && { welcome }),
    ...(place && { place }),
    ...(company && { company }),
  }));
}

const titles = all("title", [
  ["software engineer", swe, anySoftware],
  ["product manager", pm, "product (owner|lead|director)"],
  ["account executive", ae, "account manager|sales executive"],
  ["data scientist", ds, "machine learning|data analyst"],
  ["product designer", "product designer", "(ux|ui).*designer|designer"],
  ["registered nurse", nurse, "nurse"],
  ["customer success manager", csm, "customer success|client success"],
  ["executive assistant", "executive assistant", "administrative assistant|office manager"],
  ["mechanical engineer", "mechanical (design )?engineer", "mechanical"],
  ["dental assistant", "dental assistant", "dental"],
  ["staff accountant", "staff accountant", "accountant|accounting"],
  ["paralegal", "paralegal", "legal assistant|legal specialist"],
  ["financial analyst", "financial analyst|finance analyst|fp&a", "finance|financial"],
  ["copywriter", "copywriter|copy writer", "content writer|writer|copy editor"],
  ["store manager", "store manager", "store lead|retail manager|assistant store"],
  ["warehouse associate", "warehouse (associate|worker|operative)", "warehouse"],
  ["mechanical design engineer", "mechanical design engineer", "mechanical engineer|design engineer"],
  ["general counsel", "general counsel", "counsel|attorney"],
  ["personal trainer", "personal trainer|fitness trainer", "trainer|fitness coach"],
  ["behavior technician", "behaviou?r technician|\\brbt\\b", "behavio|aba"],
  [
    "front end developer",
    "front ?-?end (software )?(developer|engineer)",
    "front ?-?end|full ?-?stack|web developer",
  ],
  [
    "full stack engineer",
    "full ?-?stack (software )?(developer|engineer)",
    "full ?-?stack|software engineer",
  ],
  [
    "machine learning engineer",
    "machine learning engineer|ml engineer|\\bmle\\b",
    "machine learning|\\bml\\b|\\bai\\b",
  ],
  ["technical writer", "technical writer", "documentation|writer"],
  ["graphic designer", "graphic designer", "graphic|visual designer|designer"],
  ["chief of staff", "chief of staff", "chief"],
  ["sales engineer", "sales engineer", "solutions? engineer|pre-?sales|solutions? consultant"],
  ["electrical engineer", "electrical engineer", "electrical|electronics"],
  ["project manager", "project manager", "program manager|project lead|project coordinator"],
  ["marketing manager", "marketing manager|manager,? .*marketing", "marketing"],
  ["substitute teacher", "substitute teacher", "teacher"],
  ["truck driver", "truck driver|cdl driver|delivery driver", "driver"],
  ["optometrist", "optometrist", "optom|ophthalm"],
  ["veterinarian", "veterinarian", "veterinary"],
]);

const shortForms = all("short form", [
  ["swe", swe, anySoftware],
  ["sre", "site reliability|\\bsre\\b", "devops|platform engineer|infrastructure engineer"],
  ["sdr", sdr, "sales rep"],
  ["bdr", sdr, "sales rep|business development"],
  ["csm", csm, "customer success"],
  ["rn", nurse, "nurse"],
  ["lpn", "licensed practical nurse|\\blpn\\b|\\blvn\\b", "nurse"],
  ["np", "nurse practitioner|\\bnp\\b", "nurse|physician assistant"],
  ["pmm", "product marketing manager|\\bpmm\\b|product marketing", "marketing manager"],
  ["tpm", "technical (program|product) manager|\\btpm\\b", "program manager"],
  ["mle", "machine learning engineer|\\bmle\\b|ml engineer", "machine learning|\\bml\\b"],
  ["ml engineer", "(machine learning|\\bml\\b)[^,]* engineer", "machine learning|\\bml\\b"],
  ["ai engineer", "(\\bai\\b|artificial intelligence)[^,]* engineer", "\\bai\\b|machine learning"],
  ["ux designer", "\\bux\\b.*designer|user experience designer", "designer|\\bux\\b"],
  [
    "qa engineer",
    "(\\bqa\\b|quality assurance|test(ing)?|quality)[^,]* engineer",
    "\\bqa\\b|quality assurance|\\bsdet\\b",
  ],
  [
    "hr business partner",
    "(hr|human resources|people) business partner|\\bhrbp\\b",
    "human resources|people|\\bhr\\b",
  ],
  [
    "vp marketing",
    "(\\bvp\\b|vice president).*marketing",
    "(head|director).*marketing|marketing.*(head|director)|cmo|chief marketing",
  ],
  ["vp of sales", "(\\bvp\\b|vice president).*sales", "(head|director).*sales|sales.*(head|director)"],
  ["cfo", "\\bcfo\\b|chief financial officer", "finance director|vp.*finance|head of finance|chief.*officer"],
  [
    "cto",
    "\\bcto\\b|chief technology officer|chief technical officer",
    "vp.*engineering|head of engineering",
  ],
  ["dba", "database administrator|\\bdba\\b", "database"],
  ["bi analyst", "(business intelligence|\\bbi\\b).*analyst", "business intelligence|\\bbi\\b|data analyst"],
  ["sr software eng", "(sr\\.?|senior).*(software).*(eng)", "software (engineer|developer)"],
  ["jr accountant", "(jr\\.?|junior|associate|entry).*accountant", "accountant"],
  ["acct exec", ae, "account"],
  ["cna", "certified nursing assistant|\\bcna\\b|nursing assistant", "nurs|caregiver"],
  ["emt", "emergency medical technician|\\bemt\\b", "paramedic|medical technician"],
  ["slp", "speech[- ]language pathologist|\\bslp\\b|speech therapist", "speech"],
  ["gtm", "\\bgtm\\b|go[- ]to[- ]market", "sales|marketing|revenue"],
  ["fp&a manager", "fp&a|financial planning", "finance manager|financial"],
  ["devops", "devops|dev ops", "site reliability|platform engineer|infrastructure|cloud engineer"],
  ["infosec", "information security|infosec|cyber ?security|security engineer", "security"],
  ["ops manager", "(operations|\\bops\\b).*manager|manager,? .*operations", "operations|\\bops\\b"],
  ["bcba", "\\bbcba\\b|board certified behavior analyst", "behavior"],
]);

const slips = all("slip", [
  ["sofware engineer", swe, anySoftware],
  ["softwre enginer", swe, anySoftware],
  ["prodct manager", pm, "product"],
  ["product manger", pm, "product"],
  ["acount executive", ae, "account manager"],
  ["data scientst", ds, "data"],
  ["registred nurse", nurse, "nurse"],
  ["regsitered nures", nurse, "nurse"],
  ["maketing manager", "marketing manager|manager,? .*marketing", "marketing"],
  ["recuiter", "recruiter|recruiting|talent acquisition|sourcer", "recruit|talent"],
  ["acountant", "accountant", "accounting"],
  ["electricl engineer", "electrical engineer", "electrical"],
  ["mechancial engineer", "mechanical (design )?engineer", "mechanical"],
  ["custmer success manager", csm, "customer success"],
  ["graphic desinger", "graphic designer", "designer"],
  ["paralegl", "paralegal", "legal"],
  ["veternarian", "veterinarian", "veterinary"],
  ["dental hygenist", "dental hygienist", "dental|hygienist"],
  ["machine lerning engineer", "(machine learning|\\bml\\b)[^,]* engineer", "machine learning|\\bml\\b"],
  ["kuberntes", "kubernetes|k8s", "platform|devops|infrastructure|cloud|site reliability"],
  ["fulstack developer", "full ?-?stack", "developer|software engineer"],
  ["bussiness analyst", "business analyst", "analyst"],
  ["exective assistant", "executive assistant", "assistant"],
  ["solutons architect", "solutions? architect", "architect"],
  ["cybersecurty analyst", "(cyber ?security|security|soc).*analyst", "security"],
  ["personal trianer", "personal trainer", "trainer"],
  ["recepcionist", "receptionist|front desk", "reception|office"],
  ["warehose", "warehouse", "logistics|fulfil"],
  ["attorny", "attorney|counsel|lawyer", "legal"],
  ["technical acount manager", "technical account manager|\\btam\\b", "account manager"],
]);

const places = all("place", [
  ["software engineer berlin", swe, anySoftware, "berlin"],
  ["software engineer münchen", swe, anySoftware, "munich|munchen"],
  ["product manager nyc", pm, "product", newYork],
  ["account executive new york", ae, "account|sales", newYork],
  ["data engineer sf", "data engineer", "data", sanFrancisco],
  ["product designer san francisco", "product designer", "designer", sanFrancisco],
  ["nurse los angeles", "nurse", "clinical|medical", losAngeles],
  ["software engineer bangalore", swe, anySoftware, bangalore],
  ["sales london", "sales|account executive", "business development|account", "london"],
  ["account executive dublin", ae, "account|sales", "dublin"],
  ["engineer toronto", "engineer", "developer|architect", "toronto"],
  ["personal trainer chicago", "personal trainer", "trainer", "chicago|, il\\b|illinois"],
  [
    "mechanical engineer texas",
    "mechanical (design )?engineer",
    "mechanical|engineer",
    "texas|, tx\\b|austin|dallas|houston",
  ],
  [
    "recruiter boston",
    "recruiter|recruiting|talent acquisition",
    "talent|people",
    "boston|, ma\\b|massachusetts",
  ],
  [
    "marketing manager amsterdam",
    "marketing manager|manager,? .*marketing",
    "marketing",
    "amsterdam|netherlands",
  ],
  ["data scientist singapore", ds, "data|machine learning", "singapore"],
  [
    "security engineer washington dc",
    "security engineer",
    "security",
    "washington|, dc\\b|district of columbia",
  ],
  ["customer success manager germany", csm, "customer success|account manager", germany],
  ["software engineer uk", swe, anySoftware, uk],
  ["warehouse atlanta", "warehouse", "fulfil|logistics|inventory", "atlanta|, ga\\b|georgia"],
  [
    "sales manager dubai",
    "sales manager|manager,? .*sales",
    "sales|business development",
    "dubai|uae|united arab emirates",
  ],
  ["jobs in copenhagen", ".", ".", "copenhagen|københavn|kobenhavn"],
  ["são paulo", ".", ".", "sao paulo"],
  ["accountant sao paulo", "accountant|contabil|accounting", "finance|fiscal", "sao paulo|brazil"],
  ["engineer costa mesa", "engineer", "technician", "costa mesa"],
  ["designer paris", "designer", "design|creative", "paris|france"],
]);

const companies = all("company", [
  ["stripe", ".", ".", undefined, "^stripe$"],
  ["stripe software engineer", swe, anySoftware, undefined, "^stripe$"],
  ["databricks account executive", ae, "sales|account", undefined, "^databricks$"],
  ["datadog", ".", ".", undefined, "^datadog$"],
  ["airbnb designer", "designer|design", "research|creative", undefined, "^airbnb$"],
  ["canonical engineer", "engineer|developer", "support|architect", undefined, "^canonical$"],
  ["lyft data scientist", ds, "data|analyst|machine learning", undefined, "^lyft$"],
  ["mongodb", ".", ".", undefined, "^mongodb$"],
  ["mozilla", ".", ".", undefined, "^mozilla$"],
  ["gitlab security", "security", "engineer", undefined, "^gitlab$"],
  ["reddit machine learning", "machine learning|\\bml\\b", "data|engineer", undefined, "^reddit$"],
  ["rocket lab", ".", ".", undefined, "^rocketlab$"],
  ["hello fresh", ".", ".", undefined, "^hellofresh"],
  ["warby parker optometrist", "optometrist|optician", "optical|store", undefined, "^warbyparker$"],
  ["databrikcs", ".", ".", undefined, "^databricks$"],
  ["okta engineer", "engineer", "developer|architect", undefined, "^okta$"],
]);

const levels = all("level", [
  ["senior software engineer", `(senior|sr\\.?).*(${swe})`, swe],
  ["staff software engineer", `staff.*(${swe})`, `(principal|senior|lead).*(${swe})`],
  ["principal engineer", "principal.*engineer", "staff.*engineer|distinguished"],
  ["junior developer", "(junior|jr|entry|associate|graduate|new grad).*(developer|engineer)", "developer"],
  [
    "software engineer intern",
    "software.*intern\\b|intern\\b.*software|software.*internship|internship.*software",
    "intern\\b|internship",
  ],
  [
    "marketing intern",
    "marketing.*intern\\b|intern\\b.*marketing|internship.*marketing|marketing.*internship",
    "intern\\b|internship",
  ],
  [
    "new grad software engineer",
    "(new grad|graduate|university|early career|entry).*(software|engineer)|(software|engineer).*(new grad|graduate|university|early career)",
    swe,
  ],
  [
    "engineering manager",
    "engineering manager|manager,? .*engineering",
    "engineering (lead|director)|head of engineering",
  ],
  [
    "director of engineering",
    "director,? (of )?.*engineering|engineering director",
    "head of engineering|vp.*engineering",
  ],
  [
    "head of marketing",
    "head of .*marketing|marketing head",
    "director.*marketing|vp.*marketing|marketing director",
  ],
  [
    "lead product designer",
    "lead.*product designer|product design(er)? lead",
    "(senior|staff|principal).*product designer|product designer",
  ],
  ["senior data engineer", "(senior|sr\\.?).*data engineer", "data engineer"],
  ["software engineer ii", "software (development )?engineer.* ii\\b", swe],
  ["senior account executive", `(senior|sr\\.?).*(${ae})`, ae],
]);

const waysOfWorking = all("way of working", [
  ["remote software engineer", swe, anySoftware, remote],
  [
    "remote customer support",
    "(customer|technical) (support|service|care)|support (specialist|agent|engineer)",
    "customer|support",
    remote,
  ],
  ["work from home", ".", ".", remote],
  ["remote product designer", "product designer", "designer", remote],
  ["remote recruiter", "recruiter|recruiting|talent acquisition", "talent|people", remote],
  [
    "part time retail",
    "(retail|store|sales).*part ?-?time|part ?-?time.*(retail|store|sales)",
    "retail|store associate",
  ],
  [
    "part time teacher",
    "(teach|instruct|tutor|educat).*part ?-?time|part ?-?time.*(teach|instruct|tutor|educat)",
    "teacher|tutor",
  ],
  ["remote medical scribe", "medical scribe", "scribe|medical", remote],
  ["contract copywriter", "copywriter.*contract|contract.*copywriter|freelance.*copywriter", "copywriter"],
  ["remote account executive", ae, "account manager|sales", remote],
]);

const subjects = all("subject", [
  ["c++ developer", "c\\+\\+", "embedded|systems|software engineer"],
  ["python", "python", "backend|data engineer|machine learning"],
  [".net developer", "\\.net\\b|dotnet|c#", "software developer|full ?-?stack"],
  [
    "java backend",
    "java\\b.*(back ?-?end|engineer|developer)|back ?-?end.*java\\b",
    "\\bjava\\b|back ?-?end",
  ],
  ["react", "\\breact", "front ?-?end|full ?-?stack"],
  ["ios engineer", "\\bios\\b", "mobile|swift"],
  ["android developer", "android", "mobile|kotlin"],
  ["salesforce administrator", "salesforce.*admin", "salesforce"],
  ["golang", "\\bgo(lang)?\\b", "back ?-?end"],
  ["kubernetes engineer", "kubernetes|k8s", "platform|devops|infrastructure|site reliability"],
  ["embedded firmware engineer", "embedded|firmware", "hardware|systems engineer"],
  ["growth marketing", "growth.*marketing|growth market|marketing.*growth", "growth|marketing"],
  ["wordpress", "wordpress", "web developer|php"],
  ["trust and safety", "trust (and|&) safety", "safety|policy|moderation"],
  ["b2b sales", "b2b.*sales|sales.*b2b|enterprise.*(sales|account executive)", "sales"],
]);

export const judgedQueries: Judged[] = [
  ...titles,
  ...shortForms,
  ...slips,
  ...places,
  ...companies,
  ...levels,
  ...waysOfWorking,
  ...subjects,
];
