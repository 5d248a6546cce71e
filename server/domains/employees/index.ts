export { employeeEvents } from "./events.ts";
export { employeeData } from "./own-data.ts";
