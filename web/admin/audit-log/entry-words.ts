import { dateWords } from "#ui/data/text/date-words.ts";
import type { AuditEntry, AuditKind } from "#contract/audit-log.ts";

export const kindWords: Record<AuditKind, string> = {
  change: "Change",
  signIn: "Sign-in",
  failedSignIn: "Failed sign-in",
  signOut: "Sign-out",
  export: "Export",
  import: "Import",
  read: "Confidential data viewed",
};

const actorKinds: Record<AuditEntry["actorKind"], string> = {
  user: "A deleted account",
  admin: "An administrator",
  system: "System",
  visitor: "Someone not signed in",
};
/** Who did it, and whose account they were viewing. */
export function actorWords({
  actorName,
  actorKind,
  onBehalfOf,
  onBehalfOfName,
}: Pick<AuditEntry, "actorName" | "actorKind" | "onBehalfOf" | "onBehalfOfName">) {
  const actor = actorName ?? actorKinds[actorKind];
  return onBehalfOf ? `${actor}, viewing as ${onBehalfOfName ?? "a deleted account"}` : actor;
}

/** The person or thing it is about. */
export function subjectWords({ subjectName, subjectKind }: Pick<AuditEntry, "subjectName" | "subjectKind">) {
  return subjectName ?? `this ${spaced(subjectKind)}`;
}

/** Whose data it is, where that isn't said by who did it or what it is about. */
export function personWords({
  personId,
  personName,
  actorId,
  subjectId,
}: Pick<AuditEntry, "personId" | "personName" | "actorId" | "subjectId">) {
  if (!personId || personId === actorId || personId === subjectId) return null;
  return `data of ${personName ?? "a deleted account"}`;
}

/** "team.inviteChanged" as people read it: "Team: invite changed". */
export function actionWords(action: string) {
  const [subject = "", ...rest] = action.split(".");
  const words = spaced(rest.join(" "));
  return `${upper(spaced(subject))}${words ? `: ${words}` : ""}`;
}

/** "teamInvite" becomes "team invite". */
function spaced(name: string) {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
}

export interface Change {
  field: string;
  before: string;
  after: string;
}
/** What differs between two states of a thing, field by field. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field: upper(spaced(field)), before: say(old[field]), after: say(now[field]) }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {};
  return typeof state === "object" && !Array.isArray(state)
    ? (state as Record<string, unknown>)
    : { value: state };
}

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
function when(at: string) {
  return dateWords(at, { dateStyle: "medium", timeStyle: "medium" });
}

function say(value: unknown): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string") return JSON.stringify(value);
  return isInstant.test(value) ? when(value) : value;
}
function upper(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
