import type { connections } from "#contract/connections.ts";
import type { employeeInvites } from "#contract/employee-invites.ts";
import type { employeeWaitLists } from "#contract/employee-wait-lists.ts";
import type { employees } from "#contract/employees.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { acceptInvite, showInvite } from "./accept-invite.ts";
import { endEmploymentOf, listEmployees } from "./company-employees.ts";
import { confirmEmployer, sendAgain } from "./confirm-employer.ts";
import {
  importStaff,
  inviteEmployee,
  listInvites,
  previewStaff,
  removeInvite,
  resendInvite,
} from "./invites.ts";
import { connectLinkedIn, listConnections, removeConnection, removeConnections } from "./connections.ts";
import { listRolesToRefer } from "./roles-to-refer.ts";
import { hideSteps, showFlags } from "./flags.ts";
import { countLinkView } from "./link-views.ts";
import { listActivities, showStats } from "./stats.ts";
import { signUpEmployee } from "./sign-up-employee.ts";
import { joinWaitList } from "./wait-list/join-wait-list.ts";
import { decideEntry, listWaiting } from "./wait-list/review-wait-list.ts";
import { giveUpPlace, showMyEntry } from "./wait-list/entries.ts";
import { leaveEmployer, showEmployee, updateEmployee } from "./update-employee.ts";

export const employeeHandlers: DomainHandlers<typeof employees> = {
  signUp: ({ body, ...context }) => signUpEmployee(context, body),
  get: ({ params, ...context }) => showEmployee(context, params.id),
  update: ({ params, body, ...context }) => updateEmployee(context, params.id, body),
  sendVerification: (context) => sendAgain(context),
  verifyEmail: ({ body, ...context }) => confirmEmployer(context, body.token),
  stats: ({ params, ...context }) => showStats(context, params),
  view: ({ params, ...context }) => countLinkView(context, params.id),
  flags: (context) => showFlags(context),
  setFlags: ({ body, ...context }) => hideSteps(context, body.stepsHidden),
  activities: ({ query, ...context }) => listActivities(context, query),
  leave: ({ params, ...context }) => leaveEmployer(context, params.id),
};

export const employeeInviteHandlers: DomainHandlers<typeof employeeInvites> = {
  employees: (context) => listEmployees(context),
  endEmployment: ({ params, ...context }) => endEmploymentOf(context, params.id),
  list: (context) => listInvites(context),
  invite: ({ body, ...context }) => inviteEmployee(context, body),
  preview: ({ file, ...context }) => previewStaff(context, file.bytes),
  importFile: ({ file, ...context }) => importStaff(context, file.bytes),
  resend: ({ params, ...context }) => resendInvite(context, params.id),
  remove: ({ params, ...context }) => removeInvite(context, params.id),
  show: ({ params, ...context }) => showInvite(context, params.secret),
  accept: ({ params, body, ...context }) => acceptInvite(context, { secret: params.secret, ...body }),
};

export const connectionHandlers: DomainHandlers<typeof connections> = {
  connect: ({ file, ...context }) => connectLinkedIn(context, file.bytes),
  list: ({ query, ...context }) => listConnections(context, query),
  roles: ({ query, ...context }) => listRolesToRefer(context, query),
  remove: ({ params, ...context }) => removeConnection(context, params.id),
  removeAll: (context) => removeConnections(context),
};

export const employeeWaitListHandlers: DomainHandlers<typeof employeeWaitLists> = {
  join: ({ body, ...context }) => joinWaitList(context, body),
  mine: (context) => showMyEntry(context),
  leave: (context) => giveUpPlace(context).then(() => done),
  list: (context) => listWaiting(context),
  decide: ({ params, body, ...context }) => decideEntry(context, params.id, body),
};
