/** First name, last name, title and employer, as a LinkedIn export has them. */
export const demoConnections: readonly (readonly [string, string, string, string])[] = [
  ["Solveig", "Aasen", "Backend Engineer", "Northlight Maps"],
  ["Tomasz", "Wrona", "Senior Backend Engineer", "Harbor Ledger"],
  ["Keiko", "Amano", "Product Designer", "Harbor Ledger"],
  ["Lucia", "Ferrante", "Senior Product Designer", "Clearwell"],
  ["Ruben", "Okafor", "Site Reliability Engineer", "Northlight Maps"],
  ["Maren", "Holt", "Mobile Engineer", "Tidepool Apps"],
  ["Devon", "Sharpe", "Field Technician", "Severn Instruments"],
  ["Gwen", "Pritchard", "Field Technician", "Coastal Survey"],
  ["Anneke", "Visser", "Partnerships Lead", "Waterfront Europe"],
  ["Ifeoma", "Nwosu", "Registered Nurse", "Elm Street Clinic"],
  ["Paul", "Bergstrom", "History Teacher", "Lakeside School"],
  ["Carla", "Mendes", "Bookkeeper", "Mendes and Sons"],
];

interface DemoQuestion {
  asks: string;
  job: string;
  text: string;
  daysAgo: number;
  answer?: { by: string; text: string; shared: boolean };
}
export const demoQuestions: readonly DemoQuestion[] = [
  {
    asks: "Freya Lindqvist",
    job: "Backend engineer",
    text: "How often is someone on call, and what happens the day after a bad night?",
    daysAgo: 9,
    answer: {
      by: "Dilip Menon",
      text: "One week in six. After a night with a call you start when you have slept, and no one asks. Last quarter I was woken twice.",
      shared: true,
    },
  },
  {
    asks: "Dorota Bielak",
    job: "Backend engineer",
    text: "Do new people work with the gauges themselves, or only with their data?",
    daysAgo: 3,
  },
  {
    asks: "Harish Gokhale",
    job: "Site reliability engineer",
    text: "Which part of the system would you hand to someone in their first month?",
    daysAgo: 2,
  },
  {
    asks: "Étienne Garnier",
    job: "Field technician, Humber",
    text: "Is the van yours to take home, or does it stay at the depot?",
    daysAgo: 6,
    answer: {
      by: "Bryn Calloway",
      text: "You take it home. Most mornings you drive straight to the first gauge, and the depot is only for parts.",
      shared: true,
    },
  },
];
