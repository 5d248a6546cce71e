import type { HelpPage } from "./help-page.ts";
import { applying } from "./pages/applying.data.ts";
import { coach } from "./pages/coach.data.ts";
import { employees } from "./pages/employees.data.ts";
import { finding } from "./pages/finding.data.ts";
import { people } from "./pages/people.data.ts";
import { profile } from "./pages/profile.data.ts";
import { yours } from "./pages/yours.data.ts";

/** The handbook for job seekers and for employees, as its contents list it. */
export const helpChapters: readonly { title: string; pages: readonly HelpPage[] }[] = [
  { title: "Finding a job", pages: finding },
  { title: "Applying", pages: applying },
  { title: "People who can help", pages: people },
  { title: "Your profile and resumes", pages: profile },
  { title: "The coach", pages: coach },
  { title: "Your account", pages: yours },
  { title: "For employees", pages: employees },
];

export const helpPages: readonly HelpPage[] = helpChapters.flatMap(({ pages }) => pages);
