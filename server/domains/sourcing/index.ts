import "./events.ts";
import "./network-index.ts";
import "./talent-index.ts";
import "./reactions.ts";
export { revealCommitted } from "./answer-reveal.ts";
export { sourcingHandlers } from "./handlers.ts";
export { keepLayoffs, readLayoff } from "./layoffs.ts";
export { sourcingData } from "./own-data.ts";
