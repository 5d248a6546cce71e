import type { ResumeLanguage, ResumeSection } from "#shared/resumes/resume-parts.ts";
import type { LanguageLevel } from "#shared/profile/language-levels.ts";

interface Words {
  sections: Record<ResumeSection, string>;
  levels: Record<LanguageLevel, string>;
  present: string;
  resume: string;
  photoOf: string;
}

/** What a resume says by itself, in the languages it can be written in. */
export const words: Record<ResumeLanguage, Words> = {
  en: {
    sections: {
      summary: "Summary",
      workExperience: "Experience",
      projects: "Projects",
      education: "Education",
      skills: "Skills",
      certification: "Certifications",
      languages: "Languages",
      courseWorks: "Courses",
    },
    levels: {
      basic: "Basic",
      intermediate: "Intermediate",
      advanced: "Advanced",
      fluent: "Fluent",
      native: "Native",
    },
    present: "Present",
    resume: "Resume",
    photoOf: "Photo of",
  },
  de: {
    sections: {
      summary: "Profil",
      workExperience: "Berufserfahrung",
      projects: "Projekte",
      education: "Ausbildung",
      skills: "Kenntnisse",
      certification: "Zertifikate",
      languages: "Sprachen",
      courseWorks: "Kurse",
    },
    levels: {
      basic: "Grundkenntnisse",
      intermediate: "Mittlere Kenntnisse",
      advanced: "Fortgeschritten",
      fluent: "Fließend",
      native: "Muttersprache",
    },
    present: "heute",
    resume: "Lebenslauf",
    photoOf: "Foto von",
  },
  fr: {
    sections: {
      summary: "Profil",
      workExperience: "Expérience professionnelle",
      projects: "Projets",
      education: "Formation",
      skills: "Compétences",
      certification: "Certifications",
      languages: "Langues",
      courseWorks: "Cours",
    },
    levels: {
      basic: "Notions",
      intermediate: "Intermédiaire",
      advanced: "Avancé",
      fluent: "Courant",
      native: "Langue maternelle",
    },
    present: "aujourd’hui",
    resume: "CV",
    photoOf: "Photo de",
  },
  es: {
    sections: {
      summary: "Perfil",
      workExperience: "Experiencia",
      projects: "Proyectos",
      education: "Educación",
      skills: "Habilidades",
      certification: "Certificaciones",
      languages: "Idiomas",
      courseWorks: "Cursos",
    },
    levels: {
      basic: "Básico",
      intermediate: "Intermedio",
      advanced: "Avanzado",
      fluent: "Fluido",
      native: "Lengua materna",
    },
    present: "actualidad",
    resume: "Currículum",
    photoOf: "Foto de",
  },
  it: {
    sections: {
      summary: "Profilo",
      workExperience: "Esperienza lavorativa",
      projects: "Progetti",
      education: "Istruzione",
      skills: "Competenze",
      certification: "Certificazioni",
      languages: "Lingue",
      courseWorks: "Corsi",
    },
    levels: {
      basic: "Elementare",
      intermediate: "Intermedio",
      advanced: "Avanzato",
      fluent: "Ottimo",
      native: "Madrelingua",
    },
    present: "oggi",
    resume: "Curriculum",
    photoOf: "Foto di",
  },
  nl: {
    sections: {
      summary: "Profiel",
      workExperience: "Werkervaring",
      projects: "Projecten",
      education: "Opleiding",
      skills: "Vaardigheden",
      certification: "Certificaten",
      languages: "Talen",
      courseWorks: "Cursussen",
    },
    levels: {
      basic: "Basiskennis",
      intermediate: "Gemiddeld",
      advanced: "Gevorderd",
      fluent: "Vloeiend",
      native: "Moedertaal",
    },
    present: "heden",
    resume: "CV",
    photoOf: "Foto van",
  },
  pl: {
    sections: {
      summary: "Podsumowanie",
      workExperience: "Doświadczenie zawodowe",
      projects: "Projekty",
      education: "Wykształcenie",
      skills: "Umiejętności",
      certification: "Certyfikaty",
      languages: "Języki",
      courseWorks: "Kursy",
    },
    levels: {
      basic: "Podstawowy (A2)",
      intermediate: "Średni (B1)",
      advanced: "Zaawansowany (B2)",
      fluent: "Biegły (C1)",
      native: "Ojczysty",
    },
    present: "obecnie",
    resume: "CV",
    photoOf: "Zdjęcie:",
  },
  pt: {
    sections: {
      summary: "Perfil",
      workExperience: "Experiência profissional",
      projects: "Projetos",
      education: "Educação",
      skills: "Competências",
      certification: "Certificações",
      languages: "Idiomas",
      courseWorks: "Cursos",
    },
    levels: {
      basic: "Básico",
      intermediate: "Intermediário",
      advanced: "Avançado",
      fluent: "Fluente",
      native: "Língua materna",
    },
    present: "atualmente",
    resume: "Currículo",
    photoOf: "Foto de",
  },
};
