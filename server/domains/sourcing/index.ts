import "./events.ts";
import "./network-index.ts";
import "./talent-index.ts";
import "./reactions.ts";
export { revealStands } from "./answer-reveal.ts";
export { forgetUploaded } from "./forget-uploaded.ts";
export { uploadedLeads, uploadedPeople } from "./tables.ts";
export { sourcingHandlers } from "./handlers.ts";
export { keepLayoffs, readLayoff } from "./layoffs.ts";
