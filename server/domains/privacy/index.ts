import "./events.ts";
export { privacyHandlers } from "./handlers.ts";
