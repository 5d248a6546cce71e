declare module "#server/events/events.ts" {
  interface DomainEvents {
    "company.signedUp": { companyId: string; userId: string };
    "company.changed": { companyId: string };
    "company.published": { companyId: string };
    "team.invited": { companyId: string; inviteId: string };
    "team.rightsChanged": { companyId: string; companyAdminId: string; userId: string };
    "team.joined": { companyId: string; companyAdminId: string; userId: string };
  }
}
export {};
