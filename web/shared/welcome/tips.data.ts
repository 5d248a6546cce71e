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
      title: "Ten jobs a day",
      text: "Each says why it fits and what is missing. Say no with a reason, and tomorrow’s are better.",
    },
    {
      id: "seeker-applications",
      beside: 'a[href="/applications"]',
      title: "Where you stand",
      text: "Every application shows its true stage and ends with an answer.",
    },
    {
      id: "seeker-search",
      beside: search,
      title: "Find anything",
      text: "Jobs, companies, conversations and screens, from one box. The key ? shows all the others.",
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
      text: "Move people by hand, by menu or by keyboard. Your team sees it at once.",
    },
    {
      id: "hire-search",
      beside: search,
      title: "Find anything",
      text: "People, jobs, conversations and screens, from one box. The key ? shows all the others.",
    },
  ],
} as const satisfies Record<string, readonly WelcomeTip[]>;
