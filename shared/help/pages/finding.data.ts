import type { HelpPage } from "../help-page.ts";

export const finding: HelpPage[] = [
  {
    slug: "matches",
    title: "Your daily matches",
    summary: "How up to 10 jobs are chosen for you each morning, and how to change what comes.",
    sections: [
      {
        heading: "When matches come",
        paragraphs: [
          "Today shows up to 10 jobs that are chosen for you. New matches arrive every morning at seven in your time zone.",
          "The list of a day stays the same until the next morning. If you change your preferences, you can select “Update today’s matches” to have today’s list chosen again; what you already decided stays.",
        ],
      },
      {
        heading: "Decide about a match",
        paragraphs: [
          "For each match you can apply, save it for later or say that it’s not for you. You can give a reason: salary, location, company stage, the role or this company.",
          "We use your reasons to choose the next matches. The company never sees them. You can remove a reason under “Your feedback” in Preferences.",
        ],
      },
      {
        heading: "Why a job is a match",
        paragraphs: [
          "Each match shows which of the job’s requirements you meet, which are unclear and which are missing, with the line of your resume or profile that shows it.",
        ],
      },
      {
        heading: "If there are no matches",
        paragraphs: [
          "Fewer or no matches mean that few open jobs meet all your preferences. Widen them in Preferences: add a job title, a location or a level, or lower the minimum salary.",
        ],
      },
    ],
    screen: { name: "Today", href: "/today" },
    related: ["preferences", "when-few-jobs-fit", "saved-lists"],
  },
  {
    slug: "preferences",
    title: "Say what you’re looking for",
    summary: "Which preferences there are and how they shape your matches.",
    sections: [
      {
        heading: "Set your preferences",
        paragraphs: [
          "Open Preferences to choose job titles, locations, remote work, job types, levels, your minimum salary per year and more, and select “Save preferences”. They apply to tomorrow’s matches unless you update today’s.",
          "You need at least one job title, location or other preference to be matched by.",
        ],
      },
      {
        heading: "Turn off automated scoring",
        paragraphs: [
          "We compare your profile with what each job asks for and show how well they match. Turn off “Score how well jobs fit me” under “Automated scoring” in Preferences if you don’t want that.",
          "With scoring off, your matches are the newest jobs that meet all your preferences, and hiring teams see your applications without a score. You can turn it back on anytime.",
        ],
      },
    ],
    screen: { name: "Preferences", href: "/preferences" },
    related: ["matches", "hidden-companies", "when-few-jobs-fit"],
  },
  {
    slug: "searching",
    title: "Search for jobs",
    summary: "How to search and filter, save jobs and searches, and get new jobs by email.",
    sections: [
      {
        heading: "Search and filter",
        paragraphs: [
          "Open All jobs and type what you’re looking for in your own words, such as “remote designer over 70k”. Filters beside the results narrow them down.",
          "Anyone can search without an account.",
        ],
      },
      {
        heading: "Save a job",
        paragraphs: [
          "Select “Save” on a job to find it again under Saved. Companies don’t see what you save. A saved job that closes stays in your list and says so.",
        ],
      },
      {
        heading: "Save a search",
        paragraphs: [
          "Select “Save search” above the results, and we’ll email you new jobs every morning. Under Saved you can change that to weekly or to no emails, or follow the search by its RSS feed.",
        ],
      },
    ],
    screen: { name: "All jobs", href: "/jobs" },
    related: ["saved-lists", "job-pages", "companies"],
  },
  {
    slug: "referrals",
    title: "Get referred by someone who works there",
    summary: "How to ask for a referral, what happens next, and how former coworkers are asked about you.",
    sections: [
      {
        heading: "Ask for a referral",
        paragraphs: [
          "If an employee shared a job with you by their own link, the application form has the button “Ask … to refer me”. They get your request and decide whether to refer you. You can ask for 10 referrals a month.",
          "You can also apply right away. The application then counts as that employee’s referral, which the form says before you send. The employee sees that you applied and what comes of it, never what you send.",
          "At some companies coworkers review a referral before the hiring team sees it. Your application’s page shows whether it’s waiting for them.",
        ],
      },
      {
        heading: "Former coworkers",
        paragraphs: [
          "If you turn on “Ask former coworkers about me” in Preferences, people at a company you apply to who worked with you before are asked whether they know you. They see your name, photo, headline and the job.",
          "If they say yes, the hiring team sees it. If they don’t, we tell no one. It’s off until you turn it on.",
        ],
      },
    ],
    screen: { name: "Preferences", href: "/preferences" },
    related: ["asking-employees", "application-status"],
  },
  {
    slug: "when-few-jobs-fit",
    title: "When few jobs fit",
    summary: "What a condition does to your matches, what “Close, but” shows, and what to loosen.",
    sections: [
      {
        heading: "Your conditions",
        paragraphs: [
          "Your job titles, levels, locations, minimum salary, job types and work permission are conditions. A job that breaks one of them is never among today’s matches.",
          "That is why there can be fewer than 10. We don’t fill the list up with jobs you didn’t ask for.",
          "Remote with a place means that country: “Remote, San Diego” is remote in the United States. If you don’t say where you can work remotely from, we take your own country.",
        ],
      },
      {
        heading: "Jobs that almost fit",
        paragraphs: [
          "Below your matches, “Close, but” shows up to 5 jobs that break only one condition, each with the sentence that says which, such as how much less it pays than you asked.",
          "When few jobs fit, it also says what loosening a condition could bring, for example how many more jobs a lower minimum salary would add. Select “Change your preferences” to try it.",
        ],
      },
      {
        heading: "Jobs that say little",
        paragraphs: [
          "Some postings have little or no text. They have no score and say “This posting says little”. They come after the jobs we can compare with your profile. Read them on the company’s own site before you apply.",
          "In a longer posting we may still find no requirements, for example when it only tells about the company. We say “We found no requirements in this posting.” The job may ask for something all the same, so read it.",
        ],
      },
    ],
    screen: { name: "Today", href: "/today" },
    related: ["matches", "preferences", "searching"],
  },
  {
    slug: "companies",
    title: "Follow companies and collections",
    summary:
      "How to browse companies and collections, and get a company’s new jobs by email without an account.",
    sections: [
      {
        heading: "Browse companies",
        paragraphs: [
          "Companies lists who has open jobs, by industry, size and location. Each company has a careers page with what it says about itself and its open jobs.",
          "“See who hires at each company” shows the people of hiring teams that are here.",
        ],
      },
      {
        heading: "Collections",
        paragraphs: [
          "Collections are lists of jobs that our team picked by hand. Open one to see its jobs; anyone can read them without an account.",
        ],
      },
      {
        heading: "New jobs of one company by email",
        paragraphs: [
          "On a company’s careers page you can ask for its new jobs by email, with nothing but your email address. We send a link first, and nothing else is sent until you use it.",
          "You get at most one email a day. Every email has a link that stops them with one click.",
        ],
      },
    ],
    screen: { name: "Companies", href: "/companies" },
    related: ["searching", "hidden-companies", "communities"],
  },
  {
    slug: "job-pages",
    title: "Read a job page",
    summary: "What the facts on a job mean, how old a job is, and how to ask about it.",
    sections: [
      {
        heading: "Is the job still open?",
        paragraphs: [
          "Each job says when it was posted and, where we know it, when it was last confirmed open. Companies with a team here confirm their jobs every 30 days; a job that isn’t confirmed after two notices closes.",
          "“Apply by” is the last day to apply. You have until that day is over everywhere in the world.",
          "A closed job says so and shows other open jobs of the company.",
        ],
      },
      {
        heading: "Pay",
        paragraphs: ["Pay is shown only where the company or its posting states it. We don’t estimate it."],
      },
      {
        heading: "Report a job",
        paragraphs: [
          "If something is wrong with a job, report it at the end of its page: say what, and select “Send report”. You need an account. We read every report and tell you what we decide, and the company doesn’t learn who sent it. You can report a company on its careers page.",
        ],
      },
      {
        heading: "Ask about a job",
        paragraphs: [
          "Select “Ask” on a job page to ask about the job, the company, how well you fit or how to apply. Answers quote the job, its company, your own resumes and these help pages, with a link to the place. The conversation stays under Coach.",
          "If none of them answers your question, you’re told so.",
        ],
      },
    ],
    screen: { name: "All jobs", href: "/jobs" },
    related: ["applying", "asking-employees", "searching"],
  },
  {
    slug: "saved-lists",
    title: "Sort saved jobs into lists and share one",
    summary: "How to make lists of saved jobs, and what people with a link can see.",
    sections: [
      {
        heading: "Make a list",
        steps: ["Open Saved and select “New list”.", "Use “Move to a list” beside a job you saved."],
        paragraphs: ["A saved job is on one list or on none. If you delete a list, its jobs stay saved."],
      },
      {
        heading: "Share a list",
        steps: [
          "Open the list and select “Share list”.",
          "Add a first name if you want one to be shown, and select “Create link”.",
        ],
        paragraphs: [
          "Anyone with the link sees the open jobs on the list. They don’t see the list’s name or anything else about you.",
          "Select “Turn off link” to end it. A link that was turned off never works again.",
        ],
      },
    ],
    screen: { name: "Saved", href: "/saved" },
    related: ["searching", "tracking-applications"],
  },
  {
    slug: "sharing",
    title: "Share a job or a list",
    summary: "How to pass on a job, a collection or your own list, and what the other person sees.",
    sections: [
      {
        heading: "Share a page",
        steps: [
          "Open the job, the collection or the shared list and select “Share”.",
          "Choose an app on your phone. On a computer, the link is copied.",
        ],
        paragraphs: [
          "If you’re signed in, you get words ready to send with the job. If you aren’t, a job’s page shows its link to copy, and “Send by email” starts an email with it. Careers pages have “Share” at the end.",
        ],
      },
      {
        heading: "What the other person sees",
        paragraphs: [
          "They need no account to read a job. The link you copy from a page doesn’t say who you are. If you work at the company, the words under “Share” hold a link of your own, and applications by it count as your referral.",
        ],
      },
    ],
    screen: { name: "All jobs", href: "/jobs" },
    related: ["saved-lists", "referrals", "followed-links"],
  },
];
