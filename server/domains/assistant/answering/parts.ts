import type { Way } from "#contract/application-sources.ts";
import type { Found, MessagePart, Quote } from "#contract/assistant-shapes.ts";

export const textPart = (text: string): MessagePart => ({ type: "text", text });
export const quotePart = (data: Quote): MessagePart => ({ type: "data-quote", data });
export const linkPart = (title: string, href: string, note: string | null = null): MessagePart => ({
  type: "data-link",
  data: { title, href, note },
});

const way: Way = "assistant";
/** A link to a job's page that marks applications made from it as coming through the assistant. */
export function jobPart(
  job: { id: string; jobTitle: string },
  companyName: string,
  note: string | null = null,
) {
  return linkPart(`${job.jobTitle} at ${companyName}`, `/jobs/${job.id}?from=${way}`, note);
}

const nothingFound = "I found nothing about this.";

/** Up to three sentences as they stand, or that there is none and what comes closest. */
export function quotedParts({ quotes, nearest }: Found): MessagePart[] {
  if (quotes.length > 0) return quotes.map(quotePart);
  const closest = nearest.map((data): MessagePart => ({ type: "data-link", data: { ...data, note: null } }));
  return [textPart(closest.length ? `${nothingFound} These come closest:` : nothingFound), ...closest];
}
