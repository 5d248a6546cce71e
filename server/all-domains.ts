import { accounts } from "./domains/accounts/domain.ts";
import { agentApplications } from "./domains/agent-applications/domain.ts";
import { appSearch } from "./domains/app-search/domain.ts";
import { applications } from "./domains/applications/domain.ts";
import { applyCredits } from "./domains/apply-credits/domain.ts";
import { assistant } from "./domains/assistant/domain.ts";
import { billing } from "./domains/billing/domain.ts";
import { boardApplications } from "./domains/board-applications/domain.ts";
import { candidateNotes } from "./domains/candidate-notes/domain.ts";
import { candidates } from "./domains/candidates/domain.ts";
import { careers } from "./domains/careers/domain.ts";
import { collections } from "./domains/collections/domain.ts";
import { communities } from "./domains/communities/domain.ts";
import { companies } from "./domains/companies/domain.ts";
import { companyAts } from "./domains/company-ats/domain.ts";
import { content } from "./domains/content/domain.ts";
import { dashboard } from "./domains/dashboard/domain.ts";
import { desk } from "./domains/desk/domain.ts";
import { doNotContact } from "./domains/do-not-contact/domain.ts";
import { employees } from "./domains/employees/domain.ts";
import { exchanges } from "./domains/exchanges/domain.ts";
import { externalJobs } from "./domains/external-jobs/domain.ts";
import { files } from "./domains/files/domain.ts";
import { giftCards } from "./domains/gift-cards/domain.ts";
import { hiringPlans } from "./domains/hiring-plans/domain.ts";
import { integrations } from "./domains/integrations/domain.ts";
import { interviews } from "./domains/interviews/domain.ts";
import { jobImports } from "./domains/job-imports/domain.ts";
import { jobTracker } from "./domains/job-tracker/domain.ts";
import { jobWriting } from "./domains/job-writing/domain.ts";
import { jobs } from "./domains/jobs/domain.ts";
import { knowledge } from "./domains/knowledge/domain.ts";
import { leads } from "./domains/leads/domain.ts";
import { ledger } from "./domains/ledger/domain.ts";
import { listingReports } from "./domains/listing-reports/domain.ts";
import { matching } from "./domains/matching/domain.ts";
import { messaging } from "./domains/messaging/domain.ts";
import { networks } from "./domains/networks/domain.ts";
import { notifications } from "./domains/notifications/domain.ts";
import { offers } from "./domains/offers/domain.ts";
import { outreach } from "./domains/outreach/domain.ts";
import { privacy } from "./domains/privacy/domain.ts";
import { push } from "./domains/push/domain.ts";
import { questions } from "./domains/questions/domain.ts";
import { referrals } from "./domains/referrals/domain.ts";
import { reports } from "./domains/reports/domain.ts";
import { resumeTailoring } from "./domains/resume-tailoring/domain.ts";
import { resumes } from "./domains/resumes/domain.ts";
import { rewards } from "./domains/rewards/domain.ts";
import { savedSearches } from "./domains/saved-searches/domain.ts";
import { scorecards } from "./domains/scorecards/domain.ts";
import { search } from "./domains/search/domain.ts";
import { singleSignOn } from "./domains/single-sign-on/domain.ts";
import { socialPosts } from "./domains/social-posts/domain.ts";
import { templates } from "./domains/templates/domain.ts";
import { tracking } from "./domains/tracking/domain.ts";
import { videos } from "./domains/videos/domain.ts";

/** What the product does: calls, background tasks and reactions of each domain. */
export const domains = [
  accounts,
  agentApplications,
  appSearch,
  applications,
  applyCredits,
  assistant,
  billing,
  boardApplications,
  candidateNotes,
  candidates,
  careers,
  collections,
  communities,
  companies,
  companyAts,
  content,
  dashboard,
  desk,
  doNotContact,
  employees,
  exchanges,
  externalJobs,
  files,
  giftCards,
  hiringPlans,
  integrations,
  interviews,
  jobImports,
  jobTracker,
  jobWriting,
  jobs,
  knowledge,
  leads,
  ledger,
  listingReports,
  matching,
  messaging,
  networks,
  notifications,
  offers,
  outreach,
  privacy,
  push,
  questions,
  referrals,
  reports,
  resumeTailoring,
  resumes,
  rewards,
  savedSearches,
  scorecards,
  search,
  singleSignOn,
  socialPosts,
  templates,
  tracking,
  videos,
];
