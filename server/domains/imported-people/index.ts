import "./events.ts";
export { forgetUploaded } from "./forget-uploaded.ts";
export { warnUntold } from "./warn-untold.ts";
export { uploadedLeads, uploadedPeople } from "./tables.ts";
export { importedPeopleHandlers } from "./handlers.ts";
