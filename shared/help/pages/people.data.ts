import type { HelpPage } from "../help-page.ts";

export const people: HelpPage[] = [
  {
    slug: "communities",
    title: "Find and join a community",
    summary: "What communities are, how to join or leave one, and who sees that you are in it.",
    sections: [
      {
        heading: "What a community is",
        paragraphs: [
          "A community is a group of people in the same field, place or school who share jobs. Select “Communities” next to the job search to see them all.",
          "Anyone can read a community and its jobs, even without an account. Jobs that have closed are no longer shown.",
        ],
      },
      {
        heading: "Join and leave",
        paragraphs: [
          "Select “Join” on its page. If the button says “Ask to join”, a moderator decides; until then you can cancel your request.",
          "Select “Leave” to go. You can join again at any time.",
          "Only moderators see the list of members. Companies that bring jobs don’t see it.",
        ],
      },
    ],
    screen: { name: "Communities", href: "/communities" },
    related: ["moderating-a-community", "searching"],
  },
  {
    slug: "moderating-a-community",
    title: "Start and moderate a community",
    summary: "What you need to start a community, and what its moderators do.",
    sections: [
      {
        heading: "Start one",
        paragraphs: [
          "Open Communities and select “Start a community”. You need a confirmed email, a name that no other community has, and a sentence on who it is for.",
          "You choose whether people join at once or ask first, and whether jobs are shown at once or after a moderator has looked at them. You can change both later under “Edit”.",
        ],
      },
      {
        heading: "Jobs",
        paragraphs: [
          "Companies bring open jobs. Under “Jobs to review” you show a job, under a heading if you like, or decline it with a reason that the company reads.",
          "Headings put jobs that belong together under one name on the page of the community.",
        ],
      },
      {
        heading: "Members and other moderators",
        paragraphs: [
          "You accept or decline people who ask to join, make members moderators, and remove members.",
          "A community always has a moderator. If you are the last one, make someone else a moderator before you leave. When its last member leaves, a community ends.",
        ],
      },
    ],
    screen: { name: "Communities", href: "/communities" },
    related: ["communities"],
  },
  {
    slug: "asking-employees",
    title: "Ask the people who work at a company",
    summary: "How to ask employees about a job, who sees your question, and where the answer is.",
    sections: [
      {
        heading: "Ask",
        paragraphs: [
          "At the end of a job’s page, write your question and select “Send question”. If no one who works at the company has an account here, the page doesn’t offer it.",
          "Up to 5 of your questions to one company can wait for an answer at a time. While one waits, you can withdraw it.",
        ],
      },
      {
        heading: "Who sees it",
        paragraphs: [
          "Employees and the hiring team read your question, not your name. It has no part in an application.",
          "We tell you when someone answers. The answer is on the job’s page, for you only or for everyone if the employee chose to show it.",
        ],
      },
    ],
    screen: { name: "All jobs", href: "/jobs" },
    related: ["referrals", "job-pages"],
  },
];
