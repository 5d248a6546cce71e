import type { FieldReaders, ProfileAudience, ProfileField } from "#contract/public-profiles.ts";

export const readerWords: Record<FieldReaders, string> = {
  nobody: "No one",
  teams: "Hiring teams",
  employees: "Employees",
  members: "Hiring teams and employees",
  everyone: "Everyone with the link",
};
export const audienceWords: Record<ProfileAudience, string> = {
  stranger: "Stranger",
  team: "Hiring team",
  employee: "Employee",
};

/** Every field in the order of the page, under the heading of its group. */
export const fieldGroups: Record<string, Partial<Record<ProfileField, string>>> = {
  "Who you are": {
    fullName: "Name",
    profilePicture: "Picture",
    headline: "Headline",
    location: "Location",
    department: "Department",
    experienceLength: "Years of experience",
    jobStatus: "Job search",
    availableFrom: "Can start",
  },
  "How to reach you": {
    email: "Email",
    phone: "Phone",
    linkedInUrl: "LinkedIn",
    personalWebsite: "Website",
  },
  "What you did": {
    summary: "Summary",
    workExperience: "Work experience",
    education: "Education",
    projects: "Projects",
    certification: "Certifications",
    skills: "Skills",
    languages: "Languages",
    courseWorks: "Courses",
    highlights: "Highlights",
  },
  "What you say about yourself": {
    intro: "Introduction",
    careerEthos: "Career ethos",
    whatsNext: "What’s next",
    profileVideo: "Introduction video",
    videoASKLink: "Video elsewhere",
    prompts: "Answers in your own words",
    cultureSelections: "Culture",
    workStyle: "Work style",
    enneagram: "Enneagram",
    myersBriggs: "Myers-Briggs",
  },
};
