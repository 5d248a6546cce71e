export { importedPeopleEvents } from "./events.ts";
export { uploadedLeadNames, uploadedPersonNames } from "./uploaded-leads.ts";
