declare module "#server/events/events.ts" {
  interface DomainEvents {
    "job.published": { jobId: string; companyId: string };
    "job.changed": { jobId: string; companyId: string };
    /** What people are compared with is another: requirements, title, place, pay or level. */
    "job.criteriaChanged": { jobId: string; companyId: string };
    "job.closed": { jobId: string; companyId: string };
    "job.reopened": { jobId: string; companyId: string };
    "job.deleted": { jobId: string; companyId: string };
    "jobs.imported": { companyId: string; added: number; changed: number; closed: number };
  }
}
export {};
