export { employeeEvents } from "./events.ts";
export { employeeData } from "./own-data.ts";
export { employeeWaitNames } from "./wait-list/names.ts";
