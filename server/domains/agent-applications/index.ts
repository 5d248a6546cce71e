export { showStatus } from "./show-form.ts";
export { agentApplicationData } from "./own-data.ts";
