interface Talk {
  title: string;
  minutes: number;
  interviewers: string[];
}
/** Sessions, one after the other; several interviewers of one are a panel. */
export const talkSessions: Talk[] = [
  { title: "Systems", minutes: 60, interviewers: ["Marit Oakes"] },
  { title: "Meet the field", minutes: 30, interviewers: ["Owen Prosser"] },
];
const panel: Talk[] = [
  { title: "Systems", minutes: 60, interviewers: ["Marit Oakes", "Hester Vane"] },
  { title: "Meet the field", minutes: 30, interviewers: ["Owen Prosser"] },
];
const alone = (interviewer: string, title: string): Talk[] => [
  { title, minutes: 45, interviewers: [interviewer] },
];

/** With whom, so many days from today, and at which hour; null is soon. */
export const agreedInterviews: {
  name: string;
  job: string;
  days: number;
  hour: number | null;
  sessions: Talk[];
}[] = [
  {
    name: "Afonso Valadares",
    job: "Customer trainer, flood wardens",
    days: -12,
    hour: 10,
    sessions: alone("Rosalind Achterberg", "Teach us something"),
  },
  {
    name: "Étienne Garnier",
    job: "Customer trainer, flood wardens",
    days: -9,
    hour: 13,
    sessions: alone("Rosalind Achterberg", "Teach us something"),
  },
  {
    name: "Harriet Bellamy",
    job: "Forecast engineer, ensembles",
    days: -7,
    hour: 11,
    sessions: alone("Hester Vane", "An ensemble run"),
  },
  {
    name: "Gauri Nambiar",
    job: "Site reliability engineer",
    days: -5,
    hour: 8,
    sessions: [{ title: "An outage", minutes: 60, interviewers: ["Hester Vane", "Owen Prosser"] }],
  },
  { name: "Mateo Ríos Aldana", job: "Backend engineer", days: -4, hour: 14, sessions: panel },
  {
    name: "Lydia Hadley",
    job: "Forecast engineer, ensembles",
    days: -3,
    hour: 15,
    sessions: alone("Hester Vane", "An ensemble run"),
  },
  {
    name: "Harish Gokhale",
    job: "Backend engineer",
    days: 0,
    hour: null,
    sessions: alone("Marit Oakes", "Systems"),
  },
  {
    name: "Conor Scanlon",
    job: "Field technician, Humber",
    days: 0,
    hour: 15,
    sessions: [{ title: "In the van", minutes: 45, interviewers: ["Owen Prosser", "Hester Vane"] }],
  },
];
