export { colleagueQuestionEvents, revealEvents } from "./events.ts";
export { findPastWork } from "./answer-reveal.ts";
export { referralData } from "./own-data.ts";
