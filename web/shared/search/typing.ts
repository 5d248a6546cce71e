let typing = false;

/** Results that come while someone types are kept out of the statistics. */
export function markTyping(now: boolean) {
  typing = now;
}
/** Whether the next search comes from typing; asked once. */
export function takeTyping() {
  const was = typing;
  typing = false;
  return was;
}
