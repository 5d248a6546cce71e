import type { ProfilePart } from "#shared/profile/profile-percent.ts";

const about = "/profile?edit=about";

/** What each part of a profile is called, and what to do about one that is missing. */
export const partWords: Record<ProfilePart, { name: string; toDo: string; href: string }> = {
  location: { name: "Location", toDo: "Add your location", href: about },
  linkedIn: { name: "LinkedIn", toDo: "Add your LinkedIn", href: about },
  work: { name: "Where you worked", toDo: "Add where you worked", href: "/profile?edit=work" },
  skills: { name: "Three skills or more", toDo: "Add three skills", href: "/profile?edit=skills" },
  preferences: { name: "What you want", toDo: "Say what you want", href: "/preferences" },
  summary: { name: "Summary", toDo: "Write a summary", href: "/profile?edit=summary" },
  headline: { name: "Headline", toDo: "Add a headline", href: about },
  department: { name: "Department", toDo: "Choose your department", href: about },
  education: { name: "Education", toDo: "Add your education", href: "/profile?edit=education" },
  picture: { name: "Picture", toDo: "Add a picture", href: about },
};
