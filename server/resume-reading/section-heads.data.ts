export type SectionName =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "projects"
  | "certification"
  | "languages"
  | "other";

function list(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((head) => head.trim())
    .filter((head) => head !== "");
}

/** How people head the parts of a resume, lower case, in a few languages. */
export const sectionHeads: Record<SectionName, string[]> = {
  contact: list(`
    contact | contacts | contact information | contact details | contact info | contact me | personal information
    personal details | personal info | personal data | details | kontakt | kontaktdaten | persönliche daten
    persönliche angaben | coordonnées | informations personnelles | contacto | datos personales | contatti
    dati personali | contato | dados pessoais | persoonlijke gegevens | dane osobowe | reach me | find me
    get in touch | personal particulars | bio-data | me joindre | me contacter | contactez-moi | contáctame
    so erreichen sie mich | personalia | persönliches | zur person | información personal | informação pessoal
    informações pessoais | informazioni personali | recapiti | état civil`),
  summary: list(`
    summary | professional summary | profile | professional profile | about | about me | objective
    career objective | career summary | executive summary | personal statement | personal profile | overview
    introduction | career profile | summary of qualifications | qualifications summary | profile summary
    statement | bio | profil | kurzprofil | über mich | zusammenfassung | berufsziel | profil professionnel
    à propos | résumé | objectif | perfil | perfil profesional | sobre mí | resumen | objetivo | profilo
    profilo professionale | sommario | sobre mim | resumo | perfil profissional | profiel | over mij | o mnie
    podsumowanie | resumo das qualificações | resumo de qualificações | síntese de qualificações | who i am
    me in brief | in brief | quién soy | quem sou | wer ich bin | wie ben ik | chi sono | qui suis-je
    job profile`),
  experience: list(`
    experience | work experience | professional experience | employment | employment history | work history
    career history | career | professional background | relevant experience | volunteer | volunteering
    volunteer experience | volunteer work | voluntary work | voluntary experience | volunteering experience
    community involvement | community service | campus involvement | campus experience | leadership and activities
    work and volunteer experience | employment experience | job experience | working experience
    industry experience | professional history | internships | internship | internship experience
    internship details | positions held | appointments | academic appointments | research experience
    teaching experience | clinical experience | nursing experience | career experience | professional career
    experience summary | work | professional work experience | additional experience | other experience
    military experience | freelance experience | leadership experience | berufserfahrung | berufspraxis
    beruflicher werdegang | praxiserfahrung | werdegang | arbeitserfahrung | berufliche erfahrung | praktika
    expérience | expériences | expérience professionnelle | expériences professionnelles | parcours professionnel
    parcours | experiencia | experiencia laboral | experiencia profesional | historial laboral | esperienza
    esperienze | esperienza lavorativa | esperienze lavorative | esperienza professionale
    esperienze professionali | experiência | experiência profissional | werkervaring | ervaring | doświadczenie
    doświadczenie zawodowe | опыт работы | arbetslivserfarenhet | erhvervserfaring | iş deneyimi | deneyim
    where i have worked | where i've worked | where i have been | where i've been | industry | academia | what i have done | what i've done | my journey | career to date
    professional journey | placements | work placements | contract history | permanent roles | dónde he trabajado
    qué he hecho | mi recorrido | où j'ai travaillé | ce que j'ai fait | mon parcours | mes expériences
    wo ich gearbeitet habe | was ich gemacht habe | mein weg | waar ik werkte | waar ik heb gewerkt
    wat ik heb gedaan | dove ho lavorato | cosa ho fatto | onde trabalhei | o que fiz
    berufsausbildung und werdegang | giving back`),
  education: list(`
    education | educational background | academic background | academics | academic qualifications
    academic qualification | educational qualifications | educational qualification | education details
    educational details | academic details | academic history | academia | qualifications | qualification
    education and training | academic credentials | degrees | academic profile | studies | schooling
    education history | ausbildung | bildung | studium | akademischer werdegang | schulbildung | bildungsweg
    formation | formations | études | diplômes | éducation | formation académique | educación | formación
    formación académica | estudios | istruzione | istruzione e formazione | formazione | educação | formação
    formação acadêmica | formação académica | opleiding | opleidingen | onderwijs | wykształcenie | edukacja
    образование | utbildning | uddannelse | eğitim | what i studied | what i have studied | where i studied
    where i learned | qué he estudiado | mis estudios | ma formation | mes études | mes diplômes
    was ich gelernt habe | wat ik heb geleerd | cosa ho studiato | o que estudei | schulen | schule
    berufsausbildung | titoli di studio | formazione scolastica`),
  skills: list(`
    skills | technical skills | key skills | core skills | core competencies | competencies | key competencies
    areas of expertise | area of expertise | expertise | technical expertise | technologies
    technical proficiency | technical proficiencies | proficiencies | skill set | skillset | skills summary
    tools | tools and technologies | technical summary | technology | technical knowledge | computer skills
    it skills | software skills | software | professional skills | soft skills | hard skills | top skills
    strengths | key strengths | core strengths | specialties | specialities | programming languages | other skills
    functional skills | tech stack | skills and abilities | skills and interests | skills and tools
    technical competencies | technical skill set | technical environment | kenntnisse | fähigkeiten | kompetenzen
    it-kenntnisse | edv-kenntnisse | fachkenntnisse | compétences | compétences techniques | competencias
    habilidades | aptitudes | conocimientos | competenze | competenze tecniche | capacità | competências
    vaardigheden | competenties | umiejętności | навыки | ключевые навыки | färdigheter | kompetenser | beceriler
    yetenekler | qualificações | what i do | what i do well | what i can do | what i'm good at | toolbox | toolkit
    computer knowledge | computer literacy | qué sé hacer | lo que sé hacer | ce que je sais faire | mes atouts
    connaissances | was ich kann | das kann ich | können | wat ik kan | cosa so fare | o que sei fazer
    competenze professionali | conoscenze informatiche`),
  projects: list(`
    projects | project | personal projects | side projects | selected projects | key projects | academic projects
    academic project | project details | project experience | projects undertaken | open source
    open source projects | portfolio | relevant projects | projects handled | project work | projekte | projets
    proyectos | progetti | projetos | projecten | projekty | проекты | projekt | projeler`),
  certification: list(`
    certifications | certification | certificates | certificate | licenses and certifications
    certifications and licenses | certifications/licenses | licenses | licences | licensure
    professional certifications | professional certification | courses | cours | kurse | cursussen | training | trainings
    courses and certifications | certifications and training | professional development
    training and certifications | credentials | certification details | continuing education | zertifikate
    zertifizierungen | weiterbildung | weiterbildungen | fortbildungen | certificats | certificaciones
    certificados | cursos | certificazioni | corsi | certificações | certificaten | certyfikaty | kursy
    sertifikalar | in-service | in-service training | cpd | continuing professional development
    corsi di formazione | tickets | tickets and licences | licences and tickets | accreditations | registrations
    badges | job related training | additional qualification | additional qualifications
    professional qualifications | professional qualifications and memberships | formations courtes
    permis et habilitations | carnés | carnés y cursos | patentini | brevets | attestati`),
  languages: list(`
    languages | language | language skills | languages known | sprachen | sprachkenntnisse | langues | idiomas
    lingue | línguas | talen | języki | языки | språk | diller`),
  other: list(`
    additional information | awards | award | honors | honours | honors and awards | awards and honors
    achievements | accomplishments | key achievements | awards and achievements | honors-awards | publications
    selected publications | conferences | presentations | patents | invited talks | talks | interests | hobbies
    hobbies and interests | personal interests | community | activities | extracurricular activities
    extra-curricular activities | leadership | affiliations | memberships | professional memberships
    professional affiliations | references | reference | declaration | military service | links | websites
    research | research interests | service | additional | recommendations | testimonials | miscellaneous
    key responsibilities and duties | coursework | relevant coursework | strengths and weaknesses | personality
    personal skills | passport details | grants | scholarships | recognition | governance | speaking | media
    interessen | hobbys | referenzen | auszeichnungen | publikationen | centres d'intérêt | loisirs | références
    intereses | referencias | publicaciones | premios | interessi | referenze | pubblicazioni | interesses
    referências | hobby's | referenties | zainteresowania | интересы | intressen | welcome to rendercv | referees
    divers | varia | varie | otros | outros | overig | overige | sonstiges | verschiedenes | erfolge | freizeit
    tempo libero | et aussi | et aussi... | off the clock | beyond work | altre informazioni | driving licence
    driving license | führerschein | fahrerlaubnis | permis de conduire | carné de conducir | permiso de conducir
    permiso de conducción | carta de condução | cnh | rijbewijs | patente di guida | patente`),
};
