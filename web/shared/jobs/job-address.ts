import type { Way } from "#contract/application-sources.ts";

/** A job's page, with the way that leads to it, so that an application can say how it came. */
export function jobAddress(id: string, from: Way) {
  return `/jobs/${id}?from=${from}`;
}
