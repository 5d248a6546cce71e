export { accountKey, acmeAnswer } from "./acme-account.ts";
export { findCertificate, orderCertificate } from "./certificates.ts";
export { failingHosts } from "./failing-hosts.ts";
export { embedOf } from "./embeds.ts";
export { careersEvents } from "./events.ts";
export { servedHosts } from "./hosts.ts";
export { showCareers } from "./show-careers.ts";
