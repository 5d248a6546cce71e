import { isEmail } from "#shared/links/email.ts";

interface Addressed {
  personalInfo: { email: string; website: string; linkedIn: string };
  workExperience: readonly { companyURL: string | null }[];
  projects: readonly { link: string | null }[];
  certification: readonly { link: string | null }[];
}

/** An email address as the schema of JSON Resume takes it: in plain letters. */
export function jsonEmail(text: string): string | null {
  return isEmail(text) && /^[\u0021-\u007e]+$/.test(text) ? text : null;
}

/** An address as the schema takes it, with its protocol; null where it is none. */
export function jsonAddress(text: string): string | null {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  return /^[\u0021-\u007e]+$/.test(whole) && !/["<>\\^`{|}]/.test(whole) ? whole : new URL(whole).href;
}

/** What a JSON Resume has to leave out because its schema takes no incomplete addresses. */
export function leftOutOfJson({
  personalInfo,
  workExperience,
  projects,
  certification,
}: Addressed): string[] {
  const links = [
    personalInfo.website,
    personalInfo.linkedIn,
    ...workExperience.map(({ companyURL }) => companyURL ?? ""),
    ...projects.map(({ link }) => link ?? ""),
    ...certification.map(({ link }) => link ?? ""),
  ];
  return [
    ...(personalInfo.email && !jsonEmail(personalInfo.email) ? [personalInfo.email] : []),
    ...links.filter((link) => link && !jsonAddress(link)),
  ];
}
