import type { auditLog as auditContract } from "#contract/audit-log.ts";
import type { companySupport as companyContract } from "#contract/company-support.ts";
import type { emailPreviews as previewContract } from "#contract/email-previews.ts";
import type { desk as contract } from "#contract/desk.ts";
import type { support as supportContract } from "#contract/support.ts";
import type { DomainHandlers } from "#server/context.ts";
import type { Domain } from "#server/domain.ts";
import { setFeature } from "#server/domains/billing/index.ts";
import { disablePerson, lookAs, stopLooking } from "#server/domains/accounts/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { allowEmail } from "./allow-email.ts";
import { lookUpCompanies, setCompanyDisabled, showCompany } from "./companies.ts";
import { downloadAuditLog } from "./download-audit-log.ts";
import { listPreviews, showPreview } from "./emails/preview-emails.ts";
import { keepAuditMonths } from "./keep-audit-months.ts";
import { lookUpPeople, showPerson } from "./look-up-people.ts";
import { readAuditLog } from "./read-audit-log.ts";
import { showSystem } from "./show-system.ts";
import { deskTasks } from "./tasks.ts";

const handlers: DomainHandlers<typeof contract> = {
  system: (context) => showSystem(context),
  allowEmail: ({ body, ...context }) => allowEmail(context, body.email),
};
const supportHandlers: DomainHandlers<typeof supportContract> = {
  people: ({ query, ...context }) => lookUpPeople(context, query),
  person: ({ params, ...context }) => showPerson(context, params.id),
  setDisabled: async ({ params, body, ...context }) => {
    await disablePerson(context, params.id, body);
    return showPerson(context, params.id);
  },
  lookAs: ({ params, body, ...context }) => lookAs(context, params.id, body.reason),
  stopLooking: (context) => stopLooking(context),
};
const companyHandlers: DomainHandlers<typeof companyContract> = {
  list: ({ query, ...context }) => lookUpCompanies(context, query),
  get: ({ params, ...context }) => showCompany(context, params.id),
  setDisabled: async ({ params, body, ...context }) => {
    await setCompanyDisabled(context, params.id, body);
    return showCompany(context, params.id);
  },
  setFeature: async ({ params, body, ...context }) => {
    await showCompany(context, params.id);
    await setFeature(context, params.id, body);
    return showCompany(context, params.id);
  },
};
const previewHandlers: DomainHandlers<typeof previewContract> = {
  list: ({ query, ...context }) => listPreviews(context, query),
  get: ({ params, query, ...context }) => showPreview(context, params.name, query),
};
const auditHandlers: DomainHandlers<typeof auditContract> = {
  list: ({ query, ...context }) => readAuditLog(context, query),
  download: ({ query, ...context }) => downloadAuditLog(context, query),
};

export const desk: Domain = {
  handlers: {
    desk: handlers,
    support: supportHandlers,
    companySupport: companyHandlers,
    emailPreviews: previewHandlers,
    auditLog: auditHandlers,
  },
  tasks: runTasks(deskTasks, { keepAuditMonths }),
  onStart: [fromStart(deskTasks.keepAuditMonths)],
};
