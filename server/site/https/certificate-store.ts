import { type SecureContext, createSecureContext } from "node:tls";
import type { ServerDependencies } from "#server/dependencies.ts";
import { findCertificate, orderCertificate } from "#server/domains/careers/index.ts";
import type { OwnHosts } from "#server/site/own-hosts.ts";

interface Kept {
  context: SecureContext;
  until: Date;
}

/** The certificates of served addresses, in memory once they are used; one that is missing is ordered at its first handshake. */
export class CertificateStore {
  private kept = new Map<string, Kept>();
  /** Handshakes of one address wait for the same certificate. */
  private coming = new Map<string, Promise<SecureContext | null>>();
  private dependencies: ServerDependencies;
  private hosts: OwnHosts;
  constructor(dependencies: ServerDependencies, hosts: OwnHosts) {
    this.dependencies = dependencies;
    this.hosts = hosts;
  }

  /** Null for every name that is not served here, without asking anyone, and where no certificate can be had now. */
  async contextFor(name: string): Promise<SecureContext | null> {
    const domain = name.toLowerCase();
    if (!this.isServed(domain)) return null;
    const kept = this.kept.get(domain);
    if (kept && kept.until > this.dependencies.now()) return kept.context;
    const coming = this.coming.get(domain) ?? this.read(domain);
    this.coming.set(domain, coming);
    return coming.finally(() => this.coming.delete(domain));
  }

  /** They are read again when they are wanted again. */
  forget() {
    this.kept.clear();
  }

  private isServed(domain: string) {
    return domain === new URL(this.dependencies.config.publicUrl).hostname || Boolean(this.hosts.at(domain));
  }

  private async read(domain: string): Promise<SecureContext | null> {
    const { database, config, outside, now } = this.dependencies;
    const world = { config, outside, now: now() };
    const certificate =
      (await findCertificate(database.db, domain, world)) ??
      (await orderCertificate(database.db, domain, world));
    if (!certificate) return null;
    const context = createSecureContext({ key: certificate.privateKey, cert: certificate.chain });
    this.kept.set(domain, { context, until: certificate.until });
    return context;
  }
}
