import { z } from "zod";
import { asciiHost, isSubdomain } from "#shared/links/domain.ts";
import { del, get, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

export const hostStates = ["waiting", "live", "failing", "off"] as const;
export type HostState = (typeof hostStates)[number];
/** What keeps an address from being served. */
export const hostProblems = ["proof", "target", "lookup", "taken"] as const;
export type HostProblem = (typeof hostProblems)[number];
/** Why a certificate could not be issued. */
export const certificateProblems = ["unreachable", "caa", "limit", "authority"] as const;
export type CertificateProblem = (typeof certificateProblems)[number];

const Certificate = z.object({
  /** Null until the first was issued. */
  expiresAt: Instant.nullable(),
  /** Why the last order failed, and when the next may be made. */
  problem: z.enum(certificateProblems).nullable(),
  retryAt: Instant.nullable(),
});

const Host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .overwrite(asciiHost)
  .refine(isSubdomain, "Enter a name below your domain, such as careers.acme.com");

const DnsRecord = z.object({ type: z.enum(["TXT", "CNAME"]), name: z.string(), value: z.string() });

/** An address of the company's own at which its careers page is served. */
const CompanyHost = z.object({
  id: Id,
  companyId: Id,
  domain: z.string(),
  /** Pages are served while it is live, and while it fails for a few days. */
  state: z.enum(hostStates),
  problem: z.enum(hostProblems).nullable(),
  createdAt: Instant,
  verifiedAt: Instant.nullable(),
  checkedAt: Instant.nullable(),
  /** When it stops being served if its records stay wrong. */
  endsAt: Instant.nullable(),
  /** With showVercelDomain: the record that shows whose it is. */
  proof: DnsRecord.nullable(),
  /** With showVercelConfig: the record that leads to our host. */
  target: DnsRecord.nullable(),
  /** Null where a server in front of us sees to certificates. */
  certificate: Certificate.nullable(),
});
export type CompanyHost = z.infer<typeof CompanyHost>;

const change = { access: "company", permission: "company", proven: true } as const;
const Asked = z.enum(["true", "false"]).optional();

/** Careers pages at the companies' own addresses. */
export const companyHosts = {
  hosts: get("/company-domains/company/:companyId", {
    access: "company",
    row: "company",
    query: z.object({ showVercelDomain: Asked, showVercelConfig: Asked }),
    response: z.array(CompanyHost),
  }),
  /** Whose page an address shows. */
  hostData: get("/company-domains/company/data", {
    access: "public",
    perMinute: 120,
    query: z.object({ domain: z.string().trim().toLowerCase().max(253) }),
    response: z.object({ companyId: Id, companyName: z.string(), slug: z.string(), domain: z.string() }),
  }),
  addHost: post("/company-domains", {
    ...change,
    status: 201,
    perMinute: 30,
    body: z.object({ domain: Host }),
    response: CompanyHost,
  }),
  /** Looks the records up now; they are looked up again and again anyway. */
  checkHost: post("/company-domains/:id/check", {
    ...change,
    row: "companyHost",
    perMinute: 10,
    perHour: 100,
    response: CompanyHost,
  }),
  removeHost: del("/company-domains/:id", { ...change, row: "companyHost", response: Done }),
};
