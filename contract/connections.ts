import { z } from "zod";
import { anyEmployee, del, get, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

/** As many people of an export as are kept, the newest first. */
export const mostConnections = 5000;

/** Someone an employee knows, as their own LinkedIn export names them; seen by nobody else. */
export const Connection = z.object({
  id: Id,
  fullName: z.string(),
  title: z.string().nullable(),
  employer: z.string().nullable(),
  linkedIn: z.string(),
  /** Open jobs of the employee's company that are of their trade, the closest few first. */
  jobs: z.array(z.object({ id: Id, jobTitle: z.string() })),
});
export type Connection = z.output<typeof Connection>;

/** An open job, and the people the reader knows whom it may suit. */
export const RoleToRefer = z.object({
  id: Id,
  jobTitle: z.string(),
  department: z.string().nullable(),
  locations: z.array(z.string()),
  remote: z.boolean(),
  remoteLocations: z.array(z.string()),
  workplaceType: z.string().nullable(),
  /** The closest by title first; the first few of them. */
  people: z.array(Connection.pick({ id: true, fullName: true, title: true, employer: true })),
  /** How many there are in all. */
  fitting: z.number().int(),
});
export type RoleToRefer = z.output<typeof RoleToRefer>;

const Connected = z.object({
  /** How many are kept. */
  connections: z.number().int(),
  /** Rows of the file that are not: without a name or a profile, repeated, or more than are kept. */
  leftOut: z.number().int(),
});

/** The people an employee could refer. */
export const connections = {
  /** Takes the place of what an earlier export said. */
  connect: post("/employees/linkedin/connect", {
    access: "employee",
    perMinute: 10,
    perHour: 20,
    upload: { maxBytes: 50_000_000 },
    response: Connected,
  }),
  /** Those whom an open job fits first, then the others by name. */
  list: get("/employees/connections", {
    access: anyEmployee,
    query: z.object({
      q: z.string().trim().max(100).default(""),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(24),
    }),
    response: z.object({
      connections: z.array(Connection),
      total: z.number().int(),
      /** Of those that were found, how many an open job fits. */
      fitting: z.number().int(),
      /** When the export was read; null where none was. */
      connectedAt: Instant.nullable(),
    }),
  }),
  /** Open jobs that suit someone the reader knows, those that suit most people first. */
  roles: get("/employees/connections/roles", {
    access: "employee",
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(6),
    }),
    response: z.object({
      roles: z.array(RoleToRefer),
      total: z.number().int(),
      /** When the export was read; null where none was. */
      connectedAt: Instant.nullable(),
    }),
  }),
  remove: del("/employees/connections/:id", { access: anyEmployee, row: "connection", response: Done }),
  removeAll: del("/employees/connections", { access: anyEmployee, response: Done }),
};
