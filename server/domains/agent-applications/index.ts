export { agentApplicationData } from "./own-data.ts";
