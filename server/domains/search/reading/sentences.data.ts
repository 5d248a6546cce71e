/**
 * Words around a wish, in the languages of our readers: what they say of the work is nothing. Our own list. They are
 * left out of sentences only, as some are words of titles: "chef de rang", "maître d'".
 */
export const sentenceWords: ReadonlySet<string> = new Set(
  [
    // English
    "speak speaks speaking fluent bilingually use using quiet calm relaxed chill stress-free stressful meaningful rewarding exciting stable secure local retired former ex second help helping involve customers-free become becoming start starting return returning back change into who whom whose what when why how i'm im i've ive i'd id i'll don't dont doesn't doesnt isn't aren't can't cant won't not no but without so just only really very too also there here they them their its his her he she do does did done doing am was were been being have has had having get gets getting got make makes making made go goes going let lets offer offers offering give gives giving provide provides take takes taking pay pays paying hire hires hiring seek seeks seeking search searching want wants wanting wanted wish wishes love loves enjoy enjoys hope hopes prefer prefers preferably ideally someone someone people person anyone everyone one ones thing things stuff kind type sort way lot lots bit much many more most less few good great nice best better easy simple interesting fun new next old first after before while during until from into out up down over under about than then if because since through between per via will should could would may might must shall able available suitable based involving involves including includes related experience background skills skill work works working worker job jobs career careers role roles position positions place places company companies employer employers firm firms team day week year time full-time parent parents mum mom mums moms",
    "looking live lives living lived moved moving move currently recently somewhere anywhere something anything yet though although still already maybe perhaps please thanks hello hi hey ok okay happy keen interested interest open willing ready prepared trying try need needs needed must-have like likes liked love'd fairly quite rather pretty well soon now again years months two three four five six ten off kinda sort-of hopefully possibly possible otherwise either both any all every each other another same such own using study studying studied degree qualification qualifications qualified certificate experienced trained train training learn learning left leaving quit quitting finish finished finishing commute commuting commutable distance reach drive-able within close nearby nearest town area areas region city county state country house flat children's-hours long term spare extra part because around am pm mind minded bored tired sick fed hate hates hated last previous previously mainly mostly especially particularly using used single leave needs want-to married newly lately weekly hourly age aged old-enough born know knows knowledge good-at great-at passionate passion about let's where's what's there's that's it's she's he's we're they're you're we've they've haven't hasn't didn't wouldn't shouldn't couldn't wasn't weren't",
    // German
    "ich bin suche suchen suchend nach einen eine einer einem eines ein als im in ins der die das den dem des und oder mit ohne für fuer von vom zu zur zum bei beim am an auf aus wo wie was wer kann könnte möchte moechte will würde wuerde gerne gern arbeite arbeiten arbeit arbeitsplatz stelle stellen job tätigkeit beruf mein meine meinen meiner meinem mich mir wir uns man habe hat haben hätte kein keine keinen nicht sehr auch noch dass damit aber nur über etwas irgendwas jemand welche welcher welches raum nähe umgebung gegend region stadt hier momentan derzeit aktuell gelernte gelernter erfahrung viel jahre jahren bitte hallo neue neuen neuer interessiere werden wohne lebe",
    // French
    "je suis j'ai j'aimerais cherche recherche cherchons un une des du de la le les en à au aux dans pour avec sans sur et ou où qui que quoi mon ma mes notre nous on emploi travail travailler poste boulot métier comme chez près être faire trouver voudrais aimerais souhaite veux peux pas ne mais aussi bonjour actuellement tout très quelque chose ans expérience région ville autour secteur domaine d'un d'une l'emploi d'emploi habite",
    // Spanish
    "busco buscando quiero quisiera necesito gustaría trabajar trabajo trabajos empleo puesto plaza un una unos unas de del la el los las en con sin para por y o que como soy estoy tengo mi mis me donde dónde cerca ser algo alguna algún no pero también muy hola actualmente zona ciudad experiencia años vivo oferta ofertas",
    // Italian
    "cerco sto cercando vorrei voglio lavorare lavoro posto impiego un una uno di del della dei delle dello degli il lo la i gli le in a con senza per e o che come sono ho mio mia miei dove vicino zona essere qualcosa non ma anche molto ciao nel nella nei attualmente esperienza anni città vivo offerta offerte",
    // Portuguese
    "procuro estou procurando busco quero gostaria preciso trabalhar trabalho emprego vaga vagas um uma uns umas de do da dos das o a os as em no na nos nas com sem para por e ou que como sou tenho meu minha onde perto ser algo não mas também muito olá atualmente região cidade experiência anos moro",
    // Dutch
    "ik ben zoek op zoek naar wil graag zou werken werk baan vacature een het de in van voor met zonder en of als mijn waar bij dichtbij buurt omgeving zijn hebben heb iets geen niet maar ook momenteel ervaring jaar stad regio woon",
  ]
    .join(" ")
    .split(" "),
);

/** Fewer words make a sentence where one of these is among them. */
export const inSentence =
  /(?<![\p{L}\p{N}])(?:help(?:ing)?(?! ?desk)|love|enjoy|who|that|where|which|i|i'm|i'd|i've|my|me|want|wanting|need|looking|can|but|something|somewhere|anything|ich|suche|möchte|je|j'ai|cherche|busco|soy|quiero|quisiera|cerco|vorrei|sono|procuro|quero|gostaria|sou|ik|zoek|ben)(?![\p{L}\p{N}])/iu;

/** What stands behind these is the work that is looked for, whatever someone is today: "a nurse who wants to work as a trainer". */
export const wantedBehind =
  /(?<![\p{L}\p{N}])(?:(?:work|job|role|position|career|start|post|working|employment)s? as|to (?:be|become)|becoming|(?:would|i'd|i’d) (?:like|love)|als|comme|como|come)(?: (?:an?|the|ein|eine|einen|une?|una?|um|uma|een))? (?=\p{L})/iu;

/** Words for every kind of work in other languages: they name an occupation with the words around them. */
export const foreignRoles: ReadonlySet<string> = new Set(
  "techniker technikerin ingenieur ingenieurin mitarbeiter mitarbeiterin fachkraft helfer helferin aushilfe assistent assistentin berater beraterin leiter leiterin sachbearbeiter sachbearbeiterin kaufmann kauffrau meister entwickler entwicklerin technicien technicienne ingénieur ingénieure assistant assistante employé employée ouvrier ouvrière agent conseiller conseillère chargé chargée responsable gestionnaire opérateur opératrice vendeur vendeuse préparateur développeur développeuse técnico técnica ingeniero ingeniera auxiliar ayudante asistente empleado empleada operario operaria encargado encargada jefe jefa asesor asesora gerente analista desarrollador desarrolladora vendedor vendedora tecnico tecnica ingegnere assistente impiegato impiegata operaio operaia addetto addetta responsabile consulente sviluppatore engenheiro engenheira atendente operador operadora assessor coordenador coordenadora desenvolvedor estagiário medewerker adviseur assistent monteur ontwikkelaar beheerder specialist medarbejder medarbeider medarbetare rådgiver rådgivare konsulent konsult handläggare ingeniør ingenjör operatør operatör pracownik pracownica specjalista specjalistka asystent asystentka kierownik kierowniczka koordynator koordynatorka doradca doradczyni menedżer inżynier".split(
    " ",
  ),
);
