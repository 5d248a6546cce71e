import { accessChanged } from "./access-changed.ts";
import { askToJoin } from "./ask-to-join.ts";
import { claimAccepted } from "./claim-accepted.ts";
import { claimDeclined } from "./claim-declined.ts";
import { claimOvertaken } from "./claim-overtaken.ts";
import { claimCompany } from "./claim-company.ts";
import { confirmEmployer } from "./confirm-employer.ts";
import { confirmDomain } from "./confirm-domain.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { confirmNewEmail } from "./confirm-new-email.ts";
import { employeeInvitation } from "./employee-invitation.ts";
import { continueSignUp } from "./continue-sign-up.ts";
import { confirmExternalJob } from "./confirm-external-job.ts";
import type { EmailTemplate } from "./define-email.ts";
import { externalJobApplicant } from "./external-job-applicant.ts";
import { externalJobDue } from "./external-job-due.ts";
import { externalJobHidden } from "./external-job-hidden.ts";
import { externalJobDecided } from "./external-job-decided.ts";
import { emailChanged } from "./email-changed.ts";
import { newJobs } from "./new-jobs.ts";
import { newStories } from "./new-stories.ts";
import { giftCard } from "./gift-card.ts";
import { leadInvitation } from "./lead-invitation.ts";
import { notificationEmail } from "./notification.ts";
import { paymentFailed } from "./payment-failed.ts";
import { plusEnded } from "./plus-ended.ts";
import { passwordChanged } from "./password-changed.ts";
import { privacyNotice } from "./privacy-notice.ts";
import { replyNotAdded } from "./reply-not-added.ts";
import { resetPassword } from "./reset-password.ts";
import { searchAlert } from "./search-alert.ts";
import { signInCode } from "./sign-in-code.ts";
import { signInLink } from "./sign-in-link.ts";
import { teamInvitation } from "./team-invitation.ts";
import { verifyEmail } from "./verify-email.ts";
import { employeeWaitListApproved } from "./employee-wait-list-approved.ts";
import { employeeWaitListAsked } from "./employee-wait-list-asked.ts";
import { employeeWaitListHere } from "./employee-wait-list-here.ts";
import { employeeWaitListJoined } from "./employee-wait-list-joined.ts";
import { employeeWaitListRejected } from "./employee-wait-list-rejected.ts";
import { waitListApproved } from "./wait-list-approved.ts";
import { waitListJoined } from "./wait-list-joined.ts";
import { waitListRejected } from "./wait-list-rejected.ts";
import { webhookOff } from "./webhook-off.ts";
import { weeklyReport } from "./weekly-report.ts";

/** Every email the product sends. */
export const emailTemplates: readonly EmailTemplate<unknown>[] = [
  verifyEmail,
  resetPassword,
  passwordChanged,
  confirmNewEmail,
  emailChanged,
  signInCode,
  signInLink,
  accessChanged,
  continueSignUp,
  teamInvitation,
  confirmDomain,
  confirmEmployer,
  employeeInvitation,
  giftCard,
  paymentFailed,
  plusEnded,
  askToJoin,
  claimCompany,
  claimAccepted,
  claimDeclined,
  claimOvertaken,
  waitListJoined,
  waitListApproved,
  waitListRejected,
  employeeWaitListJoined,
  employeeWaitListApproved,
  employeeWaitListAsked,
  employeeWaitListRejected,
  employeeWaitListHere,
  confirmExternalJob,
  externalJobDecided,
  externalJobDue,
  externalJobHidden,
  externalJobApplicant,
  searchAlert,
  confirmSubscription,
  newJobs,
  newStories,
  weeklyReport,
  webhookOff,
  notificationEmail,
  replyNotAdded,
  privacyNotice,
  leadInvitation,
];
