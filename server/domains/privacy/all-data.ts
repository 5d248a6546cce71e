import { agentApplicationData } from "#server/domains/agent-applications/index.ts";
import { applyCreditData } from "#server/domains/apply-credits/index.ts";
import { type OwnData, accountData } from "#server/domains/accounts/index.ts";
import { assistantData } from "#server/domains/assistant/index.ts";
import { applicationData } from "#server/domains/applications/index.ts";
import { noteData } from "#server/domains/candidate-notes/index.ts";
import { billingData } from "#server/domains/billing/index.ts";
import { boardApplicationData } from "#server/domains/board-applications/index.ts";
import { candidateData } from "#server/domains/candidates/index.ts";
import { companyData } from "#server/domains/companies/index.ts";
import { doNotContactData } from "#server/domains/do-not-contact/index.ts";
import { employeeData } from "#server/domains/employees/index.ts";
import { externalJobData } from "#server/domains/external-jobs/index.ts";
import { fileData } from "#server/domains/files/index.ts";
import { videoData } from "#server/domains/videos/index.ts";
import { integrationData } from "#server/domains/integrations/index.ts";
import { interviewData } from "#server/domains/interviews/index.ts";
import { jobData } from "#server/domains/jobs/index.ts";
import { jobTrackerData } from "#server/domains/job-tracker/index.ts";
import { leadData } from "#server/domains/leads/index.ts";
import { matchData } from "#server/domains/matching/index.ts";
import { messagingData } from "#server/domains/messaging/index.ts";
import { notificationData } from "#server/domains/notifications/index.ts";
import { coverLetterData } from "#server/domains/resume-tailoring/index.ts";
import { resumeData } from "#server/domains/resumes/index.ts";
import { searchData } from "#server/domains/search/index.ts";
import { offerData } from "#server/domains/offers/index.ts";
import { outreachData } from "#server/domains/outreach/index.ts";
import { scorecardData } from "#server/domains/scorecards/index.ts";
import { referralData } from "#server/domains/referrals/index.ts";
import { socialPostData } from "#server/domains/social-posts/index.ts";
import { communityData } from "#server/domains/communities/index.ts";
import { giftCardData } from "#server/domains/gift-cards/index.ts";
import { listingReportData } from "#server/domains/listing-reports/index.ts";
import { questionData } from "#server/domains/questions/index.ts";
import { rewardData } from "#server/domains/rewards/index.ts";
import { reportData } from "#server/domains/reports/index.ts";
import { singleSignOnData } from "#server/domains/single-sign-on/index.ts";
import { pushData } from "#server/domains/push/index.ts";
import { savedSearchData } from "#server/domains/saved-searches/index.ts";
import { trackingData } from "#server/domains/tracking/index.ts";
import { dataCopyData } from "./data-copies.ts";

/** Every domain that keeps something of a person, from the top down: what names something goes before what it names. */
export const allData: readonly OwnData[] = [
  dataCopyData,
  assistantData,
  integrationData,
  interviewData,
  jobTrackerData,
  noteData,
  leadData,
  employeeData,
  scorecardData,
  externalJobData,
  agentApplicationData,
  applyCreditData,
  billingData,
  boardApplicationData,
  offerData,
  outreachData,
  applicationData,
  notificationData,
  referralData,
  messagingData,
  matchData,
  savedSearchData,
  pushData,
  reportData,
  listingReportData,
  questionData,
  rewardData,
  giftCardData,
  communityData,
  socialPostData,
  searchData,
  trackingData,
  jobData,
  resumeData,
  coverLetterData,
  singleSignOnData,
  doNotContactData,
  companyData,
  candidateData,
  videoData,
  fileData,
  accountData,
];
