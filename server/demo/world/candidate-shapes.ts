export interface Candidate {
  id: string;
  userId: string;
  fullName: string;
  email: string;
  headline: string;
  summary: string;
  role: string;
  department: string;
  location: string;
  phone: string | null;
  linkedInUrl: string;
  personalWebsite: string | null;
  experienceYears: number;
  experienceLength: string;
  jobStatus: "Actively looking" | "Open to offers" | "Not looking";
  availableFrom: string | null;
  skills: string[];
  workExperience: WorkExperience[];
  education: {
    school: string;
    degree: string | null;
    field: string | null;
    start: string | null;
    end: string | null;
  }[];
  projects: {
    name: string;
    description: string;
    link: string | null;
    start: string | null;
    end: string | null;
  }[];
  certification: { name: string; issuer: string | null; date: string | null; link: string | null }[];
  preferences: Preferences;
  /** Companies that must not see this person. */
  hiddenFrom: string[];
  scoring: boolean;
  profilePercent: number;
  resume: { id: string; name: string; fileName: string; lines: string[] };
  createdAt: Date;
}
export interface WorkExperience {
  title: string;
  companyName: string;
  companyURL: string | null;
  /** "2020-03"; a null end with current true means until now. */
  start: string;
  end: string | null;
  current: boolean;
  /** One achievement a line. */
  description: string;
}
export interface Preferences {
  titles: string[];
  departments: string[];
  locations: string[];
  remote: boolean;
  remoteLocations: string[];
  workplaceTypes: string[];
  jobTypes: string[];
  seniority: string[];
  companySizes: string[];
  industries: string[];
  fundingStages: string[];
  /** Thousands a year. */
  salary: number;
  salaryCurrency: string;
  anythingElse: string;
}
