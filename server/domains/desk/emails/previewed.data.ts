import { askToJoin } from "#server/emails/ask-to-join.ts";
import type { EmailFooter } from "#server/emails/layout.ts";
import type { EmailTemplate } from "#server/emails/define-email.ts";
import { accessChanged } from "#server/emails/access-changed.ts";
import { claimAccepted } from "#server/emails/claim-accepted.ts";
import { claimCompany } from "#server/emails/claim-company.ts";
import { claimDeclined } from "#server/emails/claim-declined.ts";
import { claimOvertaken } from "#server/emails/claim-overtaken.ts";
import { confirmDomain } from "#server/emails/confirm-domain.ts";
import { confirmEmployer } from "#server/emails/confirm-employer.ts";
import { confirmExternalJob } from "#server/emails/confirm-external-job.ts";
import { confirmNewEmail } from "#server/emails/confirm-new-email.ts";
import { confirmSubscription } from "#server/emails/confirm-subscription.ts";
import { continueSignUp } from "#server/emails/continue-sign-up.ts";
import { emailChanged } from "#server/emails/email-changed.ts";
import { employeeInvitation } from "#server/emails/employee-invitation.ts";
import { employeeWaitListApproved } from "#server/emails/employee-wait-list-approved.ts";
import { employeeWaitListAsked } from "#server/emails/employee-wait-list-asked.ts";
import { employeeWaitListHere } from "#server/emails/employee-wait-list-here.ts";
import { employeeWaitListJoined } from "#server/emails/employee-wait-list-joined.ts";
import { employeeWaitListRejected } from "#server/emails/employee-wait-list-rejected.ts";
import { externalJobApplicant } from "#server/emails/external-job-applicant.ts";
import { externalJobDecided } from "#server/emails/external-job-decided.ts";
import { externalJobDue } from "#server/emails/external-job-due.ts";
import { externalJobHidden } from "#server/emails/external-job-hidden.ts";
import { giftCard } from "#server/emails/gift-card.ts";
import { leadInvitation } from "#server/emails/lead-invitation.ts";
import { newJobs } from "#server/emails/new-jobs.ts";
import { newStories } from "#server/emails/new-stories.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { passwordChanged } from "#server/emails/password-changed.ts";
import { plusEnded } from "#server/emails/plus-ended.ts";
import { paymentFailed } from "#server/emails/payment-failed.ts";
import { privacyNotice } from "#server/emails/privacy-notice.ts";
import { replyNotAdded } from "#server/emails/reply-not-added.ts";
import { resetPassword } from "#server/emails/reset-password.ts";
import { searchAlert } from "#server/emails/search-alert.ts";
import { signInCode } from "#server/emails/sign-in-code.ts";
import { signInLink } from "#server/emails/sign-in-link.ts";
import { teamInvitation } from "#server/emails/team-invitation.ts";
import { verifyEmail } from "#server/emails/verify-email.ts";
import { waitListApproved } from "#server/emails/wait-list-approved.ts";
import { waitListJoined } from "#server/emails/wait-list-joined.ts";
import { waitListRejected } from "#server/emails/wait-list-rejected.ts";
import { webhookOff } from "#server/emails/webhook-off.ts";
import { weeklyReport } from "#server/emails/weekly-report.ts";
import type { Recipient } from "#server/events/define-event.ts";
import { notificationEmails, readMessages, unreadWords } from "#server/domains/notifications/index.ts";
import { addDays } from "#shared/times/add-days.ts";
import { planCurrency, planVersions, graceDays } from "#shared/plans/plans.data.ts";
import { placeText } from "#shared/places/place-text.ts";
import type { PreviewRows } from "./preview-rows.ts";

/** A placeholder for words that someone types when the email is sent. */
const typed = (what: string) => `[${what}]`;
const daysKept = 30;
/** A template with its data. Links lead where they would, but without the secret that makes them work. */
function filled<Data>(template: EmailTemplate<Data>, data: (rows: PreviewRows) => Data | Promise<Data>) {
  return {
    name: template.name,
    template: template.name,
    render: async (rows: PreviewRows, footer: EmailFooter) => template.render(await data(rows), footer),
  };
}

const me = ({ person }: PreviewRows) => person.fullName;
const to = (path: string) => (rows: PreviewRows) => ({ name: me(rows), url: `${rows.site}${path}` });
const ofCompany = (path: string) => (rows: PreviewRows) => ({
  name: me(rows),
  company: rows.company.companyName,
  url: `${rows.site}${path}`,
});
const inviter = ({ teammate }: PreviewRows) => teammate?.fullName ?? "The hiring team";
const jobTitle = ({ job }: PreviewRows) => job ?? typed("the job’s title");
const listed = ({ openJobs, site }: PreviewRows) =>
  openJobs.map((job) => ({ title: job.jobTitle, about: placeText(job), url: `${site}/jobs/${job.id}` }));
const details = (rows: PreviewRows) => ({
  name: me(rows),
  company: rows.company.companyName,
  job: jobTitle(rows),
  held: ["name", "email address"],
  source: null,
  addedAt: rows.now,
  keptUntil: addDays(rows.now, daysKept),
});

/** Who reads a notification: the chosen person, or one of those who hire or work at the company. */
function readerOf(who: Recipient, { person, teammate, employee }: PreviewRows) {
  if (who === "team" || who === "named") return teammate ?? person;
  return who === "referrer" || who === "employees" ? (employee ?? person) : person;
}

/** Every notification that is sent by email: the same email, with words of its own. */
const previewedNotifications = notificationEmails.map((email) => ({
  ...filled(notificationEmail, async (rows) => {
    const { title, text, url } = await rows.notification(email);
    const { fullName: name } = readerOf(email.who, rows);
    return { name, title, text, action: { label: email.action, url: `${rows.site}${url}` } };
  }),
  name: email.name,
}));

/** Unread messages, to someone who is away. */
const unreadMessage = {
  ...filled(notificationEmail, (rows) => {
    const from = inviter(rows);
    const applicationId = rows.applicationId ?? "";
    const { title, text, url } = unreadWords({ from, unread: 1, applicationId, toCandidate: true });
    return { name: me(rows), title, text, action: { label: readMessages, url: `${rows.site}${url}` } };
  }),
  name: "message-unread",
};

/** Every email of the product, with its data. */
export const previewed = [
  filled(verifyEmail, to("/verify-email")),
  filled(resetPassword, to("/reset-password")),
  filled(passwordChanged, to("/recover-password")),
  filled(confirmNewEmail, to("/verify-email")),
  filled(emailChanged, (rows) => ({
    name: me(rows),
    newEmail: rows.person.email,
    supportUrl: rows.supportUrl,
  })),
  filled(signInCode, (rows) => ({ name: me(rows), code: "000000" })),
  filled(signInLink, to("/sign-in/link")),
  filled(accessChanged, (rows) => ({ ...to("/settings?tab=security")(rows), change: "passkeyAdded" })),
  filled(continueSignUp, (rows) => ({ ...to("/sign-up")(rows), daysKept })),
  filled(teamInvitation, (rows) => ({
    inviter: inviter(rows),
    company: rows.company.companyName,
    daysOpen: 14,
    url: `${rows.site}/team-invite`,
  })),
  filled(confirmDomain, (rows) => ({
    company: rows.company.companyName,
    domain: rows.company.domain ?? typed("the domain"),
    url: `${rows.site}/hire/company`,
  })),
  filled(confirmEmployer, (rows) => ({
    ...ofCompany("/teams/confirm")(rows),
    account: rows.person.email,
  })),
  filled(employeeInvitation, (rows) => ({
    ...ofCompany("/teams/invite")(rows),
    inviter: inviter(rows),
    daysOpen: 14,
  })),
  filled(giftCard, (rows) => ({
    ...ofCompany("/teams/earnings#points")(rows),
    ...(rows.giftCard ?? { title: typed("the gift card"), value: { amount: 2500, currency: "USD" } }),
    code: typed("its code"),
  })),
  filled(paymentFailed, (rows) => ({
    ...to("/settings#plan")(rows),
    due: { amount: planVersions["plus-1"].price, currency: planCurrency },
    why: "The card has expired.",
    keptUntil: addDays(rows.now, graceDays),
    timeZone: rows.person.timeZone,
  })),
  filled(plusEnded, (rows) => ({
    ...to("/settings#plan")(rows),
    applications: planVersions["seeker-1"].includes.boardApplications,
  })),
  filled(claimCompany, (rows) => ({
    company: rows.company.companyName,
    url: `${rows.site}/hire/claim`,
  })),
  filled(askToJoin, (rows) => ({
    company: rows.company.companyName,
    url: `${rows.site}/hire/claim`,
  })),
  filled(claimAccepted, ofCompany("/hire/jobs")),
  filled(claimDeclined, (rows) => ({ ...ofCompany("/hire/sign-up")(rows), reason: typed("the reason") })),
  filled(claimOvertaken, ofCompany("/hire/claim")),
  filled(waitListJoined, ofCompany("/hire/wait-list")),
  filled(waitListApproved, ofCompany("/hire/jobs")),
  filled(waitListRejected, (rows) => ({
    ...ofCompany("/hire/wait-list")(rows),
    reason: typed("the reason"),
  })),
  filled(employeeWaitListJoined, ofCompany("/teams/wait-list")),
  filled(employeeWaitListApproved, (rows) => ({
    ...ofCompany("/teams/wait-list")(rows),
    hiringManager: rows.teammate?.email ?? typed("the hiring manager’s address"),
  })),
  filled(employeeWaitListAsked, (rows) => ({
    ...ofCompany("/hire/sign-up")(rows),
    name: rows.teammate?.fullName ?? null,
    employee: me(rows),
    companyEmail: rows.person.email,
  })),
  filled(employeeWaitListRejected, (rows) => ({
    ...ofCompany("/teams/wait-list")(rows),
    reason: typed("the reason"),
  })),
  filled(employeeWaitListHere, ofCompany("/teams/sign-up")),
  filled(confirmExternalJob, (rows) => ({ jobTitle: jobTitle(rows), url: `${rows.site}/post-a-job` })),
  filled(externalJobDecided, (rows) => ({
    jobTitle: jobTitle(rows),
    reason: null,
    jobStatus: "live" as const,
    heldReason: null,
    url: `${rows.site}/post-a-job`,
  })),
  filled(externalJobDue, (rows) => ({
    jobTitle: jobTitle(rows),
    daysLeft: 7,
    url: `${rows.site}/post-a-job`,
  })),
  filled(externalJobHidden, (rows) => ({
    jobTitle: jobTitle(rows),
    company: rows.company.companyName,
    reason: typed("the reason"),
    url: `${rows.site}/post-a-job`,
  })),
  filled(externalJobApplicant, (rows) => ({
    name: me(rows),
    location: null,
    jobTitle: jobTitle(rows),
    url: `${rows.site}/post-a-job`,
  })),
  filled(searchAlert, (rows) => ({
    ...to("/saved")(rows),
    search: `Jobs at ${rows.company.companyName}`,
    total: rows.openJobs.length,
    jobs: listed(rows),
  })),
  filled(confirmSubscription, ({ company, site }) => ({
    what: `new jobs at ${company.companyName}`,
    often: `when ${company.companyName} posts new jobs, at most once a day`,
    url: `${site}/api/page-subscriptions/confirm`,
  })),
  filled(newJobs, (rows) => ({
    companyName: rows.company.companyName,
    total: rows.openJobs.length,
    jobs: listed(rows),
    url: `${rows.site}/${rows.company.slug}/careers`,
  })),
  filled(newStories, ({ stories, site }) => ({
    publication: "Life Work",
    stories: stories.map(({ title, excerpt, slug }) => ({ title, excerpt, url: `${site}/blog/${slug}` })),
    url: `${site}/blog`,
  })),
  filled(weeklyReport, (rows) => ({ ...to("/hire/reports")(rows), report: rows.report })),
  filled(webhookOff, (rows) => ({
    ...to("/hire/company/integrations")(rows),
    host: rows.company.domain ?? typed("the server"),
    isGone: false,
  })),
  filled(replyNotAdded, (rows) => ({
    ...to("/messages")(rows),
    job: rows.job,
    why: "This conversation is closed.",
  })),
  filled(privacyNotice, (rows) => ({ ...details(rows), url: `${rows.site}/api/uploaded-people/objection` })),
  filled(leadInvitation, (rows) => ({
    ...details(rows),
    subject: null,
    message: typed("the message the hiring team writes"),
    url: `${rows.site}/invitation`,
  })),
  unreadMessage,
  ...previewedNotifications,
];
