/** What a label or the head of a column says stands behind or below it. */
export type LabelKind =
  | "title"
  | "employer"
  | "dates"
  | "start"
  | "end"
  | "place"
  | "detail"
  | "school"
  | "board"
  | "degree"
  | "field"
  | "number";

function list(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((label) => label.trim())
    .filter((label) => label !== "");
}

/** Labels in English, German, French, Spanish, Portuguese and Dutch, those of the Europass form among them. */
export const entryLabels: Record<LabelKind, string[]> = {
  title: list(`
    title | job title | position | position held | position title | role | job role | designation | post | post held | occupation | rank
    occupation or position held | tätigkeit als | funktion | stelle | stellenbezeichnung | berufsbezeichnung | beruf oder funktion
    poste | poste occupé | fonction | intitulé du poste | métier | emploi occupé | fonction ou poste occupé
    cargo | puesto | puesto de trabajo | puesto desempeñado | puesto o cargo ocupados | puesto o cargo ocupado | cargo desempeñado | ocupación | profesión o cargo desempeñado
    cargo ocupado | função | função ou cargo ocupado | categoria profissional | último cargo
    ruolo | mansione | posizione | qualifica | posizione ricoperta | lavoro o posizione ricoperti | tipo di impiego
    functie | functietitel | functienaam | beroep of functie`),
  employer: list(`
    company | company name | name of company | name of the company | name of employer | name of the employer | employer | organization
    organisation | name of organization | name of organisation | name of the organization | name of the organisation | employer name | firm
    name and address of employer | institution / company | company / organization | company/organization
    arbeitgeber | firma | unternehmen | betrieb | name und adresse des arbeitgebers | unternehmen/organisation
    entreprise | employeur | société | nom de l'entreprise | nom et adresse de l'employeur | structure
    empresa | compañía | empleador | nombre de la empresa | empresa u organización | nombre y dirección de la empresa o empleador
    nombre y dirección del empleador | empregador | nome da empresa | entidade empregadora | nome e morada do empregador
    nome e endereço do empregador | azienda | datore di lavoro | nome del datore di lavoro | nome e indirizzo del datore di lavoro | società | ente
    werkgever | bedrijf | organisatie | naam werkgever | naam en adres van de werkgever`),
  dates: list(`
    period | duration | date | dates | timeline | time frame | timeframe | tenure | period of service | from - to | from-to | year | years
    year of passing | passing year | year of completion | year of graduation | year passed | dates (from - to) | valid / year | dates attended | date (da – a) | date (da - a) | fechas (de – a) | fechas (de - a) | data (de – a) | datas (de – até)
    periodo di lavoro | anno | anni
    zeitraum | dauer | datum | von - bis | von-bis | beschäftigungszeitraum | jahr
    période | durée | année | dates d'emploi | année d'obtention
    periodo | período | fechas | fecha | duración | año | años | año de obtención | período de trabalho | datas | data | duração | ano
    ano de conclusão | periode | data (van - tot) | data (van – tot) | jaar | looptijd`),
  start: list(`
    from | start | start date | joined | date joined | joining date | date of joining | von | beginn | début | du | desde | inicio
    fecha de inicio | início | data de início | admissão | data de admissão | de | van | begin | startdatum`),
  end: list(`
    to | till | until | end | end date | left | date left | leaving date | date of leaving | relieving date | bis | ende | fin | au | hasta
    fecha de fin | término | data de término | saída | demissão | data de saída | até | tot | einde | einddatum`),
  place: list(`
    location | place | city | country | site | posting | ort | standort | einsatzort | lieu | ville | pays | lugar | localidad | ciudad | país
    local | localidade | cidade | plaats | standplaats`),
  detail: list(`
    responsibilities | roles and responsibilities | roles & responsibilities | main responsibilities | key responsibilities | duties
    main duties | main activities | main activities and responsibilities | activities | description | job description | job profile
    nature of work | type of business or sector | type of business | sector | industry | level in national or international classification
    principal subjects | principal subjects/occupational skills covered | principal subjects/skills covered | grade | marks | percentage
    cgpa | % | aggregate | result | aufgaben | tätigkeiten | aufgabenbereich | wichtigste tätigkeiten und zuständigkeiten | branche
    tätigkeitsbereich oder branche | hauptfächer/berufliche fähigkeiten | note | abschlussnote | missions | activités | tâches
    principales activités et responsabilités | type ou secteur d'activité | mention
    principales matières/compétences professionnelles couvertes | funciones | tareas | actividades | responsabilidades | descripción
    funciones y responsabilidades principales | funciones principales | tipo de empresa o sector | nota media | calificación
    principales materias o capacidades ocupacionales estudiadas | atividades | atribuições | atividades desenvolvidas
    principais atividades | principais atividades e responsabilidades | principais actividades e responsabilidades | descrição
    principais responsabilidades | tipo de empresa ou sector | tipo de empresa ou setor
    principais disciplinas/competências profissionais | nota | classificação | werkzaamheden | taken | taken en verantwoordelijkheden
    voornaamste werkzaamheden en verantwoordelijkheden | soort bedrijf of sector | omschrijving | cijfer`),
  school: list(`
    school | college | university | institution | institute | school / college | school/college | college/university | board / institute | institute/university | institute / university | institute / board | name of institution
    name of the institution | institution name | name and type of organisation providing education and training
    schule | hochschule | universität | bildungseinrichtung | name und art der bildungs- oder ausbildungseinrichtung
    école | établissement | nom et type de l'établissement d'enseignement ou de formation | organisme de formation
    organisme | nome dell'istituto | istituto | nome e tipo di organizzazione erogatrice dell'istruzione e formazione
    centro | nombre del centro | centro de estudios | universidad | escuela | institución | centro educativo
    nombre y tipo del centro de estudios | nombre y tipo de la organización que ha impartido la educación o la formación
    instituição | universidade | escola | instituição de ensino | nome e tipo da organização de ensino ou formação
    onderwijsinstelling | naam en type van de onderwijs- of opleidingsinstelling`),
  board: list(`
    board | university/board | board/university | board / university | examining board | awarding body | issued by | issuer | issuing body | issuing authority | awarding organisation
    provider | ausgestellt von | délivré par | emitido por | afgegeven door`),
  degree: list(`
    name of certificate | certificate | certificate name | certification | name of course | training | licence | zertifikat | certificat
    qualification | qualifications | degree | course | examination | exam | exam passed | examination passed | degree / certificate | degree/course
    course / degree | standard | title of qualification awarded | abschluss | studiengang | bezeichnung der erworbenen qualifikation | schulabschluss
    diplôme | intitulé du certificat ou diplôme délivré | formation suivie | titulación | título | titolo di studio | titolo della qualifica rilasciata | formation | título de la cualificación obtenida
    estudios realizados | formação | designação da qualificação atribuída | grau académico | grau acadêmico | diploma
    naam van de behaalde kwalificatie | behaald diploma`),
  field: list(`
    specialization | specialisation | branch | stream | field of study | major | fachrichtung | schwerpunkt | spécialité | especialidad | área
    especialidade | área de estudo | richting | specialisatie`),
  number: list(
    `s. no | s.no | s. no. | s.no. | sr. no | sr. no. | sr.no | sr no | s no | sl. no | sl. no. | sl no | no | no. | nr | nr. | n° | nº | #`,
  ),
};
