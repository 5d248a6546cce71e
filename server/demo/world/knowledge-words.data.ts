/** What each hiring team of the demo has written down about its company. */
export const demoHandbook = {
  title: "How we hire",
  content: [
    "Every application is read by a person, and everyone gets an answer within two weeks.",
    "There are three talks: a first call of 30 minutes, a conversation about real work with two people of the team, and a visit to meet everyone else.",
    "We don’t give homework. If you need anything to take part, such as a sign language interpreter or more time, tell us and we’ll arrange it.",
  ].join("\n\n"),
};

/** The text of a page of the company's website. */
export const demoBenefits = {
  path: "/benefits",
  title: "Benefits",
  content: [
    "Benefits",
    "- 30 days of vacation, and the public holidays of where you live",
    "- 26 weeks of parental leave on full pay, for every parent",
    "- A budget for learning, and two weeks a year to spend it",
    "- Flexible hours: we meet between ten and two",
  ].join("\n\n"),
};
