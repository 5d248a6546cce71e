/** What a published job pays is for everyone to read; of drafts and internal jobs it is the team's own business. */
export function isPayPrivate({ status, internal }: { status: string; internal: boolean }) {
  return status === "draft" || internal;
}
