import type { HeldTopic } from "./held-topics.ts";

export interface Kept {
  what: string;
  why: string;
  until: string;
}
interface Purpose extends Kept {
  topic: HeldTopic;
}

/** Why each thing that is handed out is kept and until when, by the name it has in a download. */
export const purposes: Record<string, Purpose> = {
  profile: {
    topic: "profile",
    what: "Your profile",
    why: "To match you with jobs and fill in applications",
    until: "Until you delete your account",
  },
  highlights: {
    topic: "profile",
    what: "Highlights",
    why: "To show teams what you’re proud of",
    until: "Until you delete them or your account",
  },
  prompts: {
    topic: "profile",
    what: "Questions you answered about yourself",
    why: "To show teams more than a resume does",
    until: "Until you delete them or your account",
  },
  publicProfile: {
    topic: "profile",
    what: "What your public profile shows",
    why: "To show a page at your own address if you turn it on",
    until: "Until you delete your account",
  },
  profileViews: {
    topic: "profile",
    what: "Which companies read your profile",
    why: "To tell you who looked",
    until: "Until you delete your account",
  },
  demographicAnswers: {
    topic: "profile",
    what: "Answers to voluntary questions",
    why: "For statistics you agreed to, and nothing else",
    until: "Until you remove an answer or delete your account. Consent to count them ends after 12 months",
  },
  hiddenCompanies: {
    topic: "profile",
    what: "Companies you hide from",
    why: "So that they can’t find you",
    until: "Until you show yourself again",
  },
  resumes: {
    topic: "documents",
    what: "Resumes",
    why: "To send them with applications and match you with jobs",
    until: "Until you delete them or your account",
  },
  coverLetters: {
    topic: "documents",
    what: "Cover letters",
    why: "To send them with applications",
    until: "Until you empty it or delete your account",
  },
  files: {
    topic: "documents",
    what: "Files and pictures",
    why: "They’re part of your resumes, answers and messages",
    until: "Until you delete them or your account",
  },
  applications: {
    topic: "applying",
    what: "Applications and what you sent with them",
    why: "So that teams can decide and you can follow up",
    until: "Until you delete your account",
  },
  applicationScores: {
    topic: "applying",
    what: "Scores of your applications, and how they were made",
    why: "To show later what a team knew when it decided, as EU law requires of employers",
    until: "Stays as a number without your name. If nothing is decided yet, until you turn off scoring",
  },
  applicationViews: {
    topic: "team",
    what: "Applications you opened for your team",
    why: "So that it can be shown later who looked before a decision",
    until: "Stays with the application, without your name once you delete your account",
  },
  drafts: {
    topic: "applying",
    what: "Applications you’ve begun",
    why: "So that you can finish them",
    until: "Until you send them or delete your account",
  },
  interviews: {
    topic: "applying",
    what: "Interviews",
    why: "To find a time and remind everyone",
    until: "Until you delete your account",
  },
  offers: {
    topic: "applying",
    what: "Offers you received",
    why: "So that you can read and sign them",
    until: "Until you delete your account",
  },
  outreach: {
    topic: "applying",
    what: "Messages companies sent first",
    why: "So that they stop when you answer",
    until: "Until you delete your account",
  },
  formsOfBoards: {
    topic: "applying",
    what: "Forms filled in for job boards",
    why: "To send them when you press, and keep the receipt",
    until: "Until you delete your account",
  },
  applicationsSentToBoards: {
    topic: "applying",
    what: "Applications passed to a company’s own system",
    why: "To know that they arrived",
    until: "Until you delete your account",
  },
  applicationsElsewhere: {
    topic: "applying",
    what: "Applications you made elsewhere",
    why: "So that you see all of them in one place",
    until: "Until you delete them or your account",
  },
  practiceNotes: {
    topic: "applying",
    what: "Notes for interviews",
    why: "So that you can practice; no company reads them",
    until: "Until you empty it or delete your account",
  },
  reminders: {
    topic: "applying",
    what: "Reminders of your applications",
    why: "To remind you on the day you chose",
    until: "Until you remove it or delete your account",
  },
  savedJobs: {
    topic: "matching",
    what: "Saved jobs",
    why: "So that you find them again",
    until: "Until you remove them",
  },
  lists: {
    topic: "matching",
    what: "Lists of saved jobs",
    why: "To sort and share saved jobs",
    until: "Until you delete them or your account",
  },
  matches: {
    topic: "matching",
    what: "Your matches",
    why: "To choose jobs every morning and not show them twice",
    until: "Until you delete your account",
  },
  signals: {
    topic: "matching",
    what: "What you did with jobs",
    why: "To put jobs you’d like first",
    until: "For 180 days, hidden jobs for as long as you hide them, or until you erase it in Settings",
  },
  jobPreferences: {
    topic: "matching",
    what: "Preferences for single jobs",
    why: "To judge a job by what you said about it",
    until: "Until you delete your account",
  },
  savedSearches: {
    topic: "matching",
    what: "Saved searches",
    why: "To alert you to new jobs",
    until: "Until you delete them or your account",
  },
  recentSearches: {
    topic: "matching",
    what: "Recent searches",
    why: "To offer them again",
    until: "Until you delete them or your account",
  },
  followedCompanies: {
    topic: "matching",
    what: "Companies you follow",
    why: "To tell you about their new jobs",
    until: "Until you stop following them",
  },
  messages: {
    topic: "messages",
    what: "Messages you wrote",
    why: "They’re your conversations with teams",
    until: "Until you delete your account",
  },
  notifications: {
    topic: "messages",
    what: "Notifications",
    why: "To tell you what happened",
    until: "Until you delete your account",
  },
  emails: {
    topic: "messages",
    what: "Emails we sent you",
    why: "To show that they were sent, and send them again",
    until: "Until you delete your account",
  },
  assistantThreads: {
    topic: "messages",
    what: "Conversations with the coach",
    why: "So that you can come back to them",
    until: "Until you delete them or your account",
  },
  assistantMessages: {
    topic: "messages",
    what: "Messages in them",
    why: "To answer with what was said before",
    until: "Until you delete them or your account",
  },
  botMemories: {
    topic: "messages",
    what: "What the coach remembers",
    why: "Because you asked it to",
    until: "Until you delete it in Settings",
  },
  pushDevices: {
    topic: "messages",
    what: "Devices with push notifications",
    why: "To show notifications there",
    until: "Until you turn them off there",
  },
  pushSettings: {
    topic: "messages",
    what: "Quiet hours",
    why: "To leave you alone when you want it",
    until: "Until you delete your account",
  },
  pageSubscriptions: {
    topic: "messages",
    what: "Subscriptions to careers pages",
    why: "To email you new jobs there",
    until: "Until you unsubscribe",
  },
  doNotContact: {
    topic: "messages",
    what: "Companies that can’t write to you",
    why: "So that they don’t. Without your name, it stays after you delete your account",
    until: "Until you let them",
  },
  account: {
    topic: "account",
    what: "Your account: name, email and settings",
    why: "To sign you in and write to you",
    until: "Until you delete your account",
  },
  devices: {
    topic: "account",
    what: "Sessions",
    why: "To keep you signed in",
    until: "30 days after they end",
  },
  signIns: {
    topic: "account",
    what: "Sign-ins",
    why: "So that you can spot one that wasn’t you",
    until: "180 days",
  },
  passkeys: {
    topic: "account",
    what: "Passkeys",
    why: "To sign you in without a password",
    until: "Until you remove them",
  },
  singleSignOn: {
    topic: "account",
    what: "Company sign-in",
    why: "To sign you in through your company",
    until: "Until you delete your account",
  },
  applyCredits: {
    topic: "money",
    what: "Credits for applications through job boards",
    why: "To count what you used and give back what failed",
    until: "Stays in the ledger without your name",
  },
  plan: {
    topic: "money",
    what: "Your plan",
    why: "To give you what it includes",
    until: "Until you delete your account",
  },
  cards: {
    topic: "money",
    what: "Cards, by their last 4 digits",
    why: "To show you which one pays for your plan",
    until: "Until you remove them or delete your account",
  },
  invoices: {
    topic: "money",
    what: "Invoices of your plan",
    why: "To collect what your plan costs, and for your records",
    until: "Until you delete your account; the amounts stay in the ledger without your name",
  },
  referralHires: {
    topic: "money",
    what: "Hires you referred",
    why: "To pay your bonus",
    until: "Stays without your name",
  },
  employeeReferrals: {
    topic: "money",
    what: "Who referred you to a company, and whom you referred",
    why: "To tell whose referral bonus a hire earns",
    until: "Until you delete your account",
  },
  followedLinks: {
    topic: "applying",
    what: "Employees whose links brought you here",
    why: "To count an application you send later as referred by them; they learn nothing before",
    until: "Until you apply to their company or delete your account; it counts for the days the company sets",
  },
  dropClaims: {
    topic: "money",
    what: "Drops you claimed",
    why: "So that each is claimed once",
    until: "Stays without your name",
  },
  communityMembers: {
    topic: "profile",
    what: "Communities you’re in",
    why: "To show you their jobs, and you to their moderators",
    until: "Until you leave them or delete your account",
  },
  listingReports: {
    topic: "applying",
    what: "Jobs and companies you reported",
    why: "So that we can look at them and tell you what we decide; the company doesn’t learn who reported it",
    until: "Until you delete your account",
  },
  questions: {
    topic: "applying",
    what: "Questions you asked the people who work at a company",
    why: "So that they can answer; they don’t see who asks",
    until: "Until you take them back or delete your account",
  },
  answers: {
    topic: "team",
    what: "Answers you gave as an employee",
    why: "To show them to who asked and, where you chose so, on the job’s page",
    until: "Stay without your name",
  },
  pointEntries: {
    topic: "money",
    what: "Points for referrals",
    why: "So that you can redeem them",
    until: "Until you delete your account",
  },
  giftCardRedemptions: {
    topic: "money",
    what: "Gift cards you redeemed",
    why: "To send them to you, and for the records of the company that paid for them",
    until: "Stays without your name and without the code",
  },
  rewardTransactions: {
    topic: "money",
    what: "Bonuses",
    why: "To show you what you earned",
    until: "Until you delete your account",
  },
  payouts: {
    topic: "money",
    what: "Payouts",
    why: "To pay you, and because accounting laws ask for it",
    until: "Stays in the ledger without your name",
  },
  bankAccounts: {
    topic: "money",
    what: "Bank accounts",
    why: "To pay you",
    until: "Until you remove them or delete your account",
  },
  employments: {
    topic: "team",
    what: "Where you work and worked, with the email you confirmed it by",
    why: "So that you can refer people to your company",
    until: "Until you delete your account",
  },
  connections: {
    topic: "team",
    what: "People you know, from your LinkedIn export",
    why: "To show you which open jobs suit them. No one else sees them",
    until: "Until you remove them, upload a newer export or delete your account",
  },
  employeeWaitLists: {
    topic: "team",
    what: "The company you wait for, with your email and your hiring manager’s there",
    why: "To tell you when it’s here, and to ask it to come",
    until: "Until you delete your account; 30 days if you don’t confirm your email",
  },
  companyClaims: {
    topic: "team",
    what: "Companies you claimed",
    why: "To check that you may speak for them",
    until: "Until you delete your account",
  },
  companyWaitLists: {
    topic: "team",
    what: "Companies you put on the waitlist",
    why: "To tell you when they’re approved",
    until: "Until you delete your account",
  },
  socialPosts: {
    topic: "team",
    what: "Social posts you made",
    why: "To show your team who made them, and to remind you to post",
    until: "Until your team deletes them; without your account, no reminders are sent",
  },
  apiKeys: {
    topic: "team",
    what: "API keys",
    why: "To let your programs in",
    until: "Until you delete them",
  },
  workingHours: {
    topic: "team",
    what: "Working hours",
    why: "To offer times for interviews",
    until: "Until you delete your account",
  },
  reportSettings: {
    topic: "team",
    what: "Report settings",
    why: "To send your weekly report",
    until: "Until you delete your account",
  },
  jobsPostedWithoutAccount: {
    topic: "team",
    what: "Jobs posted without an account",
    why: "To publish them and forward applicants",
    until: "Until you delete your account",
  },
};

/** What hiring teams write about a person: theirs to keep, and gone with the person. */
export const byCompanies: Kept[] = [
  {
    what: "Notes, comments, votes and tags",
    why: "So that a team can decide together",
    until: "Until you delete your account",
  },
  {
    what: "Scorecards of interviews",
    why: "To judge everyone by the same questions",
    until: "Until you delete your account",
  },
  {
    what: "Records a team believes are you, such as a contact it imported",
    why: "So that no one is contacted twice",
    until: "Until you delete your account, or after 12 months for imported contacts",
  },
];

/** What is left when an account is deleted, and what companies have outside of this product. */
export const afterDeletion: Kept[] = [
  {
    what: "Credits, bonuses and payouts in the ledger, under a number and without your name",
    why: "Accounting laws ask for a complete record of payments",
    until: "No end",
  },
  {
    what: "That someone applied, when, and how it ended, without your name or anything you sent",
    why: "Companies must be able to show that they decided fairly",
    until: "As long as the company keeps its account",
  },
  {
    what: "Statistics that already counted you, in numbers of 10 or more",
    why: "No one can be found in them",
    until: "No end",
  },
  {
    what: "Applications that reached a company’s own system or inbox",
    why: "Laws on equal treatment make companies keep applications for a while. Ask the company for its copy",
    until: "As the law where the company is says, often 6 to 12 months",
  },
  {
    what: "Messages to companies, if you choose to leave them, without your name, email and phone",
    why: "Companies can look up what was agreed",
    until: "As long as the company keeps its account",
  },
  {
    what: "Contracts and pay records, if a company hired you",
    why: "Labor and tax laws make employers keep them",
    until: "As the law where the company is says, often several years",
  },
];
