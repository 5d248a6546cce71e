/** First path segments of our own pages, which no company and no person can have as a name. */
const ours = new Set(
  (
    "hire teams admin api chat jobs job blog careers career applyto apply companies company collections " +
    "search matches applications messages resume coach profile settings onboarding notifications saved " +
    "sign-in sign-up signin signup login logout reset-password verify-email unsubscribe join invite " +
    "files images assets public static embed sitemap sitemap-xml robots robots-txt favicon favicon-ico icons " +
    "healthz readyz metrics docs help handbook about pricing privacy terms legal security status press " +
    "contact support demo claim talent people network live undefined null new edit _app app www life-work " +
    "hire-different case-studies share social og post-a-job"
  ).split(" "),
);

export function isReservedName(name: string) {
  return ours.has(name);
}
