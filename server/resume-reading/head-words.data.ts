import type { SectionName } from "./section-heads.data.ts";

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Words that head a part of a resume, alone or with neutral words beside them: English, German, French, Spanish, Portuguese, Dutch, Italian. */
export const headWords: Record<Exclude<SectionName, "contact">, string[]> = {
  summary: words(`
    kurzprofil profil zusammenfassung kurzvorstellung profile perfil resumen resumo extracto sommaire synthèse objectif objetivo profiel
    samenvatting persoonsprofiel profilo sommario summary overview objective presentación apresentação présentation`),
  experience: words(`
    berufserfahrung berufserfahrungen erfahrung erfahrungen werdegang stationen laufbahn berufspraxis praxiserfahrung tätigkeiten
    tätigkeit anstellungen arbeitserfahrung praktika praktikum nebentätigkeiten berufsweg beschäftigungen ehrenamt engagement
    freiwilligenarbeit ehrenamtliches expérience expériences parcours stages emplois bénévolat bénévole engagements carrière jobs
    experiencia experiencias trayectoria historial empleo empleos prácticas voluntariado voluntariados carrera experiência experiências
    percurso trajetória trajetórias estágios empregos voluntário carreira histórico werkervaring ervaring ervaringen loopbaan
    arbeidsverleden arbeidservaring werk werkverleden vrijwillig stages vrijwilligerswerk bijbanen nevenfuncties functies esperienza esperienze volontariato tirocini
    volunteering volunteer voluntary employment experience experiences roles posts positions appointments placements internships
    assignments engagements contracts lavoro lavori impieghi cargos puestos arbeit`),
  education: words(`
    ausbildung ausbildungen bildung bildungsweg studium schulbildung bildungsgang hochschulbildung promotion formation formations
    études diplôme diplômes scolarité cursus formación educación estudios titulación titulaciones formação educação escolaridade
    habilitações estudos opleiding opleidingen onderwijs scholing studie studies vorming istruzione formazione studi
    education schooling studies schule schulen berufsausbildung études titoli diplomi gestudeerd`),
  skills: words(`
    kenntnisse top-kenntnisse topvaardigheden fähigkeiten kompetenzen fertigkeiten qualifikationen fachkenntnisse edv-kenntnisse it-kenntnisse edv stärken schwerpunkte
    skills compétences compétence savoir-faire savoir-être atouts logiciels outils informatique qualités competencias habilidades aptitudes
    conocimientos destrezas informática herramientas competências aptidões conhecimentos habilidade ferramentas vaardigheden
    competenties kennis computervaardigheden kwaliteiten competenze capacità abilità conoscenze
    competences competencies expertise connaissances capacidades können gereedschap`),
  projects: words(`projekte projets projet proyectos projetos projecten progetti`),
  certification: words(`
    zertifikate zertifikat zertifizierungen weiterbildung weiterbildungen fortbildung fortbildungen lehrgänge kurse bescheinigungen
    führerscheine lizenzen schulungen certifications certification certificats certificat habilitations habilitation permis
    certificaciones certificación certificados cursos licencias carnés certificações certificação licenças certificaten certificaat
    cursussen cursus trainingen diploma's rijbewijzen certificazioni certificati corsi patenti abilitazioni licenses licences
    tickets accreditations certificates courses nascholing bijscholing aggiornamento permits permis brevets carnés patentini attestati qualifica`),
  languages: words(
    `sprachen sprachkenntnisse fremdsprachen fremdsprachenkenntnisse langues langue idiomas idioma lenguas línguas talen talenkennis taalvaardigheden lingue
    linguistiques linguistique lingüísticas linguísticas linguistiche sprachliche languages`,
  ),
  other: words(`
    interessen hobbys hobbies referenzen auszeichnungen publikationen veröffentlichungen loisirs intérêts références distinctions
    publications intereses aficiones referencias premios publicaciones interesses referências prémios prêmios publicações hobby's
    interesses referenties publicaties onderscheidingen interessi referenze pubblicazioni mitgliedschaften vrijetijdsbesteding
    referees references hobby divers sonstiges freizeit erfolge achievements memberships awards honors publications grants overig varie otros outros`),
};

/** Words beside them that change nothing. */
export const neutralWords = new Set(
  words(`
    of berufliche beruflicher beruflichen beruflicher beruflich praktische praktischer fachliche fachlicher persönliche akademische akademischer schulische
    schulischer weitere sonstige besondere ehrenamtliches ehrenamtliche soziales soziale relevante technische it meine mein wesentliche
    professionnelle professionnelles professionnel mes mon techniques technique clés principales principais autres académique académiques scolaire
    universitaire universitaires complémentaire complémentaires associatives associative bénévole personnels personnel
    profesional profesionales laboral laborales académica académicas académico complementaria adicional técnicas técnica clave otras otros
    personales digitales principales mi mis profissional profissionais acadêmica acadêmicas académicas
    técnicos complementar complementares outras outros pessoais digitais meu minha relevante relevantes overige relevante professionele
    persoonlijke technische digitale belangrijkste mijn en und et y e i de la le les des du del do da der die das van zu a ed &
    professionale professionali lavorativa lavorative tecniche altre informatiche work professional relevant other additional digital computer ict personal job related history ma me mis meus minhas
    informáticas informáticos informatiques artistiche organizzative sociali comunicative selected recent previous earlier current further`),
);
