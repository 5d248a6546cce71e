import type { HelpPage } from "../help-page.ts";

export const coach: HelpPage[] = [
  {
    slug: "coach",
    title: "Ask the coach",
    summary: "What you can ask, where answers come from, and what the coach can do for you.",
    sections: [
      {
        heading: "What you can ask",
        paragraphs: [
          "Open Coach and ask in your own words: where your applications stand, what to do next, how well you fit a job, or how something works here.",
        ],
      },
      {
        heading: "Where answers come from",
        paragraphs: [
          "The coach answers from your own applications, resumes and memory, from jobs you can see, and from these help pages. Quotes are word for word, and each has a link that opens at its place.",
          "If nothing answers your question, it says so instead of guessing. Each answer says whether a language model was used.",
        ],
      },
      {
        heading: "When the coach acts",
        paragraphs: [
          "If you ask it to do something, such as to withdraw an application, it shows what it would do. Nothing happens until you confirm.",
        ],
      },
      {
        heading: "Delete a conversation",
        paragraphs: [
          "Conversations are listed beside the coach. Only you can see them, and you can delete each of them.",
        ],
      },
    ],
    screen: { name: "Coach", href: "/coach" },
    related: ["memory", "application-status"],
  },
  {
    slug: "memory",
    title: "What the coach remembers",
    summary: "How to see, change, delete and turn off the coach’s memory.",
    sections: [
      {
        heading: "Only what you ask for",
        paragraphs: [
          "The coach remembers only what you ask it to, for example “Remember that I prefer small teams”. Nothing else is taken from your conversations. Only you can see it.",
        ],
      },
      {
        heading: "See and change it",
        paragraphs: [
          "In Settings under Memory you can read, add, edit and delete everything it remembers. What you delete isn’t used in any later answer.",
        ],
      },
      {
        heading: "Turn it off",
        paragraphs: [
          "Turn off “Use memory in answers” if the coach shouldn’t use it. What you saved is kept, but not used, until you turn it on again or delete it.",
        ],
      },
    ],
    screen: { name: "Settings", href: "/settings" },
    related: ["coach", "privacy"],
  },
];
