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
          "What you type is saved as a draft while you type. You can close the page and come back to it later, on this device or another one.",
          "If you have several resumes, your default resume is chosen unless you pick another one.",
        ],
      },
      {
        heading: "What your profile needs",
        paragraphs: [
          "You need a name, a location, an email address and a LinkedIn address in your profile before you can apply. If one is missing, we ask for it when you send, and your application stays as you wrote it.",
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
          "The hiring team is told that you withdrew, and your conversation about the job is closed. The application moves to “Closed” in your list.",
          "No one but you can reopen a withdrawn application. If the job is still live, you can apply for it again once.",
        ],
      },
    ],
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
  },
  {
    slug: "invitations",
    title: "Answer an invitation from a company",
    summary: "What an invitation is, how long it is open, and what happens when you accept or decline.",
    sections: [
      {
        heading: "Accept or decline",
        paragraphs: [
          "A company can invite you to talk about a job. The invitation stands at the top of Applications with what the company wrote.",
          "If you accept, a conversation opens and you can message each other. If you decline, the team is told and the conversation is closed; you can still apply later.",
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
  },
  {
    slug: "questions",
    title: "Answer the questions of a job",
    summary: "Which kinds of questions there are, how files work, and what your answers can do.",
    sections: [
      {
        heading: "Kinds of questions",
        paragraphs: [
          "A company can ask questions that you answer in your own words, by choosing an answer, with yes or no, with a number or with a file.",
          "A file can be a PDF, a Word file, a text or a picture, up to 10 MB. The hiring team opens it through links that end after 10 minutes.",
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
  },
  {
    slug: "offers",
    title: "Answer an offer",
    summary: "How to read, accept or decline an offer, and what stays with you.",
    sections: [
      {
        heading: "Read it",
        paragraphs: [
          "When a company makes you an offer, it stands on the page of your application with its title, pay, start and the day by which to answer. You can download it as a PDF.",
          "What you were sent doesn’t change afterwards. If the company wants to change something, it withdraws the offer and sends another one.",
        ],
      },
      {
        heading: "Accept or decline",
        paragraphs: [
          "To accept, select “Accept offer” and type your full name, which signs it. The company is told, and you both keep the signed offer.",
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
          "If you say yes, the company writes to you. To see where it stands and to write yourself, set a password for your account on the same page.",
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
  },
];
