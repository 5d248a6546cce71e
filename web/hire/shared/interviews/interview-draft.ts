import type { Interview, Proposal } from "#contract/interviews.ts";
import { localValue } from "./local-value.ts";

export interface SessionDraft {
  title: string;
  minutes: string;
  interviewerIds: string[];
}
/** A proposal as it is being written. */
export interface InterviewDraft {
  /** Whether the team proposes times, or the candidate picks from what is free. */
  how: "times" | "free";
  times: string[];
  from: string;
  to: string;
  sessions: SessionDraft[];
  place: string;
  videoLink: string;
  note: string;
}

export const newSession: SessionDraft = { title: "", minutes: "45", interviewerIds: [] };

/** Where what is typed waits on this device: the same for a first proposal and for what becomes of it meanwhile. */
export const keptProposal = (applicationId: string) => `interview:${applicationId}`;

/** What another proposal starts with where the times of the last one are no longer of use. */
export function draftOfOthers(before: Interview | null): InterviewDraft {
  return { ...draftOf(before), times: [""], from: "", to: "" };
}

/** What a new one begins with: the people, length and place of the one before, whose note was about that one. */
export function draftLike(last: Interview | null): InterviewDraft {
  return { ...draftOfOthers(last), note: "" };
}

export function draftOf(before: Interview | null): InterviewDraft {
  const { times = [], window = null, sessions = [], note } = before ?? {};
  const whole = { ...newSession, minutes: String(before?.minutes ?? newSession.minutes) };
  return {
    how: window ? "free" : "times",
    times: times.length > 0 ? times.map(localValue) : [""],
    from: window?.from ?? "",
    to: window?.to ?? "",
    sessions: sessions.length > 0 ? sessions.map(sessionOf) : [whole],
    place: before?.place ?? "",
    videoLink: before?.videoLink ?? "",
    note: note ?? "",
  };
}

function sessionOf({ title, minutes, interviewers }: Interview["sessions"][number]): SessionDraft {
  const interviewerIds = interviewers.map(({ userId }) => userId);
  return { title: title ?? "", minutes: String(minutes), interviewerIds };
}

/** What is sent; a single session nobody was named for is only a length. */
export function proposalOf({ how, times, from, to, sessions, ...words }: InterviewDraft): Proposal {
  const [first] = sessions;
  const plain = sessions.length === 1 && first!.interviewerIds.length === 0 && !first!.title.trim();
  return {
    ...(how === "times"
      ? { times: times.filter(Boolean).map((time) => new Date(time).toISOString()) }
      : { window: { from, to } }),
    ...(plain
      ? { minutes: Number(first!.minutes) }
      : {
          sessions: sessions.map(({ title, minutes, interviewerIds }) => ({
            title: title.trim() || null,
            minutes: Number(minutes),
            interviewerIds,
          })),
        }),
    place: words.place.trim(),
    videoLink: words.videoLink.trim() || null,
    note: words.note.trim() || null,
  };
}
