export { embedOf } from "./embeds.ts";
export { careersEvents } from "./events.ts";
export { servedHosts } from "./hosts.ts";
