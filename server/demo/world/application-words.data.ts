export const passReasons = [
  "We need more years with {skill} for this seat",
  "Another applicant was further along",
  "The place does not work for either of us",
  "Pay expectations are too far apart",
  "Strong, but for a different role",
  "Too little evidence of {skill}",
  "Looking for shifts we cannot offer",
  "Team chose someone with field experience",
];
export const withdrawReasons = [
  "Accepted another offer",
  "The commute turned out longer than I thought",
  "I am staying where I am after all",
  "The salary is below what I need",
  "Family reasons; please keep me in mind for next year",
  "",
];
export const inviteRefusals = [
  "Not looking at the moment, thank you",
  "I prefer fully remote work",
  "I have just started somewhere new",
];
export const referralNotes = [
  "We [shared a desk|worked the same shifts|shared a pager] for [two|three] years at {past}. [You want this person in a storm|Nobody explains things better].",
  "{first} taught me most of what I know about {skill}.",
  "I would hire {first} [before me|tomorrow]. Ask about [the winter of 2024|the migration that did not happen|the night the plan failed].",
  "Friend of a friend, but I read the work and it is [careful|very good]. {skill} especially.",
  "[Calm, kind and quick|Quiet until it matters]. We met at {past} and kept in touch.",
  "Not an obvious fit on paper. I think {first} is who we meant when we wrote the post.",
];
export const pitches = [
  "I have used what you make and have three opinions about it, two of them good.",
  "Most of what you ask for I do today at {past}; the rest is why I am applying.",
  "I would like to do {field} for people who can tell me whether it helped.",
  "Your post says how you decide things. That is rare, and it is why I wrote.",
  "I am looking for a smaller team and a longer project. This looks like both.",
  "{years} years in, I want to work on something my neighbours would recognise.",
];
export const notes = [
  "Read twice. {skill} looks real, the last role is [short|vague]. Worth a call.",
  "Good answers. I would ask about {skill} and about moving.",
  "Spoke with {first} for half an hour: clear, curious, asked about the rota before I could.",
  "References are warm. One said “the person who writes it down”.",
  "Salary is at the top of our range. I can defend it.",
  "Not for this one, but keep in mind for [spring|the senior seat].",
  "Work sample was solid: simple, tested, with a note on what is missing.",
  "Can start [in January|in six weeks|right away]. Prefers mornings for calls.",
  "I know somebody at {past}. Happy to ask, if {first} agrees.",
  "Two of us disagree on {skill}. Let us put it into the interview.",
];
/** By the beginning of the question. */
export const answers: [question: string, answers: string[]][] = [
  [
    "When could",
    [
      "{available}.",
      "{available}, earlier if my handover goes well.",
      "After {available}; I can do a call any evening.",
    ],
  ],
  [
    "What would you like",
    [
      "{skill}, and saying no earlier.",
      "Writing things that are still true a year later.",
      "Leading without a title.",
      "Estimating. Everyone says so; I have started keeping score.",
    ],
  ],
  [
    "Which part",
    [
      "The sentence about mistakes being public.",
      "The customers. I would like to meet them.",
      "That you name the salary.",
      "How small the team is for what it carries.",
    ],
  ],
  [
    "Do you need",
    [
      "A quiet room would help, otherwise nothing.",
      "The questions in writing beforehand, please.",
      "No, thank you for asking.",
      "Captions on video calls.",
    ],
  ],
  [
    "Tell us about something",
    [
      "Nine cron jobs became one queue. The best part was deleting the wiki page.",
      "I replaced a form of 41 fields with one of six and a phone call.",
      "A deploy of eleven steps is now a button nobody is afraid of.",
    ],
  ],
  [
    "Tell us about an incident",
    [
      "Three hours of missing readings on a Sunday. I kept one log, called two people instead of ten and we lost nothing. The write-up is public.",
      "A certificate ran out on my watch. I fixed it in nine minutes and the cause in two weeks.",
    ],
  ],
  [
    "Which production",
    [
      "A clock that went backwards. I no longer trust clocks.",
      "The one I caused: a migration without a limit. I now write the undo first.",
    ],
  ],
  [
    "What have you",
    [
      "A book about bridges that fell. It changed how I review.",
      "A small parser for tide tables. Slow input taught me more than any course.",
    ],
  ],
  [
    "Describe an analysis",
    [
      "It showed that our best region was only our most patient one. We stopped a campaign of £80,000.",
      "Simple counts, by hour. Moving two shifts saved a third of the overtime.",
    ],
  ],
  [
    "How do you check",
    [
      "I calculate it a second way, then ask the person who will be angry if it is wrong.",
      "Against one day counted by hand.",
    ],
  ],
  [
    "Please add",
    [
      "https://portfolio.example/{handle}",
      "It is on my site: https://portfolio.example/{handle}. Start with the second project.",
    ],
  ],
  [
    "Tell us about a design",
    [
      "A lovely gauge that nobody could read in sunlight. We went back to numbers.",
      "People tapped the picture, not the button. So the picture became the button.",
    ],
  ],
  [
    "Tell us about research",
    [
      "Twenty-four days in lorry cabs. Most of what I learnt happened at petrol stations.",
      "A week in a ferry terminal with a notebook and a folding chair.",
    ],
  ],
  ["What did you last", ["A chat inside the product. We gave support a better phone instead."]],
  ["Describe a deal", ["They wanted a promise about a date nobody could keep. They came back a year later."]],
  ["Do you hold", ["Yes, category B, clean.", "Yes, since 2015, and a trailer licence."]],
  [
    "Are you comfortable",
    [
      "Yes. I have worked from ladders and boats and have my own float jacket.",
      "Height yes; I am learning about water.",
    ],
  ],
  [
    "What is your registration",
    [
      "In my resume; valid for two more years.",
      "Happy to send it once we have spoken. It expires next autumn.",
    ],
  ],
  ["Which shifts", ["Early ones. I am useless after nine.", "Any, if I know them a month ahead."]],
  [
    "How would you answer",
    [
      "“You are right, here is what I am doing about it, and here is when you hear from me.”",
      "With thanks first. The rudeness is usually about the third time it happened.",
    ],
  ],
  [
    "Which of your",
    [
      "That the cheap sensor was the more honest one.",
      "A null result on our favourite idea. We published it.",
    ],
  ],
  [
    "Which process",
    ["Goods in: from four signatures to one scan.", "Our own hiring. Five rounds became three."],
  ],
  [
    "Tell us about a lesson",
    ["I lost the room in ten minutes, stopped and asked why. We did the next forty on their questions."],
  ],
  ["How many days", ["Eight, happily.", "Two a month until January, then as many as you like."]],
  ["Which calibration", ["Cold starts. The first six hours are where trust is lost."]],
  ["What was hard", ["Conflicts. We ended up showing both versions and letting the warden choose."]],
  ["Which water board", ["Scheldestromen. They have the longest dykes and the shortest meetings."]],
  [
    "How do you look",
    ["Blackout curtains, the same breakfast at the wrong hour and no promises on day one after."],
  ],
  ["Which public service", ["Changing a name. It takes nine letters and should take one."]],
  ["Show us", ["https://portfolio.example/{handle}/prototype"]],
];
