import "./network-index.ts";
import "./talent-index.ts";
export { sourcingHandlers } from "./handlers.ts";
export { keepLayoffs, readLayoff } from "./layoffs.ts";
