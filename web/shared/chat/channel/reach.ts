/** Asks the conversation that is open to show one of its messages. */
const wanted = new EventTarget();

export function askToReach(cid: string, id: string) {
  wanted.dispatchEvent(new CustomEvent(cid, { detail: id }));
}
export function onReachAsked(cid: string, show: (id: string) => void) {
  const listener = (event: Event) => show((event as CustomEvent<string>).detail);
  wanted.addEventListener(cid, listener);
  return () => wanted.removeEventListener(cid, listener);
}
