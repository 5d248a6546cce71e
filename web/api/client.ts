import { CallRefused, type Send, createClient, download } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import { localeHeader } from "#shared/times/locale.ts";
import { ownTimeZone, timeZoneHeader } from "#shared/times/time-zone.ts";
import { forgetReading } from "./kept-to-read.ts";
import { closeForNow } from "./service-state.ts";

const deadTokens = ["TOKEN_EXPIRED", "MISSING_AUTHORIZATION"];

/** The API: from the browser over the network, on the server inside the process that renders the page. */
export const api = createClient(contract, (...call) => (sendOnServer?.() ?? sendFromBrowser)(...call));

/** The sound of a text, read aloud. */
export function soundOf(text: string, signal: AbortSignal): Promise<Blob> {
  return download(contract.assistant.speak, { body: { text } }, sendFromBrowser, signal);
}

let sendOnServer: (() => Send | undefined) | undefined;
/** Told once by the server: how a call is made for the visitor whose page is being rendered. */
export function callOnServerWith(find: () => Send | undefined) {
  sendOnServer = find;
}

let leaving = false;
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => (leaving = true));
  window.addEventListener("pageshow", () => (leaving = false));
}

/** Cookies say who calls; the key says that our own pages do. */
const sendFromBrowser: Send = async (method, path, body, headers, signal) => {
  const response = await fetch(`/api${path}`, {
    method,
    body,
    signal,
    // What is sent while the page goes away still arrives.
    keepalive: leaving,
    headers: {
      ...headers,
      "x-api-key": apiKey(),
      [timeZoneHeader]: ownTimeZone(),
      [localeHeader]: navigator.language,
    },
  });
  if (await saysClosed(response.clone())) closeForNow();
  if (response.status === 401) await leaveIfSignedOut(path, response.clone());
  return response;
};

function apiKey() {
  return document.documentElement.dataset.apiKey ?? "";
}

/** How a refusal of the product names its reason. */
const refusalCode = /"code"\s*:\s*"(\w+)"/;

/** Down for maintenance: what stands before the product answers in its place, or says so by its code. */
export async function saysClosed(response: Response) {
  if (response.status !== 503 && response.status !== 502) return false;
  const code = refusalCode.exec(await response.text())?.[1] ?? "MAINTENANCE";
  return code === "MAINTENANCE";
}

/**
 * A dead token signs the client out: everything kept is forgotten and the root opens.
 * Whoever only asks who is signed in hears "nobody", and is led to sign-in and back.
 */
async function leaveIfSignedOut(path: string, response: Response) {
  const { error } = (await response.json()) as { error: { code: string } };
  if (!signsOut(path, error.code) || location.pathname === "/") return;
  forgetPerson();
  location.assign("/");
}

const asksWhoIsHere = ["/users/me", "/admins/me"];
export function signsOut(path: string, code: string) {
  return deadTokens.includes(code) && (code !== "MISSING_AUTHORIZATION" || !asksWhoIsHere.includes(path));
}

/** How the names of whatever this browser keeps about a person begin. */
export const keptForPerson = "person:";

/** Clears what this browser keeps about the person; a time marker tells other tabs. */
export function forgetPerson() {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (key.startsWith(keptForPerson) || formerNames.includes(key)) localStorage.removeItem(key);
  localStorage.setItem(signOutMarker, String(Date.now()));
  forgetReading();
}
const signOutMarker = "logout";
/** As they were called before they went with the person. */
const formerNames = ["unfinished-lead-upload", "build-template-visited"];

/** Listens for the time marker of another tab, whose sign-out ended the session here too; answers how to stop. */
export function onSignOutElsewhere(leave: () => void, tab: EventTarget = window): () => void {
  const hear = (event: Event) => (event as StorageEvent).key === signOutMarker && leave();
  tab.addEventListener("storage", hear);
  return () => tab.removeEventListener("storage", hear);
}

/** The sentence for people in whatever a call threw; what the server could not explain reads as the screen says. */
export function sentenceOf(error: unknown, otherwise = "Something went wrong") {
  if (error instanceof CallRefused && error.error.code !== "INTERNAL") return error.error.message;
  return isNoAnswer(error) ? "Can’t reach the server. Check your connection and try again." : otherwise;
}
/** What browsers throw where nothing comes back: each says it in its own words. */
function isNoAnswer(error: unknown) {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
/** The problems of each field in a refused call; details of other kinds, such as the people of a stage, are no sentences. */
export function fieldsOf(error: unknown): Record<string, string> {
  const details: Record<string, unknown> = error instanceof CallRefused ? (error.error.details ?? {}) : {};
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
