import "./events.ts";
export { referralData } from "./own-data.ts";
