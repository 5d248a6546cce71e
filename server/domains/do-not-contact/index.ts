export { askedNotTo, askedNotToByIds, refuseIfAskedNotTo } from "./asked-not-to.ts";
export { doNotContactEvents } from "./events.ts";
export { keepObjection } from "./keep-objection.ts";
export { doNotContactData } from "./own-data.ts";
