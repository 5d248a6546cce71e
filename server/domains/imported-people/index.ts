export { importedPeopleEvents } from "./events.ts";
export { uploadedLeads, uploadedPeople } from "./tables.ts";
