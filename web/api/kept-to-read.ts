/** The service worker reads it by these names. */
const cacheName = "person:reading";
const place = "/offline/reading.json";

const mostConversations = 5;
const mostMessages = 30;
const mostJobs = 50;

export interface KeptConversation {
  applicationId: string;
  /** With whom, and about which job. */
  name: string;
  about: string;
  /** Oldest first. */
  messages: { who: string; at: string; text: string }[];
}
export interface KeptJob {
  title: string;
  text: string;
}
interface Reading {
  userId: string;
  /** Last read first. */
  conversations: KeptConversation[];
  jobs: KeptJob[];
  at: string;
}
type Change = (now: Reading) => Pick<Reading, "conversations"> | Pick<Reading, "jobs">;

/** The change under way, which the next one waits for. */
let changing: Promise<unknown> = Promise.resolve();

/** The conversations that were read last can be read without a connection. */
export function keepConversation(userId: string, conversation: KeptConversation) {
  const messages = conversation.messages.slice(-mostMessages);
  return change(userId, ({ conversations }) => {
    const others = conversations.filter(({ applicationId }) => applicationId !== conversation.applicationId);
    return { conversations: [{ ...conversation, messages }, ...others].slice(0, mostConversations) };
  });
}

export function keepJobs(userId: string, jobs: readonly KeptJob[]) {
  return change(userId, () => ({ jobs: jobs.slice(0, mostJobs) }));
}

function change(userId: string, to: Change) {
  return inTurn(async () => {
    const cache = await caches.open(cacheName);
    const kept = (await (await cache.match(place))?.json()) as Reading | undefined;
    const own = kept?.userId === userId ? kept : { userId, conversations: [], jobs: [] };
    const at = new Date().toISOString();
    await cache.put(place, Response.json({ ...own, ...to({ ...own, at }), at }));
  });
}

/** Deletes all of it at sign-out. It starts right away, because the page is about to go. */
export function forgetReading() {
  if (typeof caches !== "undefined") void caches.delete(cacheName).catch(() => null);
}

/** Deletes what someone else read: a session may end without signing out. */
export function forgetOthersReading(userId: string) {
  return inTurn(async () => {
    const kept = (await (await caches.match(place))?.json()) as Reading | undefined;
    if (kept && kept.userId !== userId) await caches.delete(cacheName);
  });
}

/** One change at a time; a browser without a cache keeps nothing. */
function inTurn(step: () => Promise<unknown>): Promise<unknown> {
  if (typeof caches === "undefined") return Promise.resolve();
  changing = changing.then(step).catch(() => null);
  return changing;
}
