export { leadEvents } from "./events.ts";
