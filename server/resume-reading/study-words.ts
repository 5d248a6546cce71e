/** What schools are called in eight languages. */
const schoolWords =
  /(?<!\p{L})(?:university|college|institute|school|academy|polytechnic|faculty|vidyalaya|vidyapeeth|universität|hochschule|fachhochschule|gymnasium|schule|akademie|berufsschule|université|école|lycée|universidad|escuela|instituto|colegio|università|istituto|liceo|politecnico|universidade|escola|faculdade|universiteit|hogeschool|uniwersytet|politechnika|université|üniversitesi|bootcamp|university's|hogescholen|pflegeschule|berufskolleg|landesberufsschule|fachschule|technikerschule|handelskammer|cfppa|afpa|aftral|greta|ceip|senai|senac|conservatoire|conservatorio|conservatory|seminary|polytechnique|politécnico|instituts?|centro de formación|escuelas?|faculdades?|college|colleges|trade school|tafe|i\.t\.i\.s\.?|itis|ipsia|i\.e\.s\.?|e\.e\.|etec|fatec|universitat|politècnica|politécnica|centro de estudios|ente di formazione|scuola|scoil|coláiste|gaelscoil|comprehensive|sixth form|lyceum|collège|colégio|liceu|ginásio|volkshochschule|bildungswerk|business school)(?!\p{L})|\p{L}{3}(?:schule|gymnasium|kolleg|akademie|hochschule|school|college|academie)(?!\p{L})|университет|институт/iu;
/** Short forms are schools in capitals only: MIT, not "mit". */
const schoolLetters =
  /(?<!\p{L})(?:IIT|NIT|MIT|ETH|UCLA|NYU|ROC|IHK|IFSI|CFA|IUT|IES|LEP|LP|IFAS|ESAT|ITS|CSG|VHS|CIPFP|CIFP)(?!\p{L})/u;

/** Whether a word of the text is one that only schools have. */
export function hasSchool(text: string): boolean {
  const isShouted = text.includes(" ") && text === text.toUpperCase();
  return schoolWords.test(text) || (!isShouted && schoolLetters.test(text));
}
const degreeWords =
  /(?<![\p{L}])(bachelors?(?:['’]s)?|masters?(?:['’]s)?|doctor(?:ate)?|ph\.?\s?d\.?|mba|m\.?b\.?a\.?|b\.?\s?tech|m\.?\s?tech|b\.?e\.?|m\.?e\.?|b\.?s\.?|m\.?s\.?|b\.?a\.?|m\.?a\.?|b\.?sc\.?|m\.?sc\.?|b\.?com\.?|m\.?com\.?|bca|mca|bba|pgdm|pgdba|diploma|associate(?:['’]s)? (?:degree|of)|associate|hsc|sslc|ssc|high school|ged|a-levels?|gcse|abitur|diplom|magister|licence|licenciatura|licenciado|maestría|grado|laurea|bacharelado|mestrado|certificate|llb|llm|jd|j\.?d\.?|m\.?d\.?|bsn|msn|adn|b\.?eng\.?|m\.?eng\.?|bds|mbbs|b\.?pharm|m\.?phil|b\.?ed|m\.?ed|meister|ausbildung|staatsexamen|higher secondary|intermediate|matriculation|postgraduate|post graduate|graduation|bfa|mfa|ll\.?m|minor|nanodegree|nvq(?: level \d)?|pgce|hnd|hnc|btec|foundation degree|bachillerato|baccalauréat|bac(?: pro| \+\d)?|bts|dut|but|cap|bep|deug|maîtrise|licence professionnelle|diplôme|titre professionnel|brevet|doctorat|técnico(?: superior)?|técnica|ciclo formativo|fp|ingeniería|título|curso(?: técnico)?|tecnólogo|ensino (?:médio|secundário)|doutoramento|doutorado|lehre|gesellenbrief|fachabitur|matura|hauptschulabschluss|mittlere reife|promotion|dr\.-ing\.?|fachwirt|(?:mittlere[rn]?|mittlerer) (?:schul|bildungs)abschluss|realschulabschluss|(?:fach)?hochschulreife|umschulung|schulabschluss|formación profesional|educación secundaria(?: obligatoria)?|graduado escolar|grado (?:medio|superior)|mestrado integrado|especialização|pós-graduação|bachelor professional|mbo(?:[ -]\d)?|hbo(?:-v)?|havo|vwo|vmbo(?:-\p{L}{1,2})?|wo|propedeuse|doctoraal|juris doctor|gcses?|leaving cert(?:ificate)?|junior cert(?:ificate)?|máster|master|diplomatura|diplomado|graduado|tecnologia em|tecnología|eso|bac|bepc|dnb|classes préparatoires|diplomatura|laurea (?:magistrale|triennale)|diploma di|ifts|perito|maturità|qualifica professionale|licenza media|sekundarabschluss|eidg\.? \p{L}+|dipl\.?(?: \p{L}+)?|efz|postdoctorale|gymnasium-\p{L}+|vmbo-\p{L}|cert(?:ificate)? (?:i{1,3}|iv)|certificate (?:i{1,3}|iv)|year 1[0-2]|a\.a\.s\.?|aas|a\.a\.|a\.s\.|b\.?f\.?a\.?|s\.?s\.?l\.?c\.?|h\.?s\.?c\.?|s\.?s\.?c\.?|iti|obligatorische schulzeit|b\.?comm|bcomm)(?![\p{L}])/iu;

/** Degrees are short words; "as", "be" and "me" in a sentence are none. */
export function hasDegree(text: string): boolean {
  const match = degreeWords.exec(text);
  if (!match) return false;
  return (
    match[0].replace(/[^\p{L}]/gu, "").length > 2 ||
    match[0] === match[0].toUpperCase() ||
    match[0].includes(".")
  );
}

/** "Bachelor of Science in Physics" as degree and field. */
export function degreeAndField(text: string): { degree: string; field: string | null } {
  const plain = text.replace(/[\s,|·•–—-]+$/u, "");
  if (/^(?:ausbildung|lehre|umschulung)\b/i.test(plain)) return { degree: plain, field: null };
  const split =
    /^(.+?)\s+(?:in|im|en|em)\s+(.+)$/i.exec(plain) ??
    /^(.{1,14}?)[,:]\s+(\p{Lu}.+)$/u.exec(plain) ??
    /^((?:Bachelor|Master)s?) of (?!Science|Arts|Business|Engineering|Technology|Commerce|Laws?|Education)(.+)$/i.exec(
      plain,
    );
  if (!split || !hasDegree(split[1]!)) return { degree: plain, field: null };
  return { degree: split[1]!, field: split[2]!.replace(/\s*\([^()]*\d[^()]*\)$/, "") };
}
