/** What people ask of a job beside the work and the place, and how postings say it; all patterns read lower-case text. */
export interface Condition {
  name: string;
  /** Of several of one kind any will do: nights or weekends. */
  kind: string;
  /** How a search says it. */
  asked: RegExp;
  /** How a title says it. */
  titled: RegExp;
  /** How a text says it. */
  told: RegExp;
  /** How a text denies it. */
  denied?: RegExp;
}

const cover =
  /\b(?:maternity|paternity|parental|family|mat)\.?[- ](?:leave |contract |backfill )?(?:cover(?:age)?|leave|contract|replacement)\b/;
const contract =
  /\b(?:fixed[- ]term|ftc|freelancers?|freelance|interim|secondment|\d{1,2}[- ]?months?[- ](?:contract|fixed|ftc|assignment|post|secondment|cover|initial)|befristet\w*|cdd)\b/;

/** Those that deny something themselves come first: what they say is no denial of what follows them. */
export const conditions: Condition[] = [
  {
    name: "no experience",
    kind: "beginner",
    asked:
      /\b(?:don't|doesn't|do not|does not|not|never|haven't|have not|hasn't) (?:need|require|ask for|requiring|needing|have|having|had|got)?(?: got| had| worked)? ?(?:any |much |a lot of |prior |previous |work |relevant )*experience\b|\bnever (?:had a job|worked)(?: before)?\b|\bno \p{L}+ (?:experience|qualifications?)\b|\b(?:(?:ohne|keine|kein) (?:\p{L}+ )?(?:erfahrung|berufserfahrung|ausbildung|vorkenntnisse)|quereinsteiger\w*|sans (?:expérience|qualification|diplôme)|débutante? accepté\w*|sin experiencia|senza esperienza|sem experiência|zonder ervaring)(?![\p{L}])|\b(?:will|willing to) train(?: me)?\b|\b(?:no|without|little|zero|0|any) (?:work |prior |previous |relevant )?experience(?: (?:needed|required|necessary|at all))?\b|\bexperience not (?:needed|required|necessary|essential)\b|\b(?:first|1st) (?:ever )?job\b|\bschool leavers?\b|\b(?:straight |just )?(?:after|out of|from|left|leaving|finished|finishing) (?:high )?(?:school|college|sixth form|gcses?|a[- ]levels)\b|\b(?:with |full |paid )?training (?:provided|given|included)\b|\bfor (?:complete )?beginners\b|\bunskilled\b|\bno qualifications?\b|\bcareer change(?:rs?)?\b|\bteen(?:ager)?s?\b|\b1[4-8][- ]?(?:year|yr)s?[- ]?olds?\b|\bno skills\b/u,
    titled:
      /\b(?:no experience|trainee|apprentice(?:ship)?|entry[- ]level|school leavers?|training provided|beginners?)\b/,
    told: /\b(?:no|without) (?:previous |prior |direct |relevant |industry |care |sales )?experience (?:is |at all |or qualifications )?(?:needed|required|necessary|essential)|\b(?:no|without any) experience\b|\bexperience (?:is |of any kind is |in [\w ]{3,30} is )?(?:not|isn't) (?:essential|necessary|required|needed|a must)|\b(?:not|isn't) essential as (?:full )?training|\b(?:full|all|comprehensive|extensive|complete|paid|on[- ]the[- ]job|in[- ]house|free) training\b|\btraining (?:is |will be |to be )?(?:provided|given|offered)|\bentry[- ]level\b|\bwill(?:ing to)? train\b|\bschool leavers?\b|\bapprentice/,
    denied: /\b(?:minimum|at least) (?:of )?(?:\d|one|two|three|five) years|\b[2-9]\+? years/,
  },
  {
    name: "no degree",
    kind: "degree",
    asked:
      /\b(?:without|no|not requiring|non|don't need|doesn't need|not needing)[- ](?:a |any |an |college |university |needed |\p{L}+ (?=licen[cs]e))*(?:degrees?|diploma|college|university|licen[cs]e)(?: (?:needed|required|necessary|yet))?\b|(?<=;\s*)(?:or|nor|and) (?:an? |any )?(?:degrees?|diploma|qualifications?)\b|\b(?:don't|do not|haven't|never) (?:have|got|finished?|went to) (?:got )?(?:an? |any |my )?(?:degrees?|diploma|college|university)\b/u,
    titled: /\b(?:apprentice(?:ship)?|no degree)\b/,
    told: /\b(?:high school|ged|hs diploma|secondary school)\b|\bno (?:formal )?(?:degree|qualifications)\b|\bdegree (?:is )?not (?:required|necessary|needed)|\b(?:driving|driver'?s?) licen[cs]e\b|\b(?:nvq|city (?:&|and) guilds|journeyman|trade school|vocational|gcses?)\b/,
    denied:
      /\b(?:bachelor|master)'?s?\b|\b(?:university|college|4[- ]year|undergraduate|advanced) degree\b|\bdegree in\b|\bb\.?[as]\.?\/|\bphd\b/,
  },
  {
    name: "part time",
    kind: "part",
    asked:
      /(?<![\p{L}\d.:-])(?:(?:[1-9]|[12]\d) ?(?:-|–|to|bis|à|a) ?)?(?:[1-9]|[12]\d) ?(?:hours?|hrs?|h|std|stunden|heures?|horas|ore|uur|uren|timmar|timer) ?(?:(?:a|per|each|\/|pro|die|par|por|a la|alla|w) ?)?(?:weekly|week|wk|woche|semaine|semana|settimana|vecka|uke|uge)(?![\p{L}])|(?<![\p{L}\d.:-])(?:(?:[89]|[12]\d) ?(?:-|–|to|bis|à|a) ?)?(?:[89]|1\d|2[0-35-9]) ?(?:hours|hrs|stunden|heures|horas|uur|uren)(?![\p{L}])(?! (?:shifts?|a day|per day|service|delivery))|\b[1-6] ?(?:hours|hrs) (?:a|per) day\b|\b(?:part[- ]?time|p\/t|teilzeit\w*|temps partiel|media jornada|medio tiempo|meio período|deeltijd|parttime|deltid\w*|niepełny etat|pół etatu|część etatu|mini-?jobs?|job[- ]?share|(?:second|side|extra) (?:job|income|hustle)|few hours(?: a (?:week|day))?)\b|(?<![\p{L}])(?:quelques heures|einige stunden|ein paar stunden|stundenweise|unas (?:pocas )?horas|algumas horas|een paar uur|poche ore)(?: (?:par|pro|in der|por|a la|per|alla) (?:semaine|woche|semana|week|settimana))?(?![\p{L}])|\b(?:[2-9]0 ?%? ?(?:[-–]|bis|to|à) ?)?[2-8]0 ?%/u,
    titled:
      /\b(?:part[- ]?time|p\/t|teilzeit|temps partiel|media jornada|medio tiempo|parttime|deltid|niepełny etat|pół etatu|część etatu|[1-7]0 ?%|[1-7]0 ?%? ?[-–] ?(?:[4-9]0|100) ?%)(?![\p{L}\p{N}])/u,
    told: /\bpart[- ]?time (?:position|role|job|hours|basis|opportunit|contract|vacanc|work|post|employ|available|considered|or full|and full|and casual|applicants|shifts|staff|team member|\d)|\b(?:full|permanent)[- ]?(?:time)? ?(?:or|and|&|\/) ?part[- ]?time|\b(?:hours|contract|type|status|schedule|basis)\s*[:–-]\s*part[- ]?time|\b(?:[89]|1\d|2[0-9])(?:\.\d+)? ?(?:hours|hrs) (?:per|a|each|\/) ?week|\b0\.[2-8]\d? ?(?:wte|fte)\b|\b(?:looking for|seeking|seek|require|hiring) (?:an? )?(?:\w+ )?part[- ]?time|\bteilzeit|\btemps partiel|\bdeltid|\b[1-6]0 ?%[- ](?:pensum|stelle|anstellung)/,
  },
  {
    name: "contract",
    kind: "term",
    asked:
      /\b(?:self[- ]employed|1099|contract|contractor|freelance|freelancer|fixed[- ]term|ftc|interim|befristet|cdd)\b(?! (?:manager|management|administrator|negotiator|law|lawyer|specialist|analyst))/,
    titled: new RegExp(
      `${contract.source}|\\b(?:independent )?contractors?\\b|[-–(,|/:] ?(?:\\w+ )?contract(?: (?:role|position|to hire|only|basis))?\\b(?! (?:manager|administrator|specialist))|\\bcontract(?:[)\\]]|$| (?:to hire|role|position))|\\blocum\\b`,
    ),
    told: new RegExp(
      `${contract.source}|\\bcontract (?:position|role|basis|opportunity|assignment|job|engagement|to[- ]hire|length|duration)|\\b(?:duration|length) (?:of (?:the )?)?contract|\\b(?:contract|job|employment|position) type\\s*[:–-]\\s*(?:contract|fixed)|\\b(?:initial|rolling) (?:\\d+|three|six|twelve|3|6|12)[- ]month|\\bon a contract|\\bas a contractor|\\bindependent contractor`,
    ),
    denied: /\b(?:no|not) (?:contractors|freelancers)|\bpermanent (?:position|role|contract)\b/,
  },
  {
    name: "temporary",
    kind: "term",
    asked:
      /\btemp(?:orary)?[- ]to[- ]perm(?:anent)?\b|\b(?:temporary|temp|zero hours?|per diem|prn|as and when|locum|relief|agency|supply)\b(?! (?:chain|teacher|manager|planner))/,
    titled:
      /\b(?:temporary|temp|casual|bank|zero hours?|per diem|prn|as and when|locum|relief|seasonal|supply)\b(?! chain)/,
    told: /\btemporary (?:position|role|contract|assignment|post|basis|job|vacancy|to permanent|cover|work)|\bon a temporary|\btemp(?:orary)?[- ]to[- ]perm|\bcasual (?:basis|position|role|work|contract|hours)|\bas and when\b|\bzero[- ]hours?\b|\bbank (?:staff|work|contract|shifts?|position|role|basis|only)|\bper diem\b|\bprn\b|\blocum\b/,
  },
  {
    name: "casual",
    kind: "term",
    asked: /\bcasual(?: basis)?\b(?! (?:wear|dining|games?|gaming))/,
    titled: /\bcasuals?\b(?! (?:wear|dining|games?|gaming))/,
    told: /\bcasual (?:basis|position|role|work|contract|hours|employ\w*|staff|shifts?|rates?|loading|opportunit\w*|roster)|\bas a casual\b|\bcasual(?:,| and| or|\/)/,
  },
  {
    name: "bank",
    kind: "term",
    asked:
      /\bbank (?=(?:staff|nurse|hca|healthcare|health|care|support|midwife|worker|rmn|rgn|receptionist|porter|admin|shifts?|work|role|position|assistant|physio\w*|radiographer|pharmac\w+|cleaner|domestic)\b)|(?<=\b(?:nurse|hca|assistant|worker|midwife|physio|physiotherapist|receptionist) )bank\b/,
    titled: /\bbank\b/,
    told: /\bbank (?:staff|work|contract|shifts?|basis|only|post|workers?|nurses?|position|role)\b|\b(?:join|internal|staff) (?:our |the )?(?:\w+ )?bank\b/,
  },
  {
    name: "seasonal",
    kind: "term",
    asked: /\bseasonal\b|\b(?:christmas|holiday season|summer season|winter season|harvest)\b/,
    titled: /\b(?:seasonal|season|summer|winter|christmas|xmas|holiday|temporary|temp|casual)\b/,
    told: /\bseasonal (?:position|role|job|work|opportunit|employ|basis|contract|associate|staff)|\b(?:summer|winter|ski|peak|christmas|holiday) season\b|\btemporary (?:position|role|job|work|basis|contract|assignment)/,
  },
  {
    name: "maternity cover",
    kind: "term",
    asked: cover,
    titled: new RegExp(`${cover.source}|\\bmat cover\\b`),
    told: cover,
  },
  {
    name: "nights",
    kind: "hours",
    asked:
      /\b(?:night[- ]?shifts?|night[- ]?time|nights?|overnight|over night|graveyard(?: shift)?|(?:3rd|third) shift|waking nights?)\b|\b(?:nachtschicht|nachtdienst|nachtwache|nachtarbeit|nattarbete|natarbejde|(?:(?:travail|poste|service) )?(?:de |la )?nuits?|(?:turnos? )?(?:de |por la )?noches?|(?:turnos? )?nocturn[oa]s?|(?:turn[oi] )?(?:di )?notte|(?:turn[oi] )?notturn[oi]|(?:turnos? )?(?:da |de )?noites?|(?:turnos? )?noturn[oa]s?)\b/,
    titled:
      /\b(?:night[- ]?shifts?|nights?|overnight|graveyard|(?:3rd|third) shift|noc|nocturnist|waking night|nachtdienst|nachtwache|nachtschicht|nuits?|noches?|nocturn[oa]s?|notte|notturn[oi]|noturn[oa])\b(?! (?:club|manager))/,
    told: /\bnight[- ]?(?:shifts?|duty|duties|work(?:er|ing)?|staff|only|rota)\b|\b(?:days?|evenings?|late|weekends?),? (?:and|or|&|\/) nights?\b|\b(?:permanent|waking|sleep[- ]in|work(?:ing)?|cover) nights?\b|\bovernight shifts?\b|\b(?:3rd|third) shift\b|\b(?:8|9|10|11) ?(?::00|\.00)? ?p\.?m\.? ?(?:-|–|to|until) ?(?:[4-8]) ?(?::[03]0|\.[03]0)? ?a\.?m\b|\bnights? (?:and weekends?|available|per week|a week|contract)\b|\b(?:nachtdienst\w*|nachtschicht\w*|(?:travail|poste|horaires?|service) de nuit|de nuit|(?:turnos?|horario) (?:de )?noches?|nocturn[oa]s?|turn[oi] (?:di )?notte|notturn[oi]|(?:turno|período) (?:da noite|noturno)|noturn[oa])\b/,
  },
  {
    name: "evenings",
    kind: "hours",
    asked:
      /\b(?:evenings?(?: shifts?)?|(?:2nd|second) shift|twilight|late shifts?|swing shift|pm shift|after school hours|spätschicht|spätdienst|abends|abendschicht|(?:en |le |de )?(?:soirées?|soirs?)|(?:turnos? )?(?:de |da |por la )?tardes?|(?:di )?sera|serale|avonden|avonddienst)\b/,
    titled:
      /\b(?:evenings?|(?:2nd|second) shift|twilight|late shift|swing shift|pm|spätschicht|spätdienst|soir|tardes?|serale)\b/,
    told: /\bevening (?:shifts?|work|hours|sessions?|availability|and weekend|or weekend)|\b(?:work(?:ing)?|some|occasional|days?|mornings?|afternoons?),? (?:and |or |& )?evenings?\b|\b(?:2nd|second) shift\b|\btwilight\b|\blate shifts?\b|\bswing shift\b|\bevenings? (?:and|or|&) weekends?\b|\b(?:spätschicht\w*|spätdienst\w*|en soirée|le soir|turnos? de tardes?|por las tardes|turno serale|avonddienst\w*)\b/,
  },
  {
    name: "weekends",
    kind: "hours",
    asked:
      /\b(?:week-?ends?|saturdays?|sundays?)\b|\b(?:(?:los|para|de|en|el|nel|nei|am|le|les|aos|no|nos|il|per|in het) ){0,2}(?:fin(?:es)? de semana|fine settimana|fi(?:m|ns) de semana|wochenend(?:e|en|s)|weekenden|samstags?|sonntags?|samedis?|dimanches?|sábados?|domingos?|sabato|domenica|zaterdag|zondag)\b/,
    titled:
      /\b(?:week-?ends?|saturdays?|sundays?|sat ?[-&/] ?sun|fri(?:day)? ?(?:-|–|to) ?sun(?:day)?)\b|\b(?:fin(?:es)? de semana|fine settimana|fi(?:m|ns) de semana|wochenend(?:e|en|s)|weekenden|samstags?|sonntags?|samedis?|dimanches?|sábados?|domingos?|sabato|domenica|zaterdag|zondag)\b/,
    told: /\b(?:alternate|every (?:other )?|some|including|includes?|available|work(?:ing)?|cover|rotating|occasional|and|or|&) (?:alternate )?weekends?\b|\bweekends? (?:work|shifts?|availability|working|cover|only|hours|rota|required|and)\b|\b(?:saturdays?|sundays?)\b|\b(?:fin(?:es)? de semana|fine settimana|fi(?:m|ns) de semana|wochenend(?:e|en|s)|weekenden|samstags?|sonntags?|samedis?|dimanches?|sábados?|domingos?|sabato|domenica|zaterdag|zondag)\b/,
    denied:
      /\bno weekends?\b|\bweekends? (?:off|free)\b|\bnot (?:required to )?work (?:on )?weekends|\bclosed (?:on )?(?:weekends|sundays)|\bmonday (?:to|through|-|–) friday only/,
  },
  {
    name: "days",
    kind: "hours",
    asked:
      /\b(?:day shifts?(?: only)?|days only|mon(?:day)? ?(?:-|–|to|through|thru) ?fri(?:day)?|9 ?(?:am)? ?(?:-|–|to) ?5(?: ?pm)?|nine to five|office hours|regular hours|normal hours|daytime(?: hours)?|sociable hours)\b/,
    titled: /\b(?:days?|day shifts?|mon(?:day)? ?(?:-|–|to) ?fri(?:day)?|(?:1st|first) shift)\b/,
    told: /\bmon(?:day)?s? ?(?:-|–|to|through|thru|until) ?fri(?:day)?|\bno weekends?\b|\bno nights?\b|\bweekends? off\b|\b0?9(?::00|\.00|am)? ?(?:am)? ?(?:-|–|to) ?(?:5|17)(?::[03]0|\.[03]0)? ?(?:pm)?\b|\b(?:normal |standard |regular )?(?:office|business) hours\b(?! (?:support|cover|and))|\bday shifts? only|\b(?:no|without) (?:shift|night|weekend) work|\b(?:1st|first) shift\b/,
  },
  {
    name: "shifts",
    kind: "hours",
    asked:
      /\b(?:(?:\d{1,2}[- ]?(?:hours?|hrs?|h) )?shifts|shift work|rotating shifts?|rota|[345] on,? [345] off|schichtarbeit|schichtdienst|wechselschicht|[23] ?x ?8|turnos? rotativos?|a turnos|su turni|ploegendienst)\b/,
    titled: /\bshifts?\b/,
    told: /\b(?:wechselschicht|schichtdienst|schichtarbeit|turnos? rotativos?|su turni|ploegendienst|[23] ?x ?8)\b|\b(?:shift (?:work|pattern|system|rota|basis|duty|rotation)|rotating shifts?|rotational shifts?|rota\b|internal rotation|(?:12|long)[- ]?(?:hour|day)? shifts?|flexible shifts?|shifts?\b|[345] on,? [345] off\b)/,
  },
  {
    name: "term time",
    kind: "family",
    asked: /\bterm[- ]?time(?: only)?\b|\btto\b/,
    titled: /\bterm[- ]?time\b|\btto\b/,
    told: /\bterm[- ]?time\b|\bduring term\b|\b3[89](?:\.\d)? weeks\b|\bschool (?:terms|holidays)\b|\b(?:10|ten)[- ]month (?:position|employee|contract)|\bschool year (?:position|schedule|calendar)/,
  },
  {
    name: "school hours",
    kind: "family",
    asked:
      /\b(?:around |during |within |in )?school[- ](?:hours|time|runs?|day)\b|\bfamily[- ]friendly(?: hours)?\b/,
    titled: /\b(?:school hours|mornings?|term[- ]?time|flexible hours)\b/,
    told: /\bschool hours\b|\bterm[- ]?time\b|\bfamily[- ]friendly\b|\bmornings? (?:only|shifts?|sessions?)|\b0?9(?::[03]0|\.[03]0|am)? ?(?:am)? ?(?:-|–|to) ?(?:[123]|14|15)(?::[03]0|\.[03]0)? ?(?:pm)?\b|\bhours (?:to suit|that suit)|\bflexible (?:hours|working hours|part[- ]time)/,
  },
  {
    name: "flexible hours",
    kind: "family",
    asked:
      /\bflexi(?:ble|time)?[- ]?(?:hours|schedule|working|work|time|shifts?)\b|\bflexible\b|\bchoose (?:my|your) (?:own )?hours\b|\b(?:4|four)[- ]day (?:work)?week\b/,
    titled: /\bflexible\b|\bflex\b/,
    told: /\bflexible (?:hours|working|work|schedule|schedules|shifts|scheduling|rota|time)|\bflexi[- ]?time\b|\bchoose your (?:own )?(?:hours|schedule|shifts)|\bset your own (?:hours|schedule)|\b(?:4|four)[- ]day (?:work)?week/,
  },
  {
    name: "mornings",
    kind: "hours",
    asked:
      /\b(?:mornings?(?: shifts?)?|early (?:morning )?shifts?|earlies|frühschicht|frühdienst|vormittags|(?:en |le )?(?:matinées?|matins?)|(?:turnos? )?(?:de |por la )?mañanas?|(?:di )?mattin[ao]|ochtenden|ochtenddienst)\b|\b(?:turnos? )?(?:da |de )?manhãs?(?!\w)/,
    titled: /\b(?:mornings?|early shift|earlies|breakfast|frühschicht|frühdienst|matin|mañanas?)\b/,
    told: /\bmornings? (?:shifts?|only|sessions?|work|hours)|\bearly (?:morning )?shifts?\b|\bearlies\b|\b(?:work(?:ing)?|days?),? (?:and |or )?mornings\b/,
  },
  {
    name: "weekly pay",
    kind: "weekly pay",
    asked: /\b(?:paid|pays?|paying) (?:weekly|daily)\b|\b(?:weekly|daily|same day) pay\b/,
    titled: /\b(?:weekly|daily|same day) pay\b|\bpaid (?:weekly|daily)\b/,
    told: /\b(?:weekly|daily|same day) pay\b|\bpaid (?:weekly|daily)\b|\bpay (?:is )?weekly\b/,
  },
  {
    name: "company car",
    kind: "company car",
    asked: /\b(?:with (?:a )?)?company (?:car|vehicle|van)\b|\bcar allowance\b/,
    titled: /\bcompany (?:car|vehicle|van)\b|\bcar allowance\b/,
    told: /\bcompany (?:car|vehicle|van)\b|\bcar allowance\b|\bvehicle (?:provided|allowance)\b/,
  },
  {
    name: "live in",
    kind: "live in",
    asked:
      /\blive[- ]?in\b|\b(?:with|and|plus|including|includes) (?:accommodation|accomodation|housing|lodging)\b|\b(?:accommodation|housing) (?:provided|included)\b/,
    titled: /\blive[- ]?in\b|\baccommodation\b/,
    told: /\blive[- ]in\b|\blive in (?:accommodation|available|role|position|carer|if)|\baccommodation (?:is |can be |will be |may be )?(?:available|provided|included|offered|on site|possible)|\b(?:staff|free|subsidi[sz]ed|on[- ]site|shared|provide|offer|with|temporary) accommodation\b|\bhousing (?:is )?(?:provided|available|included)/,
  },
  {
    name: "visa",
    kind: "visa",
    asked:
      /\b(?:(?:that |which |who |and )?(?:sponsors?|sponsoring|offers?|provides?|with|w\/) (?:a |an )?(?:(?:work )?visas?|skilled worker)(?: (?:sponsorship|support|help))?|visa (?:sponsorship|support|sponsor|help)|sponsorship|sponsored visa|visas?|relocation(?: (?:package|support|assistance|help))?|tier 2|h-?1-?b)\b/,
    titled: /\b(?:visa|sponsorship|relocat\w+)\b/,
    told: /\bvisas?\b|\bsponsorship (?:available|offered|provided|can be|may be|is|considered|will)|\b(?:offer|provide|can|will|able to|happy to|willing to) sponsor|\brelocation (?:assistance|support|package|help|bonus|budget|offered|available|costs?|expenses|allowance|possible|provided|aid)|\b(?:help|assist|support)(?: you)?(?: with)?(?: your)? (?:relocat|mov(?:e|ing))|\b(?:skilled worker|tier 2) (?:visa|sponsor)|\bcertificate of sponsorship/,
    denied:
      /\bno (?:visas?|sponsorship|relocation)|\b(?:not|unable|cannot|can't|don't|do not|does not|won't|will not|without)\b[^.]{0,60}\b(?:sponsor|visa|relocat)/,
  },
  {
    name: "new graduate",
    kind: "beginner",
    asked:
      /\b(?:new|recent|fresh|university|college) (?:grad(?:uate)?s?)\b|\bgraduates?(?: (?:scheme|programme|program|role|job))?\b|\bearly[- ]career\b|\bcampus\b|\bfresher\b/,
    titled:
      /\b(?:new grad(?:uate)?s?|graduates?|grad|university grad|early career|campus|entry[- ]level|junior|class of 20\d\d|college hire|associate program|20\d\d (?:start|grad)\w*)\b/,
    told: /\b(?:recent|new|fresh|university|college) (?:graduates?|grads?)\b|\bgraduating (?:in|by|between|before)|\bgraduate (?:scheme|programme|program|opportunit|role|position)|\bearly[- ]career\b|\bfinal[- ]year\b/,
  },
  {
    name: "entry level",
    kind: "beginner",
    asked:
      /\b(?:entry[- ]level|junior|jr|jnr|newly qualified|nq|beginner|associate level)\b\.?(?! (?:sister|doctor|doctors|school|high|clinical fellow|charge nurse|college|achievement))/,
    titled:
      /\b(?:junior(?! (?:sister|charge nurse|doctor|clinical fellow|school|high|college))|jr|jnr|entry[- ]level|graduate|new grad(?:uate)?s?|newly qualified|nq|trainee|apprentice(?:ship)?|early career|campus|junio?r?|débutant\w*|berufseinsteiger\w*|associate (?:software|data|product|engineer|developer|analyst|designer|consultant|accountant)\w*|(?:engineer|developer|analyst|technician|specialist|accountant|designer|scientist) (?:i|1)(?![\p{L}\p{N}]))(?![\p{L}\p{N}])/u,
    told: /\bentry[- ]level\b|\b(?:recent|new|fresh) (?:graduates?|grads?)\b|\b(?:0|zero|none) ?(?:-|–|to) ?[12] years?\b|\b(?:a|this) junior (?:role|position|level)|\bnewly qualified\b|\bearly[- ]career\b|\bdébutant accepté/,
  },
  {
    name: "internship",
    kind: "internship",
    asked:
      /(?<![\p{L}])(?:intern(?:ship)?s?|praktik(?:um|a|ant|antin)|stagiair\w*|stage(?! (?:manager\w*|technician|hand|crew|designer?|lighting|door|management|[0-9iv]+\b))|tirocinio|becari[oa]s?|beca|prácticas|estágio|estagiári[oa]s?|pasantías?|practicante|staż|stażyst(?:a|ka|k[ęi])|praktykant(?:ka)?)(?![\p{L}])/u,
    titled:
      /(?<![\p{L}])(?:intern(?:ship)?s?|praktik\w+|staż|stażyst(?:a|ka)|praktykant(?:ka)?|stagiair\w*|stage|tirocinio|becari[oa]s?|beca|prácticas|estágio|estagiári[oa]s?|pasantías?|practicante|co-?op|summer (?:analyst|associate|student)|werkstudent\w*|working student|industrial placement)(?![\p{L}])/u,
    told: /\b(?:this|our|an?|the|summer|paid) internship\b|\bas an intern\b|\bstage de \d/,
  },
  {
    name: "apprenticeship",
    kind: "apprenticeship",
    asked:
      /(?<![\p{L}])(?:(?:modern |higher |degree )?apprentice(?:ship)?s?|ausbildung(?:splatz|sstelle)?(?: (?:als|zum|zur|zum\/zur))?|azubi|lehrstellen?(?: (?:als|efz|eba))*|lehrling|(?:contrat d')?apprentissage|alternance|alternant\w*|apprenti\w*|aprendiz\w*|leerling|bbl|l[æä]rling\w*|læreplads|læreplass|elevplads)(?![\p{L}])/u,
    titled:
      /(?<![\p{L}])(?:apprentice(?:ship)?s?|ausbildung\w*|auszubildende\w*|azubi|lehrstellen?|lehrling|lernende\w*|apprentissage|alternan\w*|apprenti\w*|aprendiz\w*|leerling|l[æä]rling\w*|læreplads|læreplass|elevplads)(?![\p{L}])/u,
    told: /\b(?:this|our|an?|the|level \d) apprentice(?:ship)? (?:role|position|opportunit|vacanc|programme|program|post|will|is)|\bapprenticeship (?:training|standard|framework|wage|levy funded)|\bcontrat d'apprentissage\b/,
  },
  {
    name: "student",
    kind: "beginner",
    asked:
      /\b(?:working students?|students?|werkstudent\w*|studentenjob|student jobs?|placement (?:year|student)|(?:industrial|work|student) placement|sandwich year|étudiants?|estudiantes?)\b(?! (?:affairs|services|advis\w+|success|support|teacher|nurse|recruit\w*|life|finance|union|accommodation|loans?))/,
    titled:
      /\b(?:working students?|werkstudent\w*|student(?:in|en)?|students?|studentische\w*|hiwi|placement)\b/,
    told: /\bworking student|\bwerkstudent|\b(?:currently |be )?enrolled (?:at|in|as)|\bstudents? (?:welcome|job|position)|\bimmatrikul|\bcurrently (?:studying|pursuing)|\bstudium\b/,
  },
  {
    name: "hybrid",
    kind: "hybrid",
    asked: /\bhybrid\b/,
    titled: /\bhybrid\b/,
    told: /\bhybrid (?:work\w*|role|position|model|schedule|environment|office|set ?up|remote|policy|approach|arrangement)|\(hybrid\)|\b(?:[1-4]|one|two|three|four|couple of) days? (?:a|per|each|\/) ?week (?:in|from|at) (?:the |our )?(?:office|home)|\bflexible (?:home|remote)[- ]work|\bpartial(?:ly)? remote|\bpart remote|\bremote (?:days|friendly|flexible|possible)/,
  },
  {
    name: "startup",
    kind: "startup",
    asked: /\bstart[- ]?ups?\b|\bearly[- ]stage\b|\bscale[- ]?ups?\b/,
    titled: /\b(?:founding|start[- ]?up|first .{0,12}hire)\b/,
    told: /\bstart[- ]?ups?\b|\bearly[- ]stage\b|\bseed(?:[- ]stage|[- ]funded| round)\b|\bseries a\b|\by ?combinator\b|\b(?:recently|just) (?:raised|funded)\b|\bventure[- ]backed\b/,
  },
  {
    name: "first hire",
    kind: "first hire",
    asked:
      /\b(?:(?:its|their|the|our|as|an?) )?(?:very )?(?:first|1st|founding)(?: ever)?\b(?=(?: [\p{L}-]+){0,2} (?:hires?|employees?|team members?|person))|\bfounding\b/u,
    titled: /\bfounding\b|\bfirst .{0,20}(?:hire|employee)\b|\bhead of\b|\bvp\b|\blead\b|\bdirector\b/,
    told: /\bfirst (?:[\w-]+ ){0,3}(?:hire|employee|team member|marketer|recruit)\b|\bfounding (?:[\w-]+ ){0,2}(?:team|member|hire|employee|engineer|marketer|designer)|\bbuild (?:out )?(?:the|our|a) (?:[\w-]+ ){0,2}(?:team|function|department) from (?:scratch|the ground)|\bemployee #?\d\b/,
  },
];
