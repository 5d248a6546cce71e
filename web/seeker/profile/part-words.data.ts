import type { ProfilePart } from "#shared/profile/profile-percent.ts";

const about = "/profile?edit=about";

/** What each part of a profile is called, and what to do about one that is missing. */
export const partWords: Record<ProfilePart, { name: string; toDo: string; href: string }> = {
  location: { name: "Location", toDo: "Add your location", href: about },
  linkedIn: { name: "LinkedIn", toDo: "Add your LinkedIn", href: about },
  work: { name: "Work history", toDo: "Add your work history", href: "/profile?edit=work" },
  skills: { name: "At least 3 skills", toDo: "Add 3 skills", href: "/profile?edit=skills" },
  preferences: { name: "Preferences", toDo: "Say what you’re looking for", href: "/preferences" },
  summary: { name: "Summary", toDo: "Write a summary", href: "/profile?edit=summary" },
  headline: { name: "Headline", toDo: "Add a headline", href: about },
  department: { name: "Department", toDo: "Choose your department", href: about },
  education: { name: "Education", toDo: "Add your education", href: "/profile?edit=education" },
  picture: { name: "Photo", toDo: "Add a photo", href: about },
};
