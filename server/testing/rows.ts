import { newId } from "#server/database/ids.ts";
import { aConnection, anEmployeeInvite, anEmployeeWaiting } from "./employees.ts";
import { aJob } from "./jobs.ts";
import { aClaim, aWaitListEntry, anInvite } from "./companies.ts";
import { aCandidate, aCompany, aCompanyAdmin, anEmployee } from "./people.ts";
import { anAtsAccount } from "./feeds.ts";
import { aCollection, aSavedSearch } from "./search.ts";
import { aSentOffer, anOffer } from "./offers.ts";
import { anAdCost } from "./exchanges.ts";
import { aMemory, anExchange } from "./assistant.ts";
import { aMatch } from "./candidates.ts";
import { aHiringTeam, anApplication } from "./applications.ts";
import { anAgentApplication } from "./agent-applications.ts";
import { anInterview } from "./interviews.ts";
import { aTextSource, aWebSource } from "./knowledge.ts";
import { aPushDevice } from "./push.ts";
import { aWebhook, anApiKey } from "./integrations.ts";
import { aMerge, aPairApart } from "./duplicate-people.ts";
import { aNote } from "./notes.ts";
import { aCommunity } from "./communities.ts";
import { aReport } from "./listing-reports.ts";
import { aQuestion } from "./questions.ts";
import { aGiftCard, aRedemption } from "./gift-cards.ts";
import { aBankAccount, aDrop, aHireByReferral, aPayout, aRewardTransaction } from "./rewards.ts";
import { aSocialPost } from "./social-posts.ts";
import { aStory } from "./stories.ts";
import { aNetwork, aColleagueQuestion, aReveal, anUploadedLead } from "./networks.ts";
import { aSignature, aTemplate } from "./templates.ts";
import { aCompanyInvoice, aCreditNote, aPaymentMethod, aPlanRequest, aSeekerCard } from "./payments.ts";
import { anOutreach } from "./outreach.ts";
import { aSender } from "./senders.ts";
import { aVideo } from "./videos.ts";
import type { World } from "./world.ts";

/** Makes one row of each kind that paths name, owned by people nobody else in a test knows. */
export const rowMakers: Record<string, (world: World) => Promise<string>> = {
  user: async (world) => (await aCandidate(world)).userId,
  candidate: async (world) => (await aCandidate(world)).candidateId,
  candidateWork: async (world) =>
    (await (await aCandidate(world)).api.candidates.addWork({ body: { title: "A bridge" } })).id,
  candidatePrompt: async (world) =>
    (await (await aCandidate(world)).api.candidates.addPrompt({ body: { prompt: "Why?" } })).id,
  candidateList: async (world) =>
    (await (await aCandidate(world)).api.jobTracker.saveJobs({ body: { name: "Close to home" } })).started!
      .id,
  botThread: async (world) => (await anExchange(await aCandidate(world))).thread.id,
  botMessage: async (world) => (await anExchange(await aCandidate(world))).answer.id,
  botMemory: async (world) => (await aMemory(await aCandidate(world))).id,
  referralHire: async (world) => (await aHireByReferral(world)).hireId,
  employee: async (world) => (await anEmployee(world)).employeeId,
  connection: async (world) => (await aConnection(await anEmployee(world))).id,
  employeeInvite: async (world) => (await anEmployeeInvite(await aCompanyAdmin(world))).id,
  rewardTransaction: aRewardTransaction,
  drop: async (world) => (await aDrop(await aCompanyAdmin(world), world)).id,
  anyCommunity: async () => newId(),
  community: async (world) => (await aCommunity(await aCandidate(world))).id,
  reportedListing: async (world) => (await aReport(world)).job.id,
  question: async (world) => (await aQuestion(world)).question.id,
  giftCard: async (world) => (await aGiftCard(await aCompanyAdmin(world))).id,
  giftCardRedemption: async (world) => (await aRedemption(world)).redemption.id,
  bankAccount: aBankAccount,
  payout: aPayout,
  socialPost: async (world) => (await aSocialPost(world)).id,
  story: async (world) => (await aStory(world)).id,
  match: aMatch,
  company: async (world) => (await aCompany(world)).id,
  teamInvite: async (world) =>
    (await anInvite(world, await aCompanyAdmin(world), { email: `invited-${newId()}@people.example` })).id,
  companyClaim: aClaim,
  waitListEntry: async (world) => (await aWaitListEntry(world)).id,
  employeeWaitListEntry: async (world) => (await anEmployeeWaiting(world)).id,
  session: async () => newId(),
  passkey: async () => newId(),
  adminPasskey: async () => newId(),
  signIn: async () => newId(),
  companyAdmin: async (world) => (await aCompanyAdmin(world)).companyAdminId,
  application: async (world) => (await anApplication(world, (await aHiringTeam(world)).job)).id,
  myApplication: async (world) => (await anApplication(world, (await aHiringTeam(world)).job)).id,
  referralRequest: async (world) =>
    (await anApplication(world, (await aHiringTeam(world)).job, { applicationState: "referralRequest" })).id,
  review: async (world) =>
    (await anApplication(world, (await aHiringTeam(world)).job, { applicationState: "review" })).id,
  applicationBatch: async (world) =>
    (await (await aHiringTeam(world)).marit.api.applications.startBatch({ body: { move: "pass" } })).id,
  candidateNote: async (world) => (await aNote(world)).note.id,
  messageTemplate: async (world) => (await aTemplate(world)).id,
  signatureTemplate: async (world) => (await aSignature(world)).id,
  knowledgeSource: async (world) => (await aTextSource(await aCompanyAdmin(world))).id,
  webSource: async (world) => (await aWebSource(await aCompanyAdmin(world))).id,
  offer: async (world) => (await anOffer(world)).offer.id,
  myOffer: async (world) => (await aSentOffer(world)).offer.id,
  interview: async (world) => (await anInterview(world)).interview.id,
  feedView: async (world) =>
    (
      await (
        await aHiringTeam(world)
      ).marit.api.applications.saveView({ body: { name: "Nearby", query: { place: "Oslo" } } })
    ).id,
  apiKey: async (world) => (await anApiKey(await aCompanyAdmin(world))).id,
  webhook: async (world) => (await aWebhook(await aCompanyAdmin(world))).id,
  signUpTracker: async () => newId(),
  adSpend: anAdCost,
  externalJob: async (world) => (await world.client().externalJobs.create({ body: {} })).id,
  agentApplication: anAgentApplication,
  externalApplication: async (world) =>
    (
      await (
        await aCandidate(world)
      ).api.jobTracker.saveExternal({ body: { jobTitle: "Ranger", companyName: "Elsewhere" } })
    ).id,
  job: async (world) => (await aJob(world, { status: "draft" })).id,
  /** Live, but for the company's own employees only. */
  liveJob: async (world) => (await aHiringTeam(world, { internal: true })).job.id,
  notification: async () => newId(),
  email: async () => newId(),
  task: async () => newId(),
  video: async (world) => (await aVideo(await aCandidate(world))).id,
  pushDevice: async (world) => (await aPushDevice(await aCandidate(world))).device.id,
  savedSearch: async (world) => (await aSavedSearch(world)).id,
  companyHost: async (world) =>
    (
      await (
        await aCompanyAdmin(world)
      ).api.careers.addHost({ body: { domain: `careers.c${newId()}.example` } })
    ).id,
  atsAccount: async (world) => (await anAtsAccount(world, (await aCompanyAdmin(world)).companyId)).id,
  outreachPerson: async (world) => (await anOutreach(world)).person.id,
  companySender: async (world) => (await aSender(world)).sender.id,
  collection: async (world) => (await aCollection(world)).id,
  companyInvoice: (world) => aCompanyInvoice(world),
  openInvoice: (world) => aCompanyInvoice(world, "open"),
  creditNote: aCreditNote,
  paidInvoice: (world) => aCompanyInvoice(world, "paid"),
  seekerCard: aSeekerCard,
  paymentMethod: aPaymentMethod,
  planRequest: aPlanRequest,
  network: aNetwork,
  reveal: async (world) => (await aReveal(world)).id,
  colleagueQuestion: async (world) => (await aColleagueQuestion(world)).id,
  peopleMerge: async (world) => (await aMerge(world)).id,
  peopleKeptApart: async (world) => (await aPairApart(world)).id,
  uploadedPerson: async (world) => (await anUploadedLead(world)).personId,
};
