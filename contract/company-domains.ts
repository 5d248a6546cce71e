import { z } from "zod";
import { patch, post } from "./endpoint.ts";
import { Done, Email } from "./shapes.ts";

const Domain = z.hostname("Enter a domain, such as acme.com").toLowerCase().max(253);
const ofCompany = { access: "company", permission: "company", proven: true, row: "company" } as const;
/** The first is the one the company was founded with. */
const Domains = z.object({ domains: z.array(z.string()) });

/** Further domains of a company, each proven by a mailbox there. */
export const companyDomains = {
  /** Emails a link to a mailbox at the domain; it works once, for 24 hours. */
  verifyDomain: post("/companies/:id/domain/verify", {
    ...ofCompany,
    perMinute: 10,
    perHour: 20,
    body: z.object({ domain: Domain, email: Email }),
    response: Done,
  }),
  /** Uses the link up. */
  addDomain: patch("/companies/:id/domain", {
    ...ofCompany,
    perMinute: 20,
    body: z.object({ token: z.string().min(1).max(200), email: Email, domain: Domain }),
    response: Domains,
  }),
  removeDomain: patch("/companies/:id/domain/delete", {
    ...ofCompany,
    body: z.object({ domain: Domain }),
    response: Domains,
  }),
};
