interface DemoCommunity {
  name: string;
  description: string;
  joining: "open" | "asked";
  reviewsJobs: boolean;
  moderator: string;
  members: string[];
  /** Without a collection a job still waits for the moderator. */
  jobs: { title: string; collection?: string | null }[];
}

export const demoCommunities: DemoCommunity[] = [
  {
    name: "Water and weather, software",
    description:
      "For people who write software about rivers, tides and forecasts, or would like to. Ask here what a gauge is before you model one.",
    joining: "open",
    reviewsJobs: true,
    moderator: "Bruno Pacheco",
    members: ["Freya Lindqvist", "Dorota Bielak", "Harish Gokhale", "Mateo Ríos Aldana"],
    jobs: [
      { title: "Backend engineer", collection: "Servers" },
      { title: "Site reliability engineer", collection: "Servers" },
      { title: "Forecast engineer, ensembles", collection: null },
      { title: "Product designer" },
    ],
  },
  {
    name: "Field work without a desk",
    description: "For technicians and trainers who work outside. We talk about vans, shifts and good boots.",
    joining: "asked",
    reviewsJobs: false,
    moderator: "Afonso Valadares",
    members: ["Étienne Garnier", "Conor Scanlon"],
    jobs: [{ title: "Field technician, Humber", collection: null }],
  },
];
