import type { Purpose } from "./purpose.ts";

/** The same of what is kept about people as employees and members of hiring teams. */
export const teamPurposes: Record<string, Purpose> = {
  applicationViews: {
    topic: "team",
    what: "Applications you opened for your team",
    why: "So that it can be shown later who looked before a decision",
    until: "Stays with the application, without your name once you delete your account",
  },
  answers: {
    topic: "team",
    what: "Answers you gave as an employee",
    why: "To show them to who asked and, where you chose so, on the job’s page",
    until: "Stay without your name",
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
  questionsAboutApplicants: {
    topic: "team",
    what: "Questions a hiring team asked you about applicants you know, and your answers",
    why: "So that the team hears from people who worked with an applicant",
    until: "Until you or the applicant delete the account",
  },
  applicationVotes: {
    topic: "team",
    what: "Votes on people your coworkers referred",
    why: "So that the company can decide whom its hiring team sees",
    until: "Stay without your name",
  },
  pastWork: {
    topic: "team",
    what: "Where you worked before, as you told us",
    why: "To find applicants you may know",
    until: "Until you delete your account",
  },
  reveals: {
    topic: "team",
    what: "Times you were asked whether you know an applicant",
    why: "So that you’re asked once",
    until: "Until you or the applicant delete the account",
  },
  employeeInvitations: {
    topic: "team",
    what: "Invitations to an employees’ account",
    why: "So that you can accept them",
    until: "Until 30 days after they end, or you delete your account",
  },
  employeeLinkViews: {
    topic: "team",
    what: "How often your links to jobs were opened",
    why: "To show you whether they work",
    until: "Until you delete your account",
  },
  teamInvitations: {
    topic: "team",
    what: "Invitations to hiring teams",
    why: "So that you can accept them",
    until: "Until you delete your account",
  },
  permissions: {
    topic: "team",
    what: "What you may do in your hiring team",
    why: "To open and lock what your team decided",
    until: "Until you leave the team or delete your account",
  },
  jobTeams: {
    topic: "team",
    what: "Jobs whose team you’re on",
    why: "To show you their applicants and tell you what’s new",
    until: "Until you leave them or delete your account",
  },
  interviewsHeld: {
    topic: "team",
    what: "Times of interviews you hold",
    why: "So that no one offers them twice",
    until: "Until you delete your account",
  },
  scorecardsAsked: {
    topic: "team",
    what: "Scorecards you were asked for",
    why: "To remind you of them",
    until: "Until you fill them in or delete your account",
  },
  feedViews: {
    topic: "team",
    what: "Lists of applicants you saved",
    why: "So that you find them again",
    until: "Until you delete them or your account",
  },
  jobsPostedWithoutAccount: {
    topic: "team",
    what: "Jobs posted without an account",
    why: "To publish them and forward applicants",
    until: "Until you delete your account",
  },
};
