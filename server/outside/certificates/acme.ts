import type { CertificateAuthority } from "./certificates.ts";

interface Account {
  directory: string;
  /** Whom the authority writes to. */
  contact: string;
}
const mostAttempts = 20;
const fastestMs = 500;
const slowestMs = 5000;

/** An authority that speaks ACME. It looks at the address by http for what `acmeAnswer` says. */
export function acmeAuthority({ directory, contact }: Account): CertificateAuthority {
  return {
    directory,
    async order(domain, accountKey) {
      // Loaded when the first certificate is wanted: the product starts without it.
      const { Client, crypto } = await import("acme-client");
      const client = new Client({
        directoryUrl: directory,
        accountKey,
        backoffAttempts: mostAttempts,
        backoffMin: fastestMs,
        backoffMax: slowestMs,
      });
      const [privateKey, csr] = await crypto.createCsr(
        { commonName: domain, altNames: [domain] },
        await crypto.createPrivateEcdsaKey(),
      );
      const chain = await client.auto({
        csr,
        email: contact,
        termsOfServiceAgreed: true,
        // Only the authority can tell whether it reaches the address.
        skipChallengeVerification: true,
        challengePriority: ["http-01"],
        challengeCreateFn: async () => {},
        challengeRemoveFn: async () => {},
      });
      const { notBefore, notAfter } = crypto.readCertificateInfo(chain);
      return { privateKey: privateKey.toString(), chain, from: notBefore, until: notAfter };
    },
  };
}
