export { appSearchHandlers } from "./handlers.ts";
