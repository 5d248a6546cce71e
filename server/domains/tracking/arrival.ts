import { storable } from "#server/texts/storable.ts";
import { referringHost } from "#shared/visitors/visitor-choice.ts";

const jobPage = /^\/jobs\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;
const careersPage = /^\/([a-z0-9-]+)\/careers$/;
const longest = 100;

/** Where a visit began and what led there: a campaign's own words first, then the page before, else the address itself. */
export function arrivalOf(address: string, referrer: string | undefined, publicUrl: string) {
  const { pathname, searchParams } = URL.parse(address, publicUrl) ?? new URL(publicUrl);
  const word = (name: string) =>
    storable(searchParams.get(name) ?? "")
      .trim()
      .toLowerCase()
      .slice(0, longest) || null;
  const path = pathname.slice(0, 300);
  return {
    path,
    source: word("utm_source") ?? (referringHost(referrer, new URL(publicUrl).host) || "direct"),
    medium: word("utm_medium"),
    campaign: word("utm_campaign"),
    jobId: jobPage.exec(path)?.[1],
    companySlug: careersPage.exec(path)?.[1],
  };
}
