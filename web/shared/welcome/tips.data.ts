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
  teams: [
    {
      id: "teams-people",
      beside: 'a[href="/teams/people"]',
      title: "Say who you know",
      text: "Tell us where you worked before. When past coworkers apply and agree to it, we’ll ask you about them.",
    },
    {
      id: "teams-referrals",
      beside: 'a[href="/teams/referrals"]',
      title: "Refer people",
      text: "Answer people who ask you for a referral, or share your link. Everyone who applies through it counts as yours.",
    },
    {
      id: "teams-earnings",
      beside: 'a[href="/teams/earnings"]',
      title: "Follow what you earn",
      text: "See when each part of a bonus is due and what you can withdraw.",
    },
  ],
} as const satisfies Record<string, readonly WelcomeTip[]>;

/** A few words at the top of a screen of the employees’ app, until they are dismissed. */
export const pageTips = {
  "teams-tip-people":
    "“I know them” tells the hiring team your name and where you worked together. If you skip someone, we don’t tell anyone.",
  "teams-tip-referrals":
    "Write how you know the person: the hiring team reads your words beside the application. We tell you when someone applies through your link.",
  "teams-tip-questions":
    "Only you can change your answers. The hiring team can take one off a job’s page, and can’t edit it.",
  "teams-tip-earnings":
    "Your company pays when a bonus is due. Add a bank account now, so that you can withdraw it as soon as it’s paid.",
} as const;
export type PageTipId = keyof typeof pageTips;
