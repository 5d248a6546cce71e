import type { ResumeContent } from "#contract/resumes.ts";

/** How a person is reached, with addresses that open. */
export function contactsOf(person: ResumeContent["personalInfo"]) {
  const { location, email, phone, linkedIn, website } = person;
  return [
    { text: location, link: null },
    { text: email, link: email.includes("@") ? `mailto:${email}` : null },
    { text: phone, link: null },
    { text: shown(linkedIn), link: webLink(linkedIn) },
    { text: shown(website), link: webLink(website) },
  ].filter(({ text }) => text !== "");
}

function shown(address: string) {
  return address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}
function webLink(address: string) {
  if (!/^[^\s]+\.[^\s]+$/.test(address)) return null;
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
