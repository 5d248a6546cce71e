import type { Config } from "./config.ts";
import type { Database } from "./database/open.ts";
import type { AtsAccounts } from "./outside/ats-accounts/ats-accounts.ts";
import type { CertificateAuthority } from "./outside/certificates/certificates.ts";
import type { Dns } from "./outside/dns/dns.ts";
import type { Mail } from "./outside/mail/mail.ts";
import type { Embeddings, LanguageModel, SpeechModel } from "./outside/models/models.ts";
import type { Payments } from "./outside/payments/payments.ts";
import type { Push } from "./outside/push/push.ts";
import type { SearchEngine } from "./outside/search-engine/search-engine.ts";
import type { Storage } from "./outside/storage/storage.ts";
import type { Endpoint, HandlersByAccess, Role } from "#contract/endpoint.ts";
import type { Holding } from "#shared/plans/can.ts";
import type { TeamPermission } from "#contract/team-rights.ts";
import type { CookieName } from "#shared/privacy/cookies.data.ts";

/** Who is calling. One person may be candidate, employee and company admin at once. */
export interface Viewer {
  sessionId: string;
  /** The administrator who looks as this person, and may change nothing; left out for the person themselves. */
  lookedAtBy?: string;
  userId: string | null;
  adminId: string | null;
  roles: readonly Role[];
  candidateId: string | null;
  employeeId: string | null;
  /** The company an employee belongs to. */
  employerId: string | null;
  companyAdminId: string | null;
  /** The company a company admin works for. */
  companyId: string | null;
  /** What a company admin may do; null for everyone else. */
  team: TeamRights | null;
  /** The plan of a company admin's company; null for everyone else. */
  plan: Holding | null;
}

/** A viewer without an account, a role or a session. */
export const nobody: Viewer = {
  sessionId: "",
  userId: null,
  adminId: null,
  roles: [],
  candidateId: null,
  employeeId: null,
  employerId: null,
  companyAdminId: null,
  companyId: null,
  team: null,
  plan: null,
};

/** What the viewer's team lets them do, and whether it may act towards others yet. */
export interface TeamRights {
  permissions: Record<TeamPermission, boolean>;
  /** The viewer used a link that was sent to their own address. */
  emailProven: boolean;
  /** A member of the team did so at the company's domain. */
  companyProven: boolean;
}

export interface Outside {
  storage: Storage;
  mail: Mail;
  searchEngine: SearchEngine;
  dns: Dns;
  /** Null where texts are compared by their words alone. */
  embeddings: Embeddings | null;
  /** Null where no language model is connected. */
  languageModel: LanguageModel | null;
  /** Null where texts are read aloud by the product's own voices alone. */
  speechModel: SpeechModel | null;
  /** Null where a server in front of us sees to certificates. */
  certificates: CertificateAuthority | null;
  /** Null where teams cannot connect their accounts at other systems. */
  atsAccounts: AtsAccounts | null;
  push: Push;
  /** Null where nothing can be paid for. */
  payments: Payments | null;
  /** Tells whoever watches over the product of a failure that people were spared. */
  report(what: string, error: unknown): void;
  /** Every request to another host goes through here: no private addresses, bounded size and time. */
  fetch(
    url: string,
    options?: {
      maxBytes?: number;
      timeoutMs?: number;
      method?: "DELETE";
      body?: string | Buffer;
      headers?: Record<string, string>;
    },
  ): Promise<{ status: number; contentType: string; body: Buffer }>;
}

/** What a use case may touch. */
export interface Context {
  db: Database;
  config: Config;
  now(): Date;
  outside: Outside;
  /** Null only on public calls made without a session. */
  viewer: Viewer | null;
  request: {
    ip: string;
    userAgent: string;
    origin: string;
    /** What the caller is known by, where they bring no cookie. */
    bearer?: string;
    accept?: string;
    /** The part of a file that is asked for: "bytes=0-499". */
    range?: string;
    timeZone?: string;
    locale?: string;
    /** The browser says so for its person. */
    asksNotToBeTracked?: boolean;
  };
  cookies: {
    get(name: CookieName): string | undefined;
    /** For as long as the list of cookies says, unless a shorter time is given. */
    set(name: CookieName, value: string, maxAgeSeconds?: number): void;
    clear(name: CookieName): void;
  };
}
/** A context behind the door: the caller is known. */
export interface AuthenticatedContext extends Context {
  viewer: Viewer;
}

/** A person with an account, in whichever role. */
export interface UserViewer extends Viewer {
  userId: string;
}
export interface CandidateViewer extends UserViewer {
  candidateId: string;
}
/** With or without a company just now. */
export interface EmployeePartViewer extends UserViewer {
  employeeId: string;
}
export interface EmployeeViewer extends EmployeePartViewer {
  employerId: string;
}
export interface CompanyViewer extends UserViewer {
  companyAdminId: string;
  companyId: string;
  team: TeamRights;
}
export interface AdminViewer extends Viewer {
  adminId: string;
}
export interface UserContext extends AuthenticatedContext {
  viewer: UserViewer;
}
export interface CandidateContext extends UserContext {
  viewer: CandidateViewer;
}
export interface EmployeePartContext extends UserContext {
  viewer: EmployeePartViewer;
}
export interface EmployeeContext extends UserContext {
  viewer: EmployeeViewer;
}
export interface CompanyContext extends UserContext {
  viewer: CompanyViewer;
}
export interface AdminContext extends AuthenticatedContext {
  viewer: AdminViewer;
}

/** Who is known to call where the contract says who may; the door makes sure of it. */
interface ContextByAccess {
  public: Context;
  "signed-in": AuthenticatedContext;
  candidate: CandidateContext;
  employee: EmployeeContext;
  "between-employers": EmployeePartContext;
  company: CompanyContext;
  admin: AdminContext;
  "entering-admin": AuthenticatedContext;
}
/** The handlers of a part of the contract, each given the caller that its access promises. */
export type DomainHandlers<D extends Record<string, Endpoint>> = HandlersByAccess<D, ContextByAccess>;
