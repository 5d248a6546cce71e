import { dateWords } from "#ui/data/text/date-words.ts";
import type { CertificateProblem, CompanyHost, HostProblem, HostState } from "#contract/company-hosts.ts";

interface Standing {
  label: string;
  tone: "good" | "warn" | "quiet" | "bad";
}
const stateWords: Record<HostState, Standing> = {
  waiting: { label: "Waiting for DNS", tone: "quiet" },
  live: { label: "Live", tone: "good" },
  failing: { label: "Records are wrong", tone: "warn" },
  off: { label: "Off", tone: "bad" },
};

/** Until the company is public, nothing is shown at an address that leads to us. */
export function standingWords(state: HostState, isPublic: boolean): Standing {
  return state === "live" && !isPublic ? { label: "Ready", tone: "quiet" } : stateWords[state];
}

/** What a look at the records that found them right says. */
export function foundWords(domain: string, isPublic: boolean) {
  return isPublic ? `${domain} is live` : `${domain} is ready. Your page is shown there once it’s public.`;
}

const problemWords: Record<HostProblem, string> = {
  proof: "We didn’t find the TXT record.",
  target: "The address doesn’t lead to us.",
  lookup: "We couldn’t look the address up. We’ll try again.",
  taken: "Another company’s page is at this address. It has to be removed there first.",
};
const certificateProblemWords: Record<CertificateProblem, string> = {
  unreachable:
    "The certificate authority doesn’t reach us at the address. Check that it has no other A or AAAA records.",
  caa: "A CAA record in your DNS doesn’t allow our certificate authority. Remove the record, or add the authority to it.",
  limit: "Too many certificates were issued for your domain lately. You don’t need to do anything.",
  authority: "The certificate authority couldn’t be used. You don’t need to do anything.",
};
function day(at: string) {
  return dateWords(at, { dateStyle: "long", timeStyle: "short" });
}

/** How an address stands and what to do about it; null where all is well. */
export function adviceOn({ state, problem, endsAt, checkedAt }: CompanyHost): string | null {
  const what = problem && problemWords[problem];
  if (state === "waiting")
    return checkedAt
      ? `${what ?? ""} New records can take an hour to show.`.trim()
      : "Add both records where you manage your DNS.";
  if (state === "failing" && endsAt)
    return `${what ?? ""} Your page stays there until ${day(endsAt)}. Put the record back to keep it.`.trim();
  if (state === "off")
    return `${what ?? ""} The address shows nothing. Put the record back, then check again.`.trim();
  return problem === "lookup" ? problemWords.lookup : null;
}

/** How the certificate of an address stands; null where a server in front of us sees to it. */
export function certificateWords({ certificate }: Pick<CompanyHost, "certificate">): string | null {
  if (!certificate) return null;
  const { expiresAt, problem, retryAt } = certificate;
  const issued = expiresAt && `Certificate issued until ${day(expiresAt)}.`;
  if (!problem) return issued ?? "Its certificate is issued at the first visit by https.";
  const failed = `${issued ? "It couldn’t be renewed" : "The certificate couldn’t be issued"}: ${certificateProblemWords[problem]}`;
  const next = retryAt && `We’ll try again from ${day(retryAt)} on.`;
  return [issued, failed, next].filter(Boolean).join(" ");
}
