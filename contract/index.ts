import { connections } from "./connections.ts";
import { employeeInvites } from "./employee-invites.ts";
import { employeeWaitLists } from "./employee-wait-lists.ts";
import { employees } from "./employees.ts";
import { agentApplications } from "./agent-applications.ts";
import { applyCredits } from "./apply-credits.ts";
import { appSearch } from "./app-search.ts";
import { assistant } from "./assistant.ts";
import { auditLog } from "./audit-log.ts";
import { notifications } from "./notifications.ts";
import { applications } from "./applications.ts";
import { accounts } from "./accounts.ts";
import { careers } from "./careers.ts";
import { boardApplications } from "./board-applications.ts";
import { companyAts } from "./company-ats.ts";
import { companies } from "./companies.ts";
import { emailPreviews } from "./email-previews.ts";
import { companySupport } from "./company-support.ts";
import { billing } from "./billing.ts";
import { adSpend } from "./ad-spend.ts";
import { doNotContact } from "./do-not-contact.ts";
import { dashboard } from "./dashboard.ts";
import { desk } from "./desk.ts";
import { exchanges } from "./exchanges.ts";
import { externalJobs } from "./external-jobs.ts";
import { files } from "./files.ts";
import { interviews } from "./interviews.ts";
import { leads } from "./leads.ts";
import { ledger } from "./ledger.ts";
import { duplicatePeople } from "./duplicate-people.ts";
import { importedPeople } from "./imported-people.ts";
import { jobImports } from "./job-imports.ts";
import { jobWriting } from "./job-writing.ts";
import { jobTracker } from "./job-tracker.ts";
import { jobs } from "./jobs.ts";
import { candidateNotes } from "./candidate-notes.ts";
import { candidates } from "./candidates.ts";
import { knowledge } from "./knowledge.ts";
import { messaging } from "./messaging.ts";
import { collections } from "./collections.ts";
import { communities } from "./communities.ts";
import { drops } from "./drops.ts";
import { giftCards } from "./gift-cards.ts";
import { payouts } from "./payouts.ts";
import { socialPosts } from "./social-posts.ts";
import { listingReports } from "./listing-reports.ts";
import { questions } from "./questions.ts";
import { rewards } from "./rewards.ts";
import { content } from "./content.ts";
import { savedSearches } from "./saved-searches.ts";
import { seekerPlans } from "./seeker-plans.ts";
import { security } from "./security.ts";
import { search } from "./search.ts";
import { push } from "./push.ts";
import { referrals } from "./referrals.ts";
import { fairnessReports } from "./fairness-reports.ts";
import { reports } from "./reports.ts";
import { networks } from "./networks.ts";
import { singleSignOn } from "./single-sign-on.ts";
import { support } from "./support.ts";
import { tasks } from "./tasks.ts";
import { templates } from "./templates.ts";
import { integrations } from "./integrations.ts";
import { tracking } from "./tracking.ts";
import { videos } from "./videos.ts";
import { hiringPlans } from "./hiring-plans.ts";
import { offers } from "./offers.ts";
import { outreach } from "./outreach.ts";
import { scorecards } from "./scorecards.ts";
import { resumes } from "./resumes.ts";
import { coverLetters } from "./cover-letters.ts";
import { resumeTailoring } from "./resume-tailoring.ts";
import { privacy } from "./privacy.ts";
import { matching } from "./matching.ts";

/** Everything the product's API promises, by domain. */
export const contract = {
  search,
  savedSearches,
  push,
  collections,
  communities,
  content,
  payouts,
  drops,
  giftCards,
  connections,
  employees,
  employeeWaitLists,
  employeeInvites,
  listingReports,
  questions,
  rewards,
  socialPosts,
  matching,
  resumes,
  resumeTailoring,
  coverLetters,
  candidates,
  candidateNotes,
  files,
  accounts,
  security,
  companies,
  singleSignOn,
  careers,
  agentApplications,
  applyCredits,
  billing,
  seekerPlans,
  boardApplications,
  companyAts,
  jobs,
  doNotContact,
  hiringPlans,
  offers,
  scorecards,
  knowledge,
  jobTracker,
  jobWriting,
  externalJobs,
  jobImports,
  dashboard,
  desk,
  support,
  emailPreviews,
  companySupport,
  exchanges,
  adSpend,
  applications,
  interviews,
  messaging,
  auditLog,
  notifications,
  appSearch,
  assistant,
  referrals,
  fairnessReports,
  reports,
  networks,
  leads,
  outreach,
  importedPeople,
  duplicatePeople,
  privacy,
  templates,
  tasks,
  ledger,
  tracking,
  videos,
  integrations,
};
export type ProductContract = typeof contract;
