/** The job search that takes a job seeker out of the talent pool of companies. */
export const notLooking = "Not looking";

/** What everyone should know who has a profile: companies find it without an application. */
export const foundNotice =
  "Hiring teams that have confirmed their company can find you in their talent pool and invite you to a job, without an application from you. They see your name, your photo and what your profile says about your work, not your contact details or your pay.";
