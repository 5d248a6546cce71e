import { z } from "zod";
import { SignedIn } from "./accounts.ts";
import { del, get, patch, post, put } from "./endpoint.ts";
import { Email, Id, Instant } from "./shapes.ts";

/** Where a provider sends people back to; entered there as the redirect address. */
export const singleSignOnReturn = "/sign-in/company/return";

const Domain = z.hostname("Enter a domain, such as acme.com").toLowerCase().max(253);

/** How a company's people sign in: at its own OpenID Connect provider. */
export const SingleSignOn = z.object({
  id: Id,
  issuer: z.string(),
  clientId: z.string(),
  /** The domains of the company whose addresses the provider signs in, by the record found there. */
  domains: z.array(z.string()),
  /** What is published at a domain before the provider may speak for its addresses. */
  record: z.object({ type: z.literal("TXT"), value: z.string() }),
  /** When someone last came back from the provider with these settings. */
  testedAt: Instant.nullable(),
  enforcedAt: Instant.nullable(),
  /** Signs in with a password too, should the provider fail. */
  exceptUserId: Id.nullable(),
});
export type SingleSignOn = z.infer<typeof SingleSignOn>;

const change = { access: "company", permission: "team", proven: true } as const;

export const singleSignOn = {
  show: get("/company-sso", {
    access: "company",
    permission: "team",
    response: z.object({
      connection: SingleSignOn.nullable(),
      /** The company’s own domains, to choose from. */
      companyDomains: z.array(z.string()),
      redirectUri: z.string(),
    }),
  }),
  /** Reads the provider's own description first. Another issuer or client has to be tested again. */
  connect: put("/company-sso", {
    ...change,
    perHour: 60,
    body: z.object({
      issuer: z
        .url({ protocol: /^https?$/, error: "Enter the address your provider calls the issuer" })
        .max(500),
      clientId: z.string().trim().min(1, "Enter the client ID your provider shows").max(300),
      /** Left out to keep the one that is there. */
      clientSecret: z.string().trim().min(1).max(1000).optional(),
    }),
    response: SingleSignOn,
  }),
  /** Ends the sessions that the provider opened; people go on with their passwords. */
  disconnect: del("/company-sso", { ...change, response: z.object({ ended: z.number().int() }) }),
  /** Looks for the record at the domain, and then lets the provider speak for its addresses. */
  addDomain: post("/company-sso/domains", {
    ...change,
    perHour: 60,
    body: z.object({ domain: Domain }),
    response: SingleSignOn,
  }),
  removeDomain: post("/company-sso/domains/remove", {
    ...change,
    body: z.object({ domain: Domain }),
    response: SingleSignOn,
  }),
  /** Where to sign in at the provider once, to see that it works; nobody's session changes. */
  test: post("/company-sso/test", {
    ...change,
    perHour: 60,
    response: z.object({ url: z.string() }),
  }),
  /** Ends the sessions of everyone on the team at these domains who signed in with a password. */
  enforce: patch("/company-sso", {
    ...change,
    body: z.object({ enforced: z.boolean(), exceptUserId: Id.optional() }),
    response: SingleSignOn,
  }),
  /** Where the provider of an address's company is. */
  start: post("/sso/start", {
    access: "public",
    perMinute: 120,
    body: z.object({ email: Email, to: z.string().max(1000).optional() }),
    response: z.object({ url: z.string() }),
  }),
  /** Comes back from the provider with what it added to the address. */
  finish: post("/sso/finish", {
    access: "public",
    perMinute: 120,
    body: z.object({ search: z.string().max(8000) }),
    response: z.object({
      /** Null after a test. */
      signedIn: SignedIn.nullable(),
      /** The address the provider said, after a test. */
      tested: z.string().nullable(),
      to: z.string().nullable(),
    }),
  }),
};
