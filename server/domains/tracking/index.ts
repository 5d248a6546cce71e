export { bufferOf } from "./event-buffer.ts";
export { forgetVisitor } from "./forget-visitor.ts";
export { trackingData } from "./own-data.ts";
export { subscribe } from "./subscriptions.ts";
export { recordVisitOf } from "./record.ts";
