export { embedOf } from "./embeds.ts";
export { careersEvents } from "./events.ts";
export { servedHosts } from "./hosts.ts";
export { showCareers } from "./show-careers.ts";
