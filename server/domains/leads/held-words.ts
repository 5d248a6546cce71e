import type { ExternalCandidate } from "#server/domains/external-candidates/index.ts";

/** What the company holds about a person, in the words of an email. */
export function heldWords(person: ExternalCandidate): string[] {
  const held = [
    "name",
    person.email && "email address",
    person.linkedIn && "LinkedIn profile",
    person.phone && "phone number",
    (person.title || person.employer) && "job",
    person.location && "location",
    person.skills.length > 0 && "skills",
    (person.intro || person.whatsNext) && "what you wrote about yourself",
  ];
  return held.filter((each) => typeof each === "string" && each !== "") as string[];
}
