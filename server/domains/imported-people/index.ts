import "./events.ts";
export { uploadedLeads, uploadedPeople } from "./tables.ts";
