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
  },
  {
    slug: "referrals",
    title: "Get referred by someone who works there",
    summary: "How to ask for a referral, what happens next, and how former coworkers are asked about you.",
    sections: [
      {
        heading: "Ask for a referral",
        paragraphs: [
          "If an employee shared a job with you by their own link, the application has the button “Ask … to refer me”. They get your request and decide whether to refer you.",
          "At some companies coworkers review a referral before the hiring team sees it. The page of your application says where it stands.",
        ],
      },
      {
        heading: "Former coworkers",
        paragraphs: [
          "If you turn on “Ask former coworkers about me” in Preferences, people at a company you apply to who worked with you before are asked whether they know you. They see your name, photo, headline and the job.",
          "If they say yes, the hiring team sees it. If they don’t, no one is told. It is off until you turn it on.",
        ],
      },
    ],
  },
];
