/** What Saltmarsh’s team looks for, by job and stage. */
export const kits = [
  {
    job: "Backend engineer",
    stage: "screen",
    guidance: "Half an hour. Find out what they want next and what they would miss.",
    attributes: [
      ["Clear account", "Tells what they did, and what others did."],
      ["Why us", "Has read what we do about floods."],
    ],
  },
  {
    job: "Backend engineer",
    stage: "interview",
    guidance: "Talk through the tide gauge service: what breaks at four in the morning?",
    attributes: [
      ["Systems", "Sees where load and failure come from."],
      ["Code", "Reads and changes code of others with care."],
      ["Working with others", "Says what they don’t know."],
    ],
  },
  {
    job: "Site reliability engineer",
    stage: "interview",
    guidance: "Walk through an outage they were part of.",
    attributes: [
      ["Incidents", "Stays calm, writes it down, comes back to the cause."],
      ["Automation", "Removes toil rather than documenting it."],
      ["Working with others", ""],
    ],
  },
  {
    job: "Forecast engineer, ensembles",
    stage: "interview",
    guidance: "An ensemble run of last winter is in the shared folder.",
    attributes: [
      ["Numerical work", "Knows when a number is noise."],
      ["Explaining", "A duty forecaster would understand it."],
    ],
  },
] as const;

type Rating = 1 | 2 | 3 | 4 | null;
interface Found {
  by: string;
  recommendation: "strongNo" | "no" | "yes" | "strongYes";
  /** As the kit lists its attributes. */
  ratings: Rating[];
  notes: string;
}
/** Where some of the team were to say what they found and have not, `asked` names everyone who was asked. */
export const findings: { name: string; job: string; daysAgo: number; asked?: string[]; found: Found[] }[] = [
  {
    name: "Mateo Ríos Aldana",
    job: "Backend engineer",
    daysAgo: 3,
    found: [
      {
        by: "Marit Oakes",
        recommendation: "strongYes",
        ratings: [4, 3, 4],
        notes: "Found the cold start before I had finished the drawing.",
      },
      {
        by: "Hester Vane",
        recommendation: "yes",
        ratings: [3, null, 4],
        notes: "Asks good questions. I did not see code.",
      },
      {
        by: "Owen Prosser",
        recommendation: "yes",
        ratings: [3, 3, 3],
        notes: "Would be fine in the van and fine in the room.",
      },
    ],
  },
  {
    name: "Gauri Nambiar",
    job: "Site reliability engineer",
    daysAgo: 4,
    asked: ["Marit Oakes", "Hester Vane", "Owen Prosser"],
    found: [
      {
        by: "Hester Vane",
        recommendation: "strongYes",
        ratings: [4, 4, 3],
        notes: "Her account of the payment outage was a lesson.",
      },
      {
        by: "Owen Prosser",
        recommendation: "no",
        ratings: [3, 2, 2],
        notes: "Strong, but I missed how she hands over to others.",
      },
    ],
  },
  {
    name: "Lydia Hadley",
    job: "Forecast engineer, ensembles",
    daysAgo: 2,
    found: [
      {
        by: "Hester Vane",
        recommendation: "yes",
        ratings: [4, 3],
        notes: "Explained spread to me in two sentences.",
      },
    ],
  },
];

export const offerLetter = `Dear {{candidate.firstName}},

We’d like you to join {{company.name}} as {{offer.title}}.

Your pay is {{offer.pay}}. You start on {{offer.startDate}}, with 30 days of vacation and the public holidays of where you live. Please respond by {{offer.answerBy}}.

Call any of us with questions. We look forward to working with you.

{{sender.fullName}}`;

/** The words of an outreach to leads, and of its follow-up. */
export const outreachWords = {
  text: "Hi {{candidate.firstName}}, your work on keeping things running made us think of {{job.title}} at {{company.name}}. Would you like to hear more?",
  followUp:
    "Hi {{candidate.firstName}}, just once more: the role is still open, and a short call is enough to begin.",
};
