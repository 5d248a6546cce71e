/** Licences, registrations and certificates of trades, each with how it is written. */
export const licences: readonly (readonly [name: string, written: RegExp])[] = [
  [
    "Commercial driver’s license",
    /\bCDL\b|\bcommercial driver(?:['’]?s)? licen[sc]e|\b(?:HGV|LGV)\b|\b(?:class|category|cat\.?) (?:1|2|A|C|CE|C\+E)\b|\bC\+E\b|\bpermis (?:C|CE|EC|poids lourds?|SPL|PL)\b|\b(?:Führerschein|Führerausweis)\s?(?:Klasse |Kat(?:egorie|\.)? )?(?:C|CE)\b|\bcarnet (?:de conducir )?(?:C|C\+E)\b/i,
  ],
  [
    "Driving license",
    /\bdriv(?:ing|er['’]?s?) licen[sc]e|\blicen[sc]e to drive\b|\b(?:full|clean|valid)(?: \w+){0,3} driving\b|\b(?:Führerschein|Führerausweis|Fahrausweis|Fahrerlaubnis)\w*|\bpermis (?:B|de conduire)\b|\bcarn(?:et|é) (?:de conducir|B)\b|\bregistro de conducir\b|\blicencia de conducir\b/i,
  ],
  [
    "Forklift license",
    /\bfork ?lift (?:truck )?(?:licen[sc]e|certificat\w+|ticket|operator)|\blicen[sc]ed forklift|\bLF ticket\b|\bStapler(?:schein|ausweis|fahrer\w*)|\bCACES\b|\bcarretillero|\bcarn(?:et|é) de carretill\w+|\bautoelevador/i,
  ],
  ["NMC registration", /\bNMC\b|\bRGN\b|\bregistered general nurse/i],
  [
    "Nursing registration",
    /\bRGN\b|\bRN\b(?! ?\(?[Cc]hild)|\bNMC\b|\bAHPRA\b|\bregistered (?:general |staff )?nurse|\bnursing (?:licen[sc]e|registration)|\bdiplomierte? Pflegefach\w*|\bdipl\.? Pflegefach\w*|\bdiplôme d['’]État d['’]infirm\w+|\bIDE\b/,
  ],
  ["Children’s nurse registration", /\bRSCN\b|\bRN ?\(?child|\bchildren['’]?s nurse/i],
  ["Mental health nurse registration", /\bRMN\b|\bmental health nurse/i],
  ["Learning disability nurse registration", /\bRNLD\b|\blearning disabilit(?:y|ies) nurse/i],
  ["Practical nurse license", /\bL[PV]N\b|\blicensed (?:practical|vocational) nurse/i],
  [
    "Nursing assistant certificate",
    /\bCNA\b|\bSTNA\b|\bcertified nurs(?:ing|e['’]?s?) (?:assistant|aide)|\bpflegehelfer\w* SRK\b|\bDEAS\b/i,
  ],
  ["HCPC registration", /\bHCPC\b/],
  ["GMC registration", /\bGMC\b/],
  ["GPhC registration", /\bGPhC\b/],
  ["Social work registration", /\bLCSW\b|\bLMSW\b|\bSocial Work England\b|\bregistered social worker/i],
  ["Basic life support", /\bBLS\b|\bbasic life support|\bCPR\b/i],
  ["Advanced life support", /\bACLS\b|\badvanced (?:cardiac |cardiovascular )?life support|\bPALS\b/i],
  ["Immediate life support", /\bE?P?ILS\b|\bimmediate life support/i],
  ["First aid certificate", /\bfirst[- ]aid(?:er)?\b|\bErste[- ]Hilfe\b|\bSST\b|\bprimeros auxilios\b/i],
  ["Food hygiene certificate", /\bHACCP\b|\bfood (?:hygiene|safety|handler['’]?s?) certificat\w+/i],
  ["SIA license", /\bSIA\b/],
  ["CSCS card", /\bCSCS\b/],
  ["White card", /\bwhite card\b/i],
  ["Working with children check", /\bworking with children\b|\bblue card\b|\bWWCC\b/i],
  ["DBS check", /\bDBS\b|\bCRB\b|\bdisclosure and barring\b/i],
  ["Security clearance", /\b(?:security|secret|SC|DV|TS\/SCI) clear(?:ance|ed)\b|\bTS\/SCI\b/i],
  [
    "Teaching license",
    /\bQTS\b|\bPGCE\b|\bqualified teacher status|\bteach(?:er|ing)(?:['’]?s)? (?:licen[sc]e|certificat\w+|credential|registration)|\bLehrdiplom\b|\bCAPES\b|\bstate (?:teaching )?(?:licen[sc]e|certification)\b/i,
  ],
  [
    "Bar admission",
    /\badmitted to (?:the|practi[cs]e)\b|\bbar admission|\bstate bar\b|\bAnwaltspatent\b|\bcolegiad[ao]\b/i,
  ],
  ["CPA", /\bCPA\b|\bcertified public accountant/i],
  ["ACCA", /\bACCA\b/],
  ["ACA", /\bACA\b/],
  ["CIMA", /\bCIMA\b/],
  ["AAT", /\bAAT\b/],
  ["CFA", /\bCFA\b/],
  ["PMP", /\bPMP\b/],
  ["PRINCE2", /\bPRINCE ?2\b/i],
  [
    "Scrum Master certificate",
    /\b(?:CSM|PSM)\b(?=.*\b(?:scrum|agile|certif))|\b(?:scrum|agile|certif\w+)\b.*\b(?:CSM|PSM)\b|\bcertified scrum ?master/i,
  ],
  ["CISSP", /\bCISSP\b/],
  ["CISM", /\bCISM\b/],
  ["CISA", /\bCISA\b/],
  ["CCNA", /\bCCNA\b/],
  ["CCNP", /\bCCNP\b/],
  ["CCIE", /\bCCIE\b/],
  ["ITIL", /\bITIL\b/],
  ["ISTQB", /\bISTQB\b/],
  ["SHRM", /\bSHRM\b/],
  ["PHR", /\bS?PHR\b/],
  ["CIPD", /\bCIPD\b/],
  [
    "Food hygiene certificate",
    /\bfood (?:hygiene|handler|safety)(?: \w+){0,3} (?:certificat\w+|card|level|licen[sc]e)|\bServ ?Safe\b|\bHACCP\b|\bcarn(?:et|é) de manipulador/i,
  ],
  [
    "Electrician license",
    /\b(?:licensed|journeyman|master|qualified) electrician|\b17th|\b18th edition\b|\bhabilitations? électriques?\b|\bBetriebselektriker\b|\bA-grade electric\w+/i,
  ],
  ["Gas Safe registration", /\bgas safe\b/i],
  ["Real estate license", /\breal estate licen[sc]e/i],
  [
    "Insurance license",
    /\b(?:life|health|property|casualty|insurance)(?: (?:and|&) \w+)? licen[sc]e|\bP&C licen/i,
  ],
  ["FINRA Series", /\bseries \d+\b/i],
  ["Pilot license", /\b(?:ATPL|CPL|PPL)\b|\bpilot['’]?s? licen[sc]e/i],
  [
    "Welding certificate",
    /\b(?:coded|certified) welder|\bwelding certificat\w+|\bSchweiss?(?:er)?prüfung|\blicence[s]? de soudage/i,
  ],
  ["OSHA certificate", /\bOSHA ?(?:10|30)\b/i],
  ["IOSH", /\bIOSH\b/],
  ["NEBOSH", /\bNEBOSH\b/],
];

/** The licences a text names. */
export function licencesIn(text: string): string[] {
  return licences.filter(([, written]) => written.test(text)).map(([name]) => name);
}
