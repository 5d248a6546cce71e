export interface WelcomeTip {
  /** Kept on the server once it was read. */
  id: string;
  /** What it speaks of. */
  beside: string;
  /** What has to be there for the tip to make sense. */
  about?: string;
  title: string;
  text: string;
}

const search = '[aria-keyshortcuts="Control+K Meta+K"]';

/** What a newcomer is told in each app. */
export const welcomeTips = {
  seeker: [
    {
      id: "seeker-today",
      beside: 'a[href="/today"]',
      title: "Up to 10 jobs a day",
      text: "Each one says why it fits and what’s missing. Dismiss a job with a reason and tomorrow’s are better.",
    },
    {
      id: "seeker-applications",
      beside: 'a[href="/applications"]',
      title: "Know where you stand",
      text: "Every application shows its current status and gets an answer.",
    },
    {
      id: "seeker-search",
      beside: search,
      title: "Find anything",
      text: "Jobs, companies, conversations and screens, all in one search. Press ? to see every shortcut.",
    },
  ],
  hire: [
    {
      id: "hire-applicants",
      about: "applicants",
      beside: 'a[href="/hire/applicants"]',
      title: "One person at a time",
      text: "See what fits and the line that proves it, then shortlist, save or pass. You have a few seconds to undo.",
    },
    {
      id: "hire-pipeline",
      about: "applicants",
      beside: 'a[href="/hire/pipeline"]',
      title: "From shortlist to hired",
      text: "Move people by drag and drop, menu or keyboard. Your team sees it right away.",
    },
    {
      id: "hire-search",
      beside: search,
      title: "Find anything",
      text: "People, jobs, conversations and screens, all in one search. Press ? to see every shortcut.",
    },
  ],
} as const satisfies Record<string, readonly WelcomeTip[]>;
