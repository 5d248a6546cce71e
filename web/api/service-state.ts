let closed = false;
const listeners = new Set<() => void>();

/** Whether the service said that it is down for maintenance. */
export function isClosed() {
  return closed;
}
export function closeForNow() {
  change(true);
}
export function reopen() {
  change(false);
}
export function onServiceChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: boolean) {
  closed = next;
  for (const listener of listeners) listener();
}
