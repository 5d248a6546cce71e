import { z } from "zod";
import { SignedIn } from "./accounts.ts";
import { CompanyCard } from "./company-shapes.ts";
import { Employee } from "./employees.ts";
import { del, get, post } from "./endpoint.ts";
import { Done, Email, FullName, Id, Instant, Password } from "./shapes.ts";

/** As many people as one staff list may invite. */
export const mostStaff = 500;

const Title = z.string().trim().max(120);

/** Someone who works at the company, as its hiring team sees them. */
export const CompanyEmployee = z.object({
  id: Id,
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  title: z.string().nullable(),
  companyEmail: z.string().nullable(),
  hiringManager: z.string().nullable(),
  startedAt: Instant,
});
export type CompanyEmployee = z.output<typeof CompanyEmployee>;

/** Someone whom the team asked to become an employee here. */
export const EmployeeInvite = z.object({
  id: Id,
  email: z.string(),
  fullName: z.string().nullable(),
  title: z.string().nullable(),
  expired: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type EmployeeInvite = z.output<typeof EmployeeInvite>;

/** What becomes of a row: "again" sends an open invitation once more; the last three send nothing. */
export const staffOutcomes = ["invite", "again", "employee", "repeated", "invalid"] as const;
const StaffRow = z.object({
  line: z.number().int(),
  email: z.string().nullable(),
  fullName: z.string().nullable(),
  title: z.string().nullable(),
  outcome: z.enum(staffOutcomes),
});
export type StaffRow = z.output<typeof StaffRow>;
/** Every row of a staff list, in its order, and to how many people an email goes. */
const StaffReport = z.object({ rows: z.array(StaffRow), invited: z.number().int() });
export type StaffReport = z.output<typeof StaffReport>;

/** A CSV or XLSX file. */
const staffFile = { maxBytes: 1_500_000 };

const asTeam = { access: "company", permission: "team" } as const;

/** The employees of a company, and how its team asks them in. */
export const employeeInvites = {
  employees: get("/employees", { access: "company", response: z.array(CompanyEmployee) }),
  /** They no longer work here; what they earned stays theirs. */
  endEmployment: del("/employees/:id", { ...asTeam, row: "employee", response: Done }),

  list: get("/employee-invites", { ...asTeam, response: z.array(EmployeeInvite) }),
  invite: post("/employee-invites", {
    ...asTeam,
    proven: true,
    perMinute: 30,
    perHour: 200,
    status: 201,
    body: z.object({ email: Email, title: Title.nullish() }),
    response: EmployeeInvite,
  }),
  /** Reads a staff list and keeps nothing. */
  preview: post("/employee-invites/preview", {
    ...asTeam,
    perMinute: 60,
    upload: staffFile,
    response: StaffReport,
  }),
  /** Invites whom a staff list names, and says what became of each row. */
  importFile: post("/employee-invites/import", {
    ...asTeam,
    proven: true,
    perMinute: 10,
    perHour: 20,
    upload: staffFile,
    response: StaffReport,
  }),
  resend: post("/employee-invites/:id/resend", {
    ...asTeam,
    proven: true,
    row: "employeeInvite",
    perMinute: 10,
    perHour: 60,
    response: EmployeeInvite,
  }),
  remove: del("/employee-invites/:id", { ...asTeam, row: "employeeInvite", response: Done }),

  /** What the emailed link shows before it is accepted. */
  show: get("/employee-invites/:secret", {
    access: "public",
    perMinute: 60,
    response: EmployeeInvite.extend({
      company: CompanyCard,
      state: z.enum(["pending", "accepted"]),
      /** True when the invited address has an account already: then only its password is asked. */
      hasAccount: z.boolean(),
    }),
  }),
  /** The link proves the mailbox, so who accepts is an employee at once: with a new account, with one's password, or as who is signed in. */
  accept: post("/employee-invites/:secret/accept", {
    access: "public",
    perMinute: 20,
    status: 201,
    body: z.object({ fullName: FullName.optional(), password: Password.optional() }),
    response: SignedIn.extend({ employee: Employee }),
  }),
};
