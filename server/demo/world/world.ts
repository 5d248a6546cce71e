import type { WorkStyleCategory } from "#shared/profile/work-style.ts";
import type { QuestionOf } from "#shared/jobs/questions.ts";
import type { ApplicationSource } from "#contract/application-sources.ts";
import type { Candidate } from "./candidate-shapes.ts";

/** The demo world: plain objects with ready ids, named as the tables name them. */
export interface World {
  companies: Company[];
  users: User[];
  candidates: Candidate[];
  companyAdmins: CompanyAdmin[];
  employees: Employee[];
  administrators: Administrator[];
  jobs: Job[];
  applications: Application[];
  conversations: Conversation[];
  savedJobs: { candidateId: string; jobId: string; at: Date }[];
  follows: { companyId: string; candidateId: string; at: Date }[];
  teamInvites: TeamInvite[];
  jobFeeds: JobFeed[];
  notifications: Notification[];
  emails: Email[];
  /** The accounts to sign in with, one for each side of the product. */
  demo: { seeker: string; hire: string; employee: string; admin: string };
}

export interface Company {
  id: string;
  slug: string;
  companyName: string;
  website: string;
  companyEmailDomain: string;
  /** A complete SVG document: the mark alone, square. */
  logoSvg: string;
  companyLogoAlt: string;
  companyAboutHeader: string;
  companyAboutDescription: string;
  companySize: "Small" | "Medium" | "Growing" | "Large" | "Enterprise";
  employeeCount: number;
  companyType: string;
  companyHQlocation: string;
  companyFoundedYear: number;
  companyIndustry: string[];
  companyFounders: string[];
  companyCultureTags: string[];
  companyBenefits: string[];
  values: { title: string; description: string }[];
  fundingStage: string | null;
  fundingAmount: number | null;
  brand: Record<string, string>;
  brandDark: Record<string, string>;
  vibeText: string;
  workplaceType: "remote" | "hybrid" | "onsite";
  remoteFirst: boolean;
  referralReviews: boolean;
  answerDays: number;
  hireBonus: { amount: number; currency: string };
  published: boolean;
  marketplace: boolean;
  createdAt: Date;
}

export interface User {
  id: string;
  email: string;
  fullName: string;
  /** A complete SVG document, or null: no picture was given. */
  portraitSvg: string | null;
  parallelTag: string;
  createdAt: Date;
}
export interface CompanyAdmin {
  id: string;
  userId: string;
  companyId: string;
  fullName: string;
  email: string;
  title: string;
  disabled: boolean;
}
export interface Employee extends Omit<CompanyAdmin, "disabled"> {
  department: string;
}
export interface Administrator {
  id: string;
  email: string;
  fullName: string;
  createdAt: Date;
}

export interface Job {
  id: string;
  companyId: string;
  publicJobId: string;
  /** Key of roles.data.ts. */
  role: string;
  jobTitle: string;
  department: string;
  jobDescription: string;
  requirements: Requirement[];
  skills: string[];
  locations: string[];
  remote: boolean;
  remoteLocations: string[];
  workplaceType: "remote" | "hybrid" | "onsite";
  employmentType: "Full Time" | "Part Time" | "Contract" | "Internship";
  seniority: "Early Career" | "Mid Career" | "Senior";
  /** Minor units a year. */
  salary: { currency: string; min: number; max: number; period: "year" } | null;
  prompts: QuestionOf<"text">[];
  budget: number;
  qualificationScore: number;
  status: "draft" | "live" | "closed";
  internal: boolean;
  publishedToMarketplace: boolean;
  team: { hiringManagerId: string; hiringManagerEmail: string; memberIds: string[] };
  clickCount: number;
  workStyle: { categoryId: WorkStyleCategory; rating: number }[];
  createdAt: Date;
  publishedAt: Date | null;
  closedAt: Date | null;
}
export interface Requirement {
  id: string;
  text: string;
  kind: "experience" | "skill" | "education" | "other";
  must: boolean;
  skills: string[];
  years?: number;
}

export type ApplicationState =
  | "lead"
  | "review"
  | "pending"
  | "referralRequest"
  | "outbound"
  | "accepted"
  | "pipeline"
  | "expired"
  | "denied"
  | "declined";
export type ActorKind = "candidate" | "company" | "employee" | "clock";
export interface Step {
  id: string;
  at: Date;
  move: string;
  actorKind: ActorKind;
  actorUserId: string | null;
  fromState: ApplicationState | null;
  fromStage: string | null;
  toState: ApplicationState;
  toStage: string | null;
  why: string | null;
}
export interface Application {
  id: string;
  jobId: string;
  companyId: string;
  candidateId: string;
  employeeId: string | null;
  applicationState: ApplicationState;
  stage: string | null;
  saved: boolean;
  ignored: boolean;
  muted: boolean;
  passAt: Date | null;
  source: ApplicationSource;
  referralNote: string | null;
  answers: { promptId: string; kind: "text"; question: string; answer: string; knocksOut: boolean }[];
  pitch: string | null;
  /** What the score should come near to; the matching engine has the last word. Null: not scored. */
  expectedScore: number | null;
  endReason: string | null;
  unreadByCompany: boolean;
  withdrawn: boolean;
  seenAt: Date | null;
  appliedAt: Date;
  changedAt: Date;
  lastActivityAt: Date;
  history: Step[];
  notes: { id: string; authorUserId: string; text: string; createdAt: Date }[];
}

export interface Conversation {
  id: string;
  applicationId: string;
  memberUserIds: string[];
  closed: boolean;
  messages: Message[];
  /** When each member last read; what came later is unread. */
  readAt: { userId: string; at: Date }[];
}
export interface Message {
  id: string;
  userId: string;
  text: string;
  at: Date;
  /** Only the hiring team sees it: an answer in the thread of the message named here. */
  teamThreadOf: string | null;
}

export interface TeamInvite {
  id: string;
  companyId: string;
  email: string;
  title: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}
export interface JobFeed {
  id: string;
  companyId: string;
  system: string;
  address: string;
  lastReadAt: Date;
  lastState: "healthy" | "failed";
  lastMessage: string | null;
  lastCounts: { added: number; changed: number; closed: number; unchanged: number };
}
export interface Notification {
  id: string;
  userId: string;
  role: "candidate" | "companyAdmin" | "employee";
  kind: string;
  title: string;
  text: string;
  applicationId: string | null;
  jobId: string | null;
  at: Date;
  readAt: Date | null;
}
/** An e-mail that went out in the last days. */
export interface Email {
  id: string;
  to: string;
  name: string;
  notification: Notification;
  sentAt: Date;
}
