export { careersEvents } from "./events.ts";
