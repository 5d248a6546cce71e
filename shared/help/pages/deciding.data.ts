import type { HelpPage } from "../help-page.ts";

export const deciding: HelpPage[] = [
  {
    slug: "reviewing-applicants",
    title: "Review applicants",
    summary:
      "How to decide about applicants, undo a decision, pass with your own words, and keep to your promise.",
    sections: [
      {
        heading: "Decide",
        paragraphs: [
          "Applicants shows the list and one person beside it: how they meet each requirement, with the line that shows it, their resume, answers, history and notes. Select “Shortlist”, “Save” or “Pass”.",
          "By keyboard, J and K move through the list, S shortlists, V saves, P passes, M opens a message and X selects. Press ? to see all shortcuts.",
          "Shortlisting opens a conversation and puts the person into the pipeline.",
        ],
      },
      {
        heading: "Undo",
        paragraphs: ["You can undo a decision for a few seconds. We tell the applicant only after that."],
      },
      {
        heading: "Pass with a reason, later, or in your own words",
        paragraphs: [
          "Open the menu beside “Pass” to choose a reason, to pass in 1 to 3 days, or to write a message. Until a later pass takes effect, you can’t shortlist or move the person, but you can select “Cancel rejection”.",
          "Only your team sees the reason.",
        ],
      },
      {
        heading: "Many at once",
        paragraphs: [
          "Select several applicants to shortlist, save, tag, move or pass them together, with one undo for all.",
        ],
      },
      {
        heading: "Find and sort",
        paragraphs: [
          "Filter by job, location, score, years of experience, source, tags and answers, sort by newest, oldest or best match, and save all of it as a view that only you see.",
          "A score compares a profile with the job’s requirements. No one is rejected by a score, and people who turned off automated scoring have none.",
        ],
      },
      {
        heading: "Your promise to applicants",
        paragraphs: [
          "Under Company > Profile you choose within how many days you answer. Applicants see the date, and an application you haven’t answered by then closes automatically. We warn your team 14 and 3 days before.",
        ],
      },
    ],
    screen: { name: "Applicants", href: "/hire/applicants" },
    related: ["pipeline", "company-emails", "scorecards", "decision-log"],
  },
  {
    slug: "pipeline",
    title: "Move people through the pipeline",
    summary:
      "How stages work, how to move, hire and reopen, and what happens to people when a stage is removed.",
    sections: [
      {
        heading: "Move people",
        paragraphs: [
          "Pipeline shows everyone you shortlisted, by stage. Drag a card to another stage, or open the person and change “Stage”.",
          "We tell the candidate about a new stage 10 seconds after the last move, so you can move them back first.",
          "Select “Hire” when someone is hired. We tell them right away.",
          "If you passed someone by mistake, open them and select “Reopen”; they’re moved back to Pending. You can’t reopen an application that the candidate withdrew.",
        ],
      },
      {
        heading: "Stages",
        paragraphs: [
          "Every job has screen, interview, offer and hired. Your own stages go between interview and offer: set them for all jobs under Company > Profile, or for one job with “Give this job its own stages” in its form.",
          "If you remove a stage that has people in it, we ask where they go. Their history says so.",
        ],
      },
      {
        heading: "Openings",
        paragraphs: [
          "Under Hiring plan you set how many people a job needs and by when. When the last opening is filled, we tell the job’s team; nothing closes automatically.",
        ],
      },
    ],
    screen: { name: "Pipeline", href: "/hire/pipeline" },
    related: ["reviewing-applicants", "scorecards", "hiring-plan", "making-offers"],
  },
  {
    slug: "scorecards",
    title: "Rate candidates with scorecards",
    summary: "How to set up what a stage looks for, how to rate, and when you see what others wrote.",
    sections: [
      {
        heading: "Set them up",
        steps: [
          "Open the job and then “Scorecards”. You need the permission “Jobs”.",
          "Choose a stage, write guidance, and select “Add an attribute” for each thing to rate.",
          "Select “Save”.",
        ],
        paragraphs: [],
      },
      {
        heading: "Rate someone",
        paragraphs: [
          "Open the candidate and then “Scorecards”. Rate each attribute weak, mixed, good or strong, or skip it, choose a recommendation, and select “Submit scorecard”.",
          "You see what your teammates wrote once your own scorecard is in, so that no one follows the first opinion. “Summary” then shows the ratings by attribute.",
          "You can edit your own scorecard until the application is decided. Candidates can’t see scorecards.",
        ],
      },
      {
        heading: "Ask teammates",
        paragraphs: [
          "Select “Ask teammates” to ask someone for a scorecard. They’re told right away, and reminded after a day and again 2 days later. After an interview, its interviewers are asked.",
        ],
      },
    ],
    screen: { name: "Pipeline", href: "/hire/pipeline" },
    related: ["pipeline", "scheduling-interviews", "job-teams"],
  },
  {
    slug: "scheduling-interviews",
    title: "Schedule interviews",
    summary: "How to propose times or let candidates pick a free one, and how to change or cancel.",
    sections: [
      {
        heading: "Propose times",
        steps: [
          "Open someone you shortlisted and then “Interview”.",
          "Choose “Your times” and enter up to 5 times, or choose “Free hours”, days and interviewers. Teammates who review applicants can interview.",
          "Enter a location, a video link, or both. The candidate sees them.",
          "Select “Propose times” or “Offer free times”.",
        ],
        paragraphs: [
          "With free hours, you offer up to 60 days, and the candidate picks a time when everyone is free. Several interviewers make a panel, and sessions can follow one another.",
          "The candidate sees times in their own time zone. Everyone gets an email invitation that updates their calendar.",
        ],
      },
      {
        heading: "Your working hours",
        paragraphs: [
          "Set your hours and time off under Interviews > My working hours. Without hours of your own, you’re offered on weekdays from 9 to 5. We don’t read other calendars.",
        ],
      },
      {
        heading: "Change or cancel",
        paragraphs: [
          "Select “Propose other times” to move an interview, or “Cancel interview”. We tell the candidate and all interviewers.",
          "Candidates can cancel too. Where they picked from free hours, they can choose another time themselves.",
          "When you reject or hire someone, an interview that hasn’t taken place yet is canceled with the decision. The email about the decision says so and clears their calendar.",
        ],
      },
    ],
    screen: { name: "Interviews", href: "/hire/interviews" },
    related: ["scorecards", "pipeline", "making-offers"],
  },
  {
    slug: "making-offers",
    title: "Make an offer",
    summary: "How an offer is written, approved, sent and signed.",
    sections: [
      {
        heading: "Write and approve",
        steps: [
          "Open a candidate in the pipeline, then “Offer”, and select “Write an offer”.",
          "Enter the job title, pay, start date and the date to respond by, and write the offer text or begin with a template.",
          "Add approvers if someone has to approve it, and select “Save draft”.",
          "If someone has to approve it, select “Ask for approval”. Approvers are asked one after the other.",
          "Once it’s approved, select “Send offer”.",
        ],
        paragraphs: [
          "An approver selects “Approve offer”, or writes what should change and selects “Ask for changes”. The teammate who wrote the offer is told why. Only teammates who review applicants and see salaries can approve.",
          "If an approver asks for changes, the offer is a draft again. When you ask for approval again, everyone is asked anew.",
        ],
      },
      {
        heading: "After you send it",
        paragraphs: [
          "Placeholders are filled in when you send an offer, and its words can’t be changed anymore. To change something, withdraw it and write another one.",
          "The candidate accepts by typing their name, which hires them. You both keep the signed offer as a PDF. If you hire someone before they have signed, they still can.",
          "An offer expires when its last day is over everywhere in the world.",
        ],
      },
      {
        heading: "Who sees offers",
        paragraphs: [
          "Only teammates with the permissions “Applicants” and “Salaries” see offers. To send one, you need “Messages” as well.",
        ],
      },
    ],
    screen: { name: "Pipeline", href: "/hire/pipeline" },
    related: ["pipeline", "team-permissions", "company-emails", "hiring-plan"],
  },
  {
    slug: "hiring-plan",
    title: "Plan how many people to hire",
    summary: "How to set openings and target dates, and what happens when a job is filled.",
    sections: [
      {
        heading: "Plan a job",
        paragraphs: [
          "Open Hiring plan and select “Plan” beside a job. Enter how many people you want to hire and a target date. A job has 1 opening until you change it.",
        ],
      },
      {
        heading: "When a job is filled",
        paragraphs: [
          "The job’s team is notified of the hire that fills the last opening. You can hire more people than planned.",
          "When you close a filled job, we ask what to tell the others: pass everyone with a reason and an email you choose, or “Close without passing”.",
        ],
      },
    ],
    screen: { name: "Hiring plan", href: "/hire/plan" },
    related: ["publishing-a-job", "pipeline", "hiring-reports"],
  },
  {
    slug: "hiring-reports",
    title: "Read your reports",
    summary: "What reports count, how to download them, and what the diversity report shows.",
    sections: [
      {
        heading: "What is counted",
        paragraphs: [
          "Reports shows where all applications are right now, the funnel, time in each stage, time to a first answer and to a hire, sources, offers, interviewers and ads. Filter by days, job, department and source.",
          "Each number of people opens the applications it counts.",
          "Leads and invitations without an answer aren’t counted. Days go by your company’s time zone.",
        ],
      },
      {
        heading: "Download or get it by email",
        paragraphs: [
          "Select “Download” for an Excel workbook or a CSV file. Turn on “Email me every Monday” to get a weekly report of the whole company by email.",
        ],
      },
      {
        heading: "Visitors",
        paragraphs: [
          "Reports > Visitors counts people who opened your jobs or careers page and agreed to be counted, and how often they shared them.",
        ],
      },
      {
        heading: "Diversity",
        paragraphs: [
          "Reports > Diversity counts who applied, was interviewed and was hired in a year that is over, only among people who agreed to be counted. Groups of fewer than 10 people are never shown.",
        ],
      },
    ],
    screen: { name: "Reports", href: "/hire/reports" },
    related: ["advertising-a-job", "decision-log", "hiring-plan"],
  },
  {
    slug: "decision-log",
    title: "Keep a record of decisions",
    summary: "How to download every score, view and decision of an application.",
    sections: [
      {
        heading: "Download the log",
        steps: [
          "Open an applicant and then “History”.",
          "Under “Decision log”, select “Download CSV” or “Download JSON”.",
        ],
        paragraphs: [
          "The file has every score with what it was made of and the version of the scorer, who opened the application and when, and each decision with its reason. Each download is recorded in the audit log.",
          "EU law asks employers who use scores to keep such a log. It’s kept as long as the application is.",
        ],
      },
      {
        heading: "People who turned off scoring",
        paragraphs: [
          "If an applicant turned off automated scoring, the log says from when on the application was reviewed by people only.",
        ],
      },
    ],
    screen: { name: "Applicants", href: "/hire/applicants" },
    related: ["reviewing-applicants", "hiring-reports"],
  },
  {
    slug: "application-sources",
    title: "See where applications come from",
    summary: "What each source means, where you see it, and how to compare sources.",
    sections: [
      {
        heading: "Where you see it",
        paragraphs: [
          "Each application shows its source with a mark: in the list of applicants, beside the applicant, on leads, and in Reports. Candidates read under Applications where theirs came from.",
          "Filter the applicants by source, or open Reports to compare how many came from each and how far they got.",
        ],
      },
      {
        heading: "People who found you",
        paragraphs: [
          "Matches, Search, Marketplace and Assistant: they found the job here, in their daily matches, by searching, in a list of all jobs, or from the coach. Careers page: on your own page. Job page: at the job’s address, opened directly. Shared link: by a link that someone sent them.",
          "An application from a job board or an ad has the name of that board, if people came by its tracked link under “Advertise on other sites”.",
        ],
      },
      {
        heading: "People someone brought",
        paragraphs: [
          "Referral: an employee spoke for them. Referral link: they came by a link an employee shared, also if they applied later another way.",
          "Network, Talent pool, Automatic sourcing and Uploaded file: your team found them. Added by hand: a teammate added them.",
        ],
      },
    ],
    screen: { name: "Reports", href: "/hire/reports" },
    related: ["hiring-reports", "advertising-a-job", "followed-links"],
  },
  {
    slug: "video-questions",
    title: "Ask for a video answer",
    summary: "How to add a video question, what applicants can send, and who watches it.",
    sections: [
      {
        heading: "Add the question",
        steps: [
          "Open the job and add a question under “Questions”.",
          "Write what they should talk about, and set the answer to “A video”.",
          "Clear “Required” if they may leave it out, and save.",
        ],
        paragraphs: [
          "Not everyone can or wants to be on camera. Leave a video optional if it isn’t needed for the work, and don’t judge looks, surroundings or accents.",
        ],
      },
      {
        heading: "What applicants send",
        paragraphs: [
          "They record in the browser or upload MP4, WebM or MOV, up to 50 MB and 3 minutes, with captions if they like. Captions are shown in the video or as a transcript below it.",
        ],
      },
      {
        heading: "Watch an answer",
        paragraphs: [
          "Open the applicant: the video is under their answers. Only the hiring team of the job can watch it. Its link ends after 10 minutes; reload the page if it no longer plays.",
          "A candidate’s introduction video, if they made one, is with their profile.",
        ],
      },
    ],
    screen: { name: "Applicants", href: "/hire/applicants" },
    related: ["reviewing-applicants", "publishing-a-job", "scorecards"],
  },
];
