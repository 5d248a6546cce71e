import { z } from "zod";
import { del, get, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

export const senderStates = ["waiting", "live", "failing"] as const;
/** What keeps emails from coming from the company's domain. */
export const senderProblems = ["missing", "wrong", "lookup"] as const;

const Mailbox = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, "Enter the part before the @, such as jobs");

/** The address a company's emails to people come from, signed by its domain's own key (DKIM). */
export const CompanySender = z.object({
  id: Id,
  companyId: Id,
  domain: z.string(),
  /** The whole address. */
  address: z.string(),
  /** Emails come from it while it is live, and from our own address otherwise. */
  state: z.enum(senderStates),
  problem: z.enum(senderProblems).nullable(),
  createdAt: Instant,
  verifiedAt: Instant.nullable(),
  checkedAt: Instant.nullable(),
  record: z.object({ type: z.literal("TXT"), name: z.string(), value: z.string() }),
});
export type CompanySender = z.infer<typeof CompanySender>;

const change = { access: "company", permission: "company", proven: true } as const;

export const companySenders = {
  sender: get("/company-senders/company/:companyId", {
    access: "company",
    permission: "company",
    row: "company",
    response: z.object({
      sender: CompanySender.nullable(),
      /** The domains to choose from: the company's own. */
      domains: z.array(z.string()),
      /** The address emails come from otherwise. */
      usual: z.string(),
    }),
  }),
  /** Makes the key and the record that publishes it. */
  addSender: post("/company-senders", {
    ...change,
    status: 201,
    perMinute: 10,
    body: z.object({ domain: z.string().trim().toLowerCase().max(253), mailbox: Mailbox }),
    response: CompanySender,
  }),
  /** Looks the record up now; it is looked up again and again anyway. */
  checkSender: post("/company-senders/:id/check", {
    ...change,
    row: "companySender",
    perMinute: 10,
    perHour: 100,
    response: CompanySender,
  }),
  removeSender: del("/company-senders/:id", { ...change, row: "companySender", response: Done }),
};
