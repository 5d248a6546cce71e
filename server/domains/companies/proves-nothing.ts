import { parse } from "tldts";
import { disposableMail } from "./disposable-mail.data.ts";
import { mailProviderNames, mailProviders } from "./mail-providers.data.ts";

/** Whoever reads a mailbox at this domain says nothing about a company: a provider gave it to them, or anyone registers names below it. */
export function provesNothing(domain: string): boolean {
  const { publicSuffix, domain: registered, domainWithoutSuffix: name } = read(domain);
  if (domain === publicSuffix || !registered) return true;
  return mailProviders.has(registered) || mailProviderNames.has(name ?? "") || isDisposable(domain);
}

/** Such a mailbox may be at any name below the provider's own. */
export function isDisposable(domain: string): boolean {
  const registered = read(domain).domain ?? domain;
  return disposableMail.has(domain) || disposableMail.has(registered);
}

function read(domain: string) {
  return parse(domain, { allowPrivateDomains: true });
}
