import type { HelpPart } from "./help-page.ts";
import { applying } from "./pages/applying.data.ts";
import { coach } from "./pages/coach.data.ts";
import { deciding } from "./pages/deciding.data.ts";
import { employees } from "./pages/employees.data.ts";
import { finding } from "./pages/finding.data.ts";
import { hiring } from "./pages/hiring.data.ts";
import { people } from "./pages/people.data.ts";
import { profile } from "./pages/profile.data.ts";
import { reaching } from "./pages/reaching.data.ts";
import { yours } from "./pages/yours.data.ts";

/** The help that everyone may read, as its contents list it. */
export const publicHelp: readonly HelpPart[] = [
  {
    audience: "seekers",
    title: "For job seekers",
    chapters: [
      { title: "Finding a job", pages: finding },
      { title: "Applying", pages: applying },
      { title: "People who can help", pages: people },
      { title: "Your profile and resumes", pages: profile },
      { title: "The coach", pages: coach },
      { title: "Your account", pages: yours },
    ],
  },
  {
    audience: "employees",
    title: "For employees",
    chapters: [{ title: "Referring people", pages: employees }],
  },
  {
    audience: "hiringTeams",
    title: "For hiring teams",
    chapters: [
      { title: "Company and jobs", pages: hiring },
      { title: "Finding people", pages: reaching },
      { title: "Applicants and hires", pages: deciding },
    ],
  },
];
