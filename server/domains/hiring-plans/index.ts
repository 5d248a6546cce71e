export { hiringPlanEvents } from "./events.ts";
