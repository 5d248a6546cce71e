/**
 * Words that tell what a heading announces or what a line means, in English, German, French and Spanish, folded (lower case, no accents).
 * They are features of the classifier among others, never a verdict.
 */
export const headingCues: readonly (readonly [name: string, words: RegExp])[] = [
  [
    "must",
    /\b(?:requirements?|required|qualifications?|must[- ]haves?|skills?|experience|essential|criteria|criterion|person specification|about you|who you are|you (?:have|are|bring|need|will have|'ll have)|what you(?:'ll| will)? (?:need|bring|have)|looking for|ideal candidate|candidate (?:profile|requirements)|successful candidate|your (?:profile|background|skills)|competenc(?:y|ies|es)|abilities|background|minimum|what it takes|we (?:expect|ask|require|need)|education|knowledge|attributes|languages?|certifications?|licen[sc]es?|the fit|credentials|prerequisites)\b|\b(?:anforderung\w*|profil\b|ihr profil|dein profil|voraussetzung\w*|qualifikation\w*|sie bringen|du bringst|das bringst|bringen sie|wir erwarten|erwartungen|kenntnisse|kompetenzen|ausbildung|was sie mitbringen|mitbringen|wir suchen|sie (?:haben|sind|verfugen)|du (?:hast|bist))\b|\b(?:profil (?:recherche|souhaite|attendu)|votre profil|competences?|qualites|savoir[- ]etre|savoir[- ]faire|formation|experience|vous (?:etes|avez|disposez|possedez)|prerequis|exigences|diplome)\b|\b(?:requisitos?|perfil|requerimos|requerimientos?|conocimientos?|formacion|estudios|experiencia|que (?:buscamos|pedimos|necesitas)|buscamos|necesitamos|excluyentes?|imprescindibles?|competencias|habilidades|aptitudes|idiomas|pedimos|se requiere|minimos?)\b/,
  ],
  [
    "nice",
    /\b(?:nice[- ]to[- ]haves?|bonus|preferred|desired|desirable|good[- ]to[- ]have|pluses|a plus|plus|ideally|extra credit|stand out|even better|we(?:'d| would) love|additional qualifications|advantages?|advantageous|optional|not required|brownie points|preferably|beneficial)\b|\b(?:wunschenswert|von vorteil|idealerweise|vorteilhaft|pluspunkte?|wunschprofil|gerne gesehen|optional)\b|\b(?:atouts?|serait un plus|un plus|souhaite[es]*|apprecie[es]*|idealement|les plus)\b|\b(?:deseables?|deseados?|valorables?|se valora\w*|valoraremos|plus|no excluyentes?|preferentemente|suma\w* puntos|opcional)\b/,
  ],
  [
    "duty",
    /\b(?:responsibilit\w+|duties|tasks?|what you(?:'ll| will)? (?:do|be doing)|you(?:'ll| will) (?:do|be)|the (?:role|position)|your (?:role|mission|impact|tasks|day)|day[- ]to[- ]day|key (?:accountabilities|activities|areas)|accountabilities|essential functions|job (?:description|summary|purpose|functions)|main purpose|scope|in this role|role (?:overview|summary|purpose)|functions?)\b|\b(?:aufgaben\w*|tatigkeit\w*|ihre aufgaben?|deine aufgaben?|verantwortung\w*|aufgabengebiet|hauptaufgaben|das erwartet (?:sie|dich)|ihre herausforderung|wirkungsfeld)\b|\b(?:missions?|vos missions|taches|activites|responsabilites|vous serez|description du poste|le poste|vos responsabilites|principales)\b|\b(?:funciones|tareas|responsabilidades|principales|descripcion|objetivo del puesto|que haras|tus funciones|mision)\b/,
  ],
  [
    "offer",
    /\b(?:benefits?|perks?|we offer|what (?:we|you'll get)|offer|offers|compensation|salary|pay|package|remuneration|why (?:join|work|us|you)|in return|rewards?|what's in it|you(?:'ll| will) (?:get|receive|enjoy))\b|\b(?:wir bieten|unser angebot|angebot|wir offerieren|benefits|ihre vorteile|deine vorteile|das bieten wir|perspektiven|wir offerieren)\b|\b(?:avantages|nous (?:offrons|proposons)|remuneration|salaire|conditions|les avantages|on vous offre)\b|\b(?:ofrecemos|se ofrece|beneficios|salario|que ofrecemos|te ofrecemos|sueldo|condiciones)\b/,
  ],
  [
    "other",
    /\b(?:about (?:us|the (?:company|team|job)|our)|who we are|our (?:team|company|mission|values|stack|story)|company|how to apply|apply|application|contact|interview|process|location|hours|equal|diversity|eeo|disclaimer|deadline|start date|notes?|reference|privacy|safeguarding|overview)\b|\b(?:uber uns|das unternehmen|kontakt|bewerbung|interessiert|arbeitsort|pensum|eintritt|standort|haben wir ihr interesse)\b|\b(?:entreprise|a propos|qui sommes|contact|candidature|lieu|horaires|type de contrat|contrat)\b|\b(?:sobre nosotros|quienes somos|la empresa|contacto|ubicacion|lugar|horario|modalidad|categoria|nivel|vacantes|postula\w*|jornada)\b/,
  ],
];

/** Says that something is a wish and no condition. */
export const wishCue =
  /\b(?:nice to have|(?:a|an|big|huge|strong|definite|real|distinct) (?:plus|bonus|advantage|asset)|is (?:also )?(?:a )?(?:plus|bonus)|bonus(?: points)?|preferr?ed|preferably|ideally|desire?able|desired|advantage(?:ous)?|beneficial|helpful|not (?:essential|required|necessary|mandatory)(?:,? but)?|would be (?:great|nice|ideal|helpful|useful)|we(?:'d| would) love|welcomed?|optional|pluses|useful|of interest)\b|\b(?:von vorteil|vorteilhaft|vorteilsweise|wunschenswert|erwunscht|idealerweise|ideal ware|gerne gesehen|vorzugsweise|ein plus|pluspunkt|willkommen|optional|nicht zwingend|kein muss|bevorzugt)\b|\b(?:serait un plus|un plus|est un plus|sont un plus|un atout|atout|souhaite[es]*|souhaitable|apprecie[es]*|appreciable|idealement|de preference|serait (?:apprecie|ideal)|non obligatoire|bienvenue?s?|facultatif)\b|\b(?:deseables?|desable|valorables?|se valora\w*|valoraremos|no excluyente|sera un plus|es un plus|un plus|preferentemente|preferente|de preferencia|plus|idealmente|suma\w*|opcional|no (?:es )?(?:imprescindible|necesari[ao]|indispensable|obligatori[ao]))\b/;

export const lineCues: readonly (readonly [name: string, words: RegExp])[] = [
  ["wish", wishCue],
  [
    "demand",
    /\b(?:must|required|essential|mandatory|minimum|at least|need to (?:have|be)|should (?:have|be)|necessary|indispensable)\b|\b(?:zwingend|erforderlich|vorausgesetzt|notwendig|mindestens|unbedingt|setzen wir voraus|ist ein muss)\b|\b(?:obligatoire|exige[es]*|indispensable|imperati\w*|minimum|requis[es]*|necessaire)\b|\b(?:excluyente|imprescindible|obligatori[ao]|indispensable|minimo|minima|requerid[ao]|necesari[ao])\b/,
  ],
  [
    "years",
    /\b0+ ?\+?(?: ?- ?0+)? ?(?:plus )?(?:or more )?(?:years?|yrs?|jahren?|an(?:s|nees)|anos?|meses|mois|months|an\(s\))\b|\b(?:one|two|three|four|five|mehrjahrige?\w*|several|einige) (?:years?|jahre|berufserfahrung|erfahrung)|\bmehrjahrig\w*/,
  ],
  [
    "experience",
    /\b(?:experienced?|background|track record|erfahrung\w*|berufserfahrung|experiencia|experience|expertise|exposure)\b|erfahrung(?:en)?\b/,
  ],
  [
    "knowledge",
    /\b(?:knowledge|familiar\w*|proficien\w+|understanding|skills?|skilled|fluen\w+|command of|able to|ability|abilities|capable|competent|literate|literacy|kenntnisse?n?|beherrsch\w*|sicherer? umgang|versiert|maitris\w+|connaissances?|capacite|aptitude|conocimientos?|manejo|dominio|capacidad|habilidad\w*)\b|kenntnisse?n?\b/,
  ],
  [
    "education",
    /\b(?:degree|bachelor\w*|master'?s?|diploma|ged|graduate\w*|qualified|qualification|phd|b\.?sc?|gcse\w*|education|studium|abschluss|abgeschlossene\w*|lehre|ausbildung|grundausbildung|matura|efz|diplome?\w*|formation|bac|cap|bep|bts|licence|titulacion|licenciatura|secundario|grado|estudios|titulo|ingenieria|estudiante\w*)\b|\b\w*(?:abschluss|ausbildung|studium|lehre)\b/,
  ],
  [
    "language",
    /\b(?:english|german|french|spanish|italian|deutsch\w*|englisch\w*|franzosisch\w*|italienisch\w*|anglais|allemand|francais|espagnol|ingles|aleman|frances|espanol|castellano|catalan|languages?|sprach\w*|langues?|idiomas?)\b/,
  ],
  [
    "licence",
    /\b(?:licen[cs]ed?|licensure|certificat\w+|certified|registration|registered|nmc|hcpc|rn|cdl|dbs|sia|cscs|acls|bls|clearance|fuhrer?ausweis|fuhrerschein|staplerschein|permis|caces|carnet|carne|matricula|habilitation\w*|registro)\b/,
  ],
  [
    "eligibility",
    /\b(?:travel|relocat\w+|weekends?|shifts?|on[- ]call|right to work|authori[sz]ed|authori[sz]ation|visa|citizens?\w*|background check|own (?:car|transport|vehicle)|overtime|reisebereitschaft|schichtarbeit|schichtbetrieb|wochenende\w*|mobile|vehicule|deplacements?|disponibilidad|residir|residencia|zona|viajar|movilidad|years old|jahrig|edad|entre 0+ y 0+)\b/,
  ],
  [
    "trait",
    /\b(?:team ?player|motivat\w+|passion\w*|enthusias\w+|communicat\w+|flexib\w+|reliable|organi[sz]ed|self[- ](?:starter|motivated|driven)|attitude|proactive|independent\w*|energetic|friendly|hard[- ]?working|detail|teamfahig\w*|belastbar\w*|zuverlassig\w*|selbst\w*andig\w*|flexibel|freundlich\w*|kommunikativ\w*|motiviert\w*|engagiert\w*|exakte?\w*|autonome?s?|rigour\w*|rigueur|dynami\w+|motivee?s?|ponctuel\w*|organise\w*|relationnel\w*|proactiv\w*|responsab\w*|dinamic\w*|compromiso|compromet\w*|trabajo en equipo|organizad\w*|buena presencia|vocacion)\b/,
  ],
  [
    "person",
    /\b(?:you (?:are|have|will have|must|should|can|possess|bring|need|know|enjoy|love|hold)|you're|you've|candidates?|applicants?|we are looking for|seeking|looking for|someone who|sie (?:sind|haben|verfugen|bringen|besitzen|beherrschen|konnen|sprechen)|du (?:bist|hast|bringst|kannst|sprichst)|vous (?:etes|avez|disposez|possedez|savez|maitrisez|aimez|justifiez)|(?:tienes|cuentas con|eres|dispones|contar con|poseer|tener))\b/,
  ],
  [
    "doing",
    /\b(?:you(?:'ll| will) (?!have|need|be able|possess)\w+|responsible for|will (?:be responsible|include|involve|work|lead|support|manage|provide|develop)|duties|assist\w*|sie (?:ubernehmen|sind (?:fur|verantwortlich)|betreuen|unterstutzen|fuhren|leiten|arbeiten|planen|koordinieren)|vous (?:serez|aurez|assurez|participez|realisez|effectuez|intervenez|travaillerez)|seras|encargar\w*|realizar|gestionar|elaborar|supervisar|controlar)\b/,
  ],
  [
    "giving",
    /\b(?:we (?:offer|provide|pay|give)|benefits?|salary|bonus(?:es)?|pension|holidays?|vacation|pto|insurance|401|competitive|package|career (?:progression|development)|training (?:provided|will be)|opportunit\w+ (?:to|for)|stock|equity|per (?:hour|annum|year)|wir bieten|bieten (?:wir|ihnen|dir)|lohn|gehalt|sozialleistungen|weiterbildungsmoglichkeiten|ferien|attraktive\w*|nous (?:offrons|proposons)|salaire|mutuelle|primes?|tickets? restaurant|ofrecemos|ofrece\w*|sueldo|salario|prepaga|descuentos?|contrato indefinido|beneficios|estabilidad)\b|[£$€]/,
  ],
  [
    "us",
    /\b(?:we are|we're|our (?:client|company|team|mission|business|customers)|founded|established|leading|company|wir sind|unser(?:e|en|em|er)?|unternehmen|notre|nos|entreprise|societe|nuestr[ao]s?|somos|empresa)\b/,
  ],
  [
    "process",
    /\b(?:apply|application|cv|resume|cover letter|interview|contact|email|e-mail|call|click|website|closing date|equal opportunit\w+|regardless|discriminat\w+|disabilit\w+|bewerb\w+|unterlagen|telefon|candidature|envoyer|postul\w+|enviar|inscri\w+|disclosure|privacy|accommodation)\b|www\.|https?:|@/,
  ],
  [
    "no need",
    /\b(?:no (?:prior |previous )?(?:experience|degree|experiencia)|not (?:needed|required|necessary|matter)|debutants? accept\w*|sin experiencia|keine (?:erfahrung|vorkenntnisse)|don't (?:need|care)|doesn't matter)\b/,
  ],
];
