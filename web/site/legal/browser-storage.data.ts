import type { Kept } from "#shared/privacy/purpose.ts";

const tab = "Until you close the tab or sign out";
const signOut = "Until you sign out";
const cleared = "Until you clear this site’s data in your browser";

/** Everything the product keeps in the browser besides cookies; an asterisk stands for a part that varies. */
export const browserStorage: readonly Kept[] = [
  {
    what: "person:draft:*",
    why: "What you’ve typed into an application, resume, cover letter, message, profile, practice note or job that hasn’t reached us yet",
    until: "Until it’s saved or sent, you discard it, or someone signs in or out",
  },
  { what: "person:recent:*", why: "The last 6 things you opened through the app search", until: signOut },
  {
    what: "person:fit-summary-hidden",
    why: "That you hid the bar showing how a job fits you",
    until: "Until you show it again or sign out",
  },
  {
    what: "person:sign-up",
    why: "The number your sign-up is counted under, only if you let us count visits",
    until: "Until you finish signing up or close the tab",
  },
  {
    what: "person:unfinished-lead-upload",
    why: "Name and address of the contact file you uploaded, and what you chose for it",
    until: "Until its people are added, you choose another file or sign out",
  },
  {
    what: "person:build-template-visited",
    why: "That you have opened the careers page editor",
    until: signOut,
  },
  { what: "logout", why: "When you last signed out, so that other tabs sign out too", until: cleared },
  {
    what: "hire-app-requests-query",
    why: "The filters of the applicant feed you last viewed",
    until: tab,
  },
  { what: "hire-app-requests-scroll-top", why: "How far you scrolled in the applicant feed", until: tab },
  { what: "teams-app-requests-query", why: "The filters of the people you last looked at", until: tab },
  { what: "teams-app-requests-scroll-top", why: "How far you scrolled in these people", until: tab },
  { what: "admin-app-requests-query", why: "The filters of the moderation list", until: tab },
  { what: "react-router-scroll-positions", why: "How far you scrolled on pages you go back to", until: tab },
  {
    what: "chat:*",
    why: "Messages from one tab to another, in browsers that have no other way to pass them on",
    until: "1 minute",
  },
  {
    what: "person:reading",
    why: "The last messages of the 5 conversations you read last, and the jobs you saved, to read while you’re offline",
    until: "Until you sign out, or someone else signs in",
  },
  { what: "sound", why: "That you turned the music off", until: "Until you turn it on again" },
  {
    what: "offline-2",
    why: "The page shown when you’re offline, kept once you have signed in",
    until: "Until a newer one replaces it, or you clear this site’s data",
  },
];
