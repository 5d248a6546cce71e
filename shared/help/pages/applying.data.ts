import type { HelpPage } from "../help-page.ts";

export const applying: HelpPage[] = [
  {
    slug: "applying",
    title: "Apply for a job",
    summary: "How to send an application, what the hiring team sees, and what your profile needs first.",
    sections: [
      {
        heading: "Send an application",
        paragraphs: [
          "Open the job and select “Apply for this job”. Choose a resume, answer the questions of the hiring team, add a cover note if you like, and select “Send application”.",
          "What you type is saved as a draft while you type. You can close the page and come back to it later, on this device or another one. Without a connection it’s kept on this device, until it’s saved or sent or you sign out.",
          "If you have several resumes, your default resume is chosen unless you pick another one.",
        ],
      },
      {
        heading: "What your profile needs",
        paragraphs: [
          "You need a name, a location, an email address and a LinkedIn address in your profile before you can apply. If one is missing, we ask for it when you send, and your application stays as you wrote it. If an answer is missing or wrong, the cursor goes to the first one.",
        ],
      },
      {
        heading: "What the hiring team sees",
        paragraphs: [
          "The hiring team sees the resume you chose, your profile, your answers and your cover note. Your resume is copied when you apply, so later changes to it don’t change what you sent.",
          "Answers to voluntary questions about yourself, such as ethnicity or gender, are kept apart and never shown to a hiring team.",
        ],
      },
      {
        heading: "Jobs on another site",
        paragraphs: [
          "Some companies take applications only on their own site. The button then says “Apply at” and the company’s name, and the site opens in a new tab.",
          "When you come back, we ask whether you applied. If you say yes, the job is added to your applications under “Other sites”, where only you see it.",
        ],
      },
      {
        heading: "Apply again",
        paragraphs: [
          "You can’t apply twice to a job while your application is open. If it has ended and the job is still live, you can apply again once.",
        ],
      },
    ],
    screen: { name: "Jobs", href: "/jobs" },
    related: ["questions", "fitting-a-resume", "withdrawing", "tracking-applications"],
  },
  {
    slug: "withdrawing",
    title: "Withdraw an application",
    summary: "How to take an application back, what the company sees, and whether you can return.",
    sections: [
      {
        heading: "Withdraw",
        paragraphs: [
          "Open Applications, find the job and select “Withdraw”. You can give a reason; if you do, the company can see it.",
          "You can withdraw as long as the application is open. Once you have been hired, or the application has ended, there is nothing left to withdraw.",
        ],
      },
      {
        heading: "What happens then",
        paragraphs: [
          "We tell the hiring team that you withdrew, and your conversation about the job closes. The application moves to “Closed” in your list.",
          "No one but you can reopen a withdrawn application. If the job is still live, you can apply for it again once.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["application-status", "applying"],
  },
  {
    slug: "application-status",
    title: "See where your applications stand",
    summary: "What each status means, how long a company has to answer, and what comes next.",
    sections: [
      {
        heading: "Where to look",
        paragraphs: [
          "Applications lists everything you applied for: invitations first, then active applications, then closed ones. Select a job to see every step with its date, what you sent and what comes next.",
          "If nothing has happened for 14 days, the list says how long you have had no reply.",
        ],
      },
      {
        heading: "What a status means",
        paragraphs: [
          "Pending means that the hiring team still has to decide. When they shortlist you, the status becomes the stage you are in, such as screen, interview or offer.",
          "“Passed” means that the company decided not to move forward, or that the time to answer ran out.",
          "No application is turned down by a score. A person on the hiring team makes every decision.",
        ],
      },
      {
        heading: "If no one answers",
        paragraphs: [
          "The page of a pending application says until which day the company can answer. If you don’t hear back by then, the application closes and we tell you.",
        ],
      },
      {
        heading: "Applications on other sites",
        paragraphs: [
          "Select “Add application” under “Other sites” to keep track of an application you made elsewhere. You set its status yourself: saved, applied, interview, offer, hired, passed or declined. Only you see it.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["tracking-applications", "withdrawing", "messages"],
  },
  {
    slug: "invitations",
    title: "Answer an invitation from a company",
    summary: "What an invitation is, how long it is open, and what happens when you accept or decline.",
    sections: [
      {
        heading: "Accept or decline",
        paragraphs: [
          "A company can invite you to talk about a job. You’ll find the invitation at the top of Applications, with what the company wrote.",
          "If you accept, a conversation opens and you can message each other. If you decline, we tell the team and the conversation closes; you can still apply later.",
          "An invitation expires after 14 days without an answer.",
        ],
      },
      {
        heading: "Stop invitations from a company",
        paragraphs: [
          "When you decline, you can choose that the company may not write to you again. You can also name companies under “Companies that can’t write to you” in Preferences.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["hidden-companies", "messages", "invitation-emails"],
  },
  {
    slug: "questions",
    title: "Answer the questions of a job",
    summary: "Which kinds of questions there are, how files and videos work, and what your answers can do.",
    sections: [
      {
        heading: "Kinds of questions",
        paragraphs: [
          "A company can ask questions that you answer in your own words, by choosing an answer, with yes or no, with a number, with a file or with a video.",
          "A file can be a PDF, a Word file, a text or a picture, up to 10 MB. The hiring team opens it through links that end after 10 minutes.",
        ],
      },
      {
        heading: "Answer with a video",
        paragraphs: [
          "Upload a video (MP4, WebM or MOV) or select “Record a video” and allow the camera and microphone. It can be up to 50 MB and 3 minutes long. A recording stays on your device until you select “Use this video”.",
          "Add captions for people who can’t hear it: type what you say, or add a .vtt file with times.",
          "Only you and the hiring team of the job can watch it. Notes that cameras save in videos, such as the place, are removed. A video you don’t send is deleted after 30 days, and all of them with your account.",
        ],
      },
      {
        heading: "What answers can do",
        paragraphs: [
          "The company can mark answers that sort an application behind others. Where it did, the form says that answers can change the order.",
          "That is all an answer does: your application is still read by people, and nothing is turned down because of an answer alone.",
        ],
      },
    ],
    related: ["applying", "voluntary-questions"],
  },
  {
    slug: "offers",
    title: "Answer an offer",
    summary: "How to read, accept or decline an offer, and what stays with you.",
    sections: [
      {
        heading: "Read it",
        paragraphs: [
          "When a company makes you an offer, you’ll find it on your application’s page, with its title, pay, start date and the date to respond by. You can download it as a PDF.",
          "What you were sent doesn’t change afterwards. If the company wants to change something, it withdraws the offer and sends another one.",
        ],
      },
      {
        heading: "Accept or decline",
        paragraphs: [
          "To accept, select “Accept offer” and type your full name, which signs it. We tell the company, and you both keep the signed offer.",
          "To decline, select “Decline”; you can give a reason, which the team can see. You can’t accept an offer after declining it, but your application stays open.",
        ],
      },
      {
        heading: "If the day passes",
        paragraphs: [
          "An offer expires when its last day is over everywhere in the world. Write to the hiring team if you need more time.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["application-status", "interviews"],
  },
  {
    slug: "invitation-emails",
    title: "You got an invitation by email",
    summary: "What to do with an email from a company when you have no account, and how to stop them.",
    sections: [
      {
        heading: "Why a company wrote to you",
        paragraphs: [
          "Companies can invite people they know from elsewhere. The email says which job it is about and what the company keeps about you.",
        ],
      },
      {
        heading: "Answer",
        paragraphs: [
          "Open the link in the email to say yes or no. You don’t need an account for that.",
          "Before you answer you can say who you are and what’s next for you under “In your own words”. The company reads it, and if you say yes it begins your profile.",
          "If you say yes, the company writes to you. To follow your application and reply here, set a password for your account on the same page.",
          "After you answered, you can have new jobs of the company by email. Nothing is sent until you use the link in the first email.",
        ],
      },
      {
        heading: "Have your details removed",
        paragraphs: [
          "On the same page you can have your details removed. The company can’t add you again then, and won’t write to you.",
        ],
      },
    ],
    related: ["invitations", "hidden-companies"],
  },
  {
    slug: "jobs-without-a-company-account",
    title: "Jobs posted without an account",
    summary: "What is different when the person who posted a job has no account here.",
    sections: [
      {
        heading: "Who posted it",
        paragraphs: [
          "Some jobs are posted by people who don’t have a company account. Their email address was confirmed, and one of our administrators read the job before it went live.",
          "The job page says so before you apply.",
        ],
      },
      {
        heading: "What they see",
        paragraphs: [
          "They see your name, email, LinkedIn profile, where you live, your years of experience, your resume, your answers and what you write under “Why you?”.",
          "They open your application through a link in an email that ends after 30 days. They can’t search for you or see the rest of your profile.",
        ],
      },
      {
        heading: "Apply without an account of your own",
        paragraphs: [
          "You can apply to such a job right away: the form makes your account while it sends your application.",
        ],
      },
      {
        heading: "Stay safe",
        paragraphs: [
          "Never pay to be considered for a job, and don’t send bank details or a copy of your passport before you have a signed offer from a company you checked.",
        ],
      },
    ],
    related: ["applying", "job-pages"],
  },
  {
    slug: "tracking-applications",
    title: "Keep track of all your applications",
    summary: "How to use the board, reminders and statistics, and take your list along.",
    sections: [
      {
        heading: "List, board and statistics",
        paragraphs: [
          "Applications can be shown as a list, as a board by status, or as statistics. On the board you move applications on other sites yourself, by dragging or in their menu.",
          "“Statistics” shows how many applications were answered, after how many days, and by source.",
        ],
      },
      {
        heading: "Set a reminder",
        steps: [
          "Select “Remind me” on an application, here or on another site.",
          "Choose “In 3 days”, “In a week”, “In 2 weeks” or a day.",
        ],
        paragraphs: [
          "You get a notification and an email at 9:00 AM that day in your time zone. Each application has one reminder at most, and nothing is sent if the application has ended by then. Companies don’t see it.",
        ],
      },
      {
        heading: "Take the list along",
        paragraphs: [
          "Select “Download CSV” for a file with every application, its status, dates, source, link and notes.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["application-status", "withdrawing", "saved-lists"],
  },
  {
    slug: "preparing-for-an-interview",
    title: "Prepare for an interview",
    summary: "What the preparation page shows, and who sees your notes.",
    sections: [
      {
        heading: "Open it",
        paragraphs: ["Open the application and select “Prepare for the interview”."],
      },
      {
        heading: "What it shows",
        paragraphs: [
          "“What they ask for” has the job’s requirements next to the lines of your profile and of the resume you sent that show them.",
          "“Questions to practice” are made from the job’s requirements. Write notes below each; they’re saved as you type, kept on your device while you have no connection, and only you can see them.",
          "At the end are facts about the company.",
          "If the job or your profile changes, the questions do too. Your earlier notes stay under “Earlier notes” until you clear them.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["interviews", "application-status", "fitting-a-resume"],
  },
  {
    slug: "applying-through-job-boards",
    title: "Send a job board’s form from here",
    summary:
      "How forms of other sites are filled in, what counts toward your monthly number, and what Plus adds.",
    sections: [
      {
        heading: "Fill in the form",
        steps: [
          "Select “Fill in the form” when you apply for a job whose company takes applications at its job board.",
          "Check every answer. We fill in only what is in your account, profile and resumes; consent boxes and the company’s own questions are yours to answer.",
          "Select “Send application”. Nothing is sent before that.",
        ],
        paragraphs: [
          "This isn’t offered for every job. Where it isn’t, apply on the company’s own site.",
          "“Receipt” keeps every answer as it was sent. The application is then under “Other sites” in your list, where you set its status yourself.",
        ],
      },
      {
        heading: "If we don’t know whether it arrived",
        paragraphs: [
          "If the connection breaks, the application says “May have arrived”. Look for an email from the company before you send it again; otherwise the company may get it twice.",
        ],
      },
      {
        heading: "How many a month",
        paragraphs: [
          "You can send 20 of these a month for free, and 100 with Plus. One counts once it arrives; one that the board refuses doesn’t. Settings lists them under “Applications through job boards”.",
          "You change to Plus, cancel it and find invoices under Plan in Settings. If you cancel, you keep Plus until the month you paid for ends. If a payment fails, we tell you and try again every 3 days; you keep Plus for 14 days. Then you’re on the free plan, and we tell you that too. You owe nothing.",
          "Applications to companies that read them here are free and not counted.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["applying", "tracking-applications"],
  },
];
