import "./events.ts";
export { keepLayoffs, readLayoff } from "./layoffs.ts";
export { sourcingData } from "./own-data.ts";
