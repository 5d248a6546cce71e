import { queryOptions } from "@tanstack/react-query";
import type { Job } from "#contract/job-shapes.ts";
import type { Resume } from "#contract/resumes.ts";
import { api } from "#web/api/client.ts";

/** Applying, or asking for a referral, changes much: matches, conversations, the profile. */
export const everything = [[]];
/** What a form that is sent to a job board changes. */
export const staleForms = [
  ["agent-applications"],
  ["external-applications"],
  ["apply-credits"],
  ["matches"],
  ["job-marks"],
];

export type ApplyJob = Job;
export const jobToApply = (id: string) =>
  queryOptions({ queryKey: ["job", id], queryFn: () => api.jobs.get({ params: { id } }) });
/** The posting of a job that was posted without an account. */
export const postingOf = (jobId: string) =>
  queryOptions({
    queryKey: ["job", jobId, "posting"],
    queryFn: () => api.externalJobs.ofJob({ params: { jobId } }),
    retry: false,
  });
export const seenByPoster =
  "The person who posted this job has no account here. They see your name, email, location, LinkedIn profile, experience, resume and what you write below.";
/** Who shared the address one came by; they may refer people where they work. */
export const sharedBy = (tag: string) =>
  queryOptions({
    queryKey: ["applyThrough", tag],
    queryFn: () => api.jobs.applyThrough({ params: { tag } }),
  });
/** Whether anyone who works at the company of the job is here to be asked. */
export const mayAskEmployees = (jobId: string) =>
  queryOptions({
    queryKey: ["job", jobId, "may-ask"],
    queryFn: async () => (await api.questions.ofJob({ params: { id: jobId } })).canAsk,
    retry: false,
  });
/** By whose link the person came at some earlier time. */
export const followedTo = (jobId: string) =>
  queryOptions({
    queryKey: ["followed-link", jobId],
    queryFn: () => api.referrals.sharer({ params: { id: jobId } }),
    retry: false,
  });
export const draftFor = (id: string) =>
  queryOptions({
    queryKey: ["draft", id],
    queryFn: async () => (await api.applications.draft({ params: { id } }))?.data ?? {},
    staleTime: Infinity,
  });
export const myResumes = queryOptions({ queryKey: ["resumes"], queryFn: () => api.resumes.list() });

/** What is typed so far; kept on the server, so it is there on another device too. */
export interface Draft {
  pitch: string;
  /** The cover letter that the note was filled with. */
  letter?: string;
  resumeId: string | null;
  answers: Record<string, string>;
  /** What is said in the videos among them; drafts of before there were any have none. */
  captions?: Record<string, string>;
  /** What the files among the answers are called, by their ids. */
  fileNames: Record<string, string>;
}
export function readDraft(data: Record<string, unknown> | undefined): Draft {
  const record = (value: unknown) =>
    typeof value === "object" && value ? (value as Record<string, string>) : {};
  return {
    pitch: typeof data?.pitch === "string" ? data.pitch : "",
    ...(typeof data?.letter === "string" && { letter: data.letter }),
    resumeId: typeof data?.resumeId === "string" ? data.resumeId : null,
    answers: record(data?.answers),
    captions: record(data?.captions),
    fileNames: record(data?.fileNames),
  };
}

/** The resume an application goes out with: the chosen one, else the version for this job, else the default. */
export function resumeToSend(
  resumes: readonly Resume[],
  jobId: string,
  { resumeId }: Draft,
): Resume | undefined {
  return (
    resumes.find(({ id }) => id === resumeId) ??
    resumes.find((resume) => resume.jobId === jobId) ??
    resumes.find((resume) => resume.default)
  );
}

/**
 * The letter that was written for the job fills the note, as it is now, unless something else was typed there. One that
 * couldn't be read (undefined) leaves the note as it is; one that was deleted (null) empties it.
 */
export function withLetter(draft: Draft, letter: { text: string } | null | undefined): Draft {
  const typed = draft.pitch && draft.pitch !== draft.letter;
  if (typed || letter === undefined) return draft;
  return letter ? { ...draft, pitch: letter.text, letter: letter.text } : { ...draft, pitch: "" };
}
