import type { ResumeLanguage } from "#shared/resumes/resume-parts.ts";

interface LetterWords {
  dear: (company: string) => string;
  applying: (title: string) => string;
  brings: string;
  skills: (list: string) => string;
  talk: string;
  regards: string;
}

/** What a letter says around the person’s own lines, in the language of their resume. */
export const letterWords: Record<ResumeLanguage, LetterWords> = {
  en: {
    dear: (company) => `Dear ${company} team,`,
    applying: (title) => `I am applying for the position of ${title}.`,
    brings: "This is what I bring to it:",
    skills: (list) => `I have experience with ${list}.`,
    talk: "I would be glad to tell you more in a conversation.",
    regards: "Kind regards,",
  },
  de: {
    dear: (company) => `Guten Tag, liebes Team von ${company},`,
    applying: (title) => `hiermit bewerbe ich mich auf die Stelle „${title}“.`,
    brings: "Das bringe ich mit:",
    skills: (list) => `Von den Kenntnissen, die Sie nennen, habe ich: ${list}.`,
    talk: "Gerne erzähle ich Ihnen in einem Gespräch mehr.",
    regards: "Mit freundlichen Grüßen",
  },
  fr: {
    dear: (company) => `Bonjour à l’équipe de ${company},`,
    applying: (title) => `Je pose ma candidature au poste « ${title} ».`,
    brings: "Voici ce que j’apporte :",
    skills: (list) => `Parmi les compétences demandées, j’ai celles-ci : ${list}.`,
    talk: "Je vous en dirai volontiers plus lors d’un entretien.",
    regards: "Cordialement,",
  },
  es: {
    dear: (company) => `Estimado equipo de ${company}:`,
    applying: (title) => `Me presento al puesto de ${title}.`,
    brings: "Esto es lo que aporto:",
    skills: (list) => `De los conocimientos que piden, tengo: ${list}.`,
    talk: "Con gusto les cuento más en una entrevista.",
    regards: "Un cordial saludo,",
  },
  it: {
    dear: (company) => `Gentile team di ${company},`,
    applying: (title) => `mi candido per la posizione di ${title}.`,
    brings: "Ecco che cosa porto:",
    skills: (list) => `Delle competenze richieste possiedo: ${list}.`,
    talk: "Mi farà piacere raccontarvi di più in un colloquio.",
    regards: "Cordiali saluti,",
  },
  nl: {
    dear: (company) => `Beste team van ${company},`,
    applying: (title) => `Ik solliciteer naar de functie ${title}.`,
    brings: "Dit breng ik mee:",
    skills: (list) => `Van de vaardigheden die u noemt heb ik: ${list}.`,
    talk: "Ik vertel u graag meer in een gesprek.",
    regards: "Met vriendelijke groet,",
  },
  pl: {
    dear: (company) => `Szanowny Zespole ${company},`,
    applying: (title) => `aplikuję na stanowisko: ${title}.`,
    brings: "Oto, co wnoszę:",
    skills: (list) => `Z wymienionych umiejętności mam: ${list}.`,
    talk: "Chętnie opowiem więcej podczas rozmowy.",
    regards: "Z poważaniem",
  },
  pt: {
    dear: (company) => `Prezada equipe de ${company},`,
    applying: (title) => `Candidato-me à vaga de ${title}.`,
    brings: "É isto que trago:",
    skills: (list) => `Das competências que pedem, tenho: ${list}.`,
    talk: "Terei prazer em contar mais numa conversa.",
    regards: "Atenciosamente,",
  },
};
