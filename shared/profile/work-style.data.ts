/** What a way of working is told by, from one end (1) to the other (5). */
export const workStyleCategories = [
  { categoryId: "company", category: "Working with others", from: "Mostly alone", to: "Mostly together" },
  { categoryId: "structure", category: "Structure", from: "Open questions", to: "Clear tasks" },
  { categoryId: "pace", category: "Pace", from: "Steady", to: "Fast" },
  { categoryId: "decisions", category: "Decisions", from: "By discussion", to: "By one person" },
  { categoryId: "feedback", category: "Feedback", from: "In writing", to: "In person" },
] as const;

export const myersBriggsTypes = [
  "ENFJ",
  "ENFP",
  "ENTJ",
  "ENTP",
  "ESFJ",
  "ESFP",
  "ESTJ",
  "ESTP",
  "INFJ",
  "INFP",
  "INTJ",
  "INTP",
  "ISFJ",
  "ISFP",
  "ISTJ",
  "ISTP",
] as const;

export const enneagramTypes = [
  "1 Reformer",
  "2 Helper",
  "3 Achiever",
  "4 Individualist",
  "5 Investigator",
  "6 Loyalist",
  "7 Enthusiast",
  "8 Challenger",
  "9 Peacemaker",
] as const;
