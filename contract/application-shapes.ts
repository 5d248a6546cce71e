import { withPrivatePay } from "./pay.ts";
import { z } from "zod";
import { AnsweredPrompt } from "./candidate-prompts.ts";
import { Highlight } from "./candidate-works.ts";
import {
  Certification,
  Education,
  ProfileStory,
  Project,
  SpokenLanguage,
  WorkExperience,
} from "./candidate-shapes.ts";
import { Fit } from "./fit-shapes.ts";
import { SentAnswer, TeamAnswer } from "./job-questions.ts";
import { Id, Instant } from "./shapes.ts";
import { Video } from "./videos.ts";

export const applicationStates = [
  "lead",
  "review",
  "pending",
  "referralRequest",
  "outbound",
  "accepted",
  "pipeline",
  "expired",
  "denied",
  "declined",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Every way an application moves, by the names its history keeps, and what the history says after the name of who did it. */
export const applicationMoves = {
  apply: "applied",
  askReferral: "asked to be referred",
  refer: "referred this person",
  referForReview: "referred this person for review",
  declineReferral: "declined to refer this person",
  approveReview: "approved the referral",
  refuseReview: "rejected the referral",
  save: "saved this person for later",
  unsave: "removed this person from Saved",
  shortlist: "shortlisted",
  pass: "passed",
  delayPass: "scheduled a rejection",
  cancelPass: "canceled the rejection",
  move: "moved",
  hire: "hired",
  acceptOffer: "accepted the offer",
  reopen: "reopened",
  withdraw: "withdrew",
  sourceLead: "found this lead",
  addLead: "added this lead",
  invite: "invited",
  approveLead: "invited",
  dismissLead: "removed this lead",
  acceptInvitation: "accepted the invitation",
  declineInvitation: "declined the invitation",
  ignoreLead: "removed this lead",
  bringBackLead: "restored this lead",
  expire: "closed",
} as const;
export type ApplicationMove = keyof typeof applicationMoves;

/** Which list an undoable action was made from (spelled as older clients know them; docs/spec/applications.md). */
export const undoKinds = [
  "shortlisted_tab_pass",
  "shortlisted_tab_match",
  "markeplace_section_pass",
  "markeplace_section_match",
  "pending_tab_qualified_match",
  "pending_tab_qualified_feed_pass",
  "pending_tab_unqualified_match",
  "pending_tab_unqualified_feed_pass",
  "ignore-lead",
  "ignore-reveal",
] as const;
export type UndoKind = (typeof undoKinds)[number];

const Verdict = z.enum(["met", "unclear", "missing"]);
export const ApplicationJob = z.object({
  id: Id,
  jobTitle: z.string(),
  department: z.string().nullable(),
  qualificationScore: z.number().int(),
  status: z.string(),
});

/** An undoable action that is still pending. */
export const PendingAction = z.object({
  applicationId: Id,
  version: z.number().int(),
  kind: z.enum(undoKinds),
  move: z.enum(["pass", "shortlist", "ignoreLead"]),
  fullName: z.string(),
  jobId: Id,
  /** The item's place on the list it left, as the screen reported it. */
  place: z.number().int().nullable(),
  until: Instant,
  remainingMs: z.number().int(),
});
export type PendingAction = z.infer<typeof PendingAction>;

/** An application on a list of the hiring team. */
export const ApplicationRow = z.object({
  view: z.literal("team"),
  id: Id,
  version: z.number().int(),
  applicationState: z.enum(applicationStates),
  stage: z.string().nullable(),
  shownAs: z.string(),
  /** Which of the feed's states it is: pending, referred or lead. */
  feedState: z.enum(["pending", "referred", "lead"]),
  saved: z.boolean(),
  ignored: z.boolean(),
  muted: z.boolean(),
  passAt: Instant.nullable(),
  undo: PendingAction.pick({ kind: true, until: true, remainingMs: true, place: true }).nullable(),
  /** Null while the candidate has opted out: reviewed by people only. */
  score: z.number().int().nullable(),
  qualified: z.boolean().nullable(),
  /** One verdict a requirement, in the job's order. */
  verdicts: z.array(Verdict),
  source: z.string(),
  /** A teammate named the person. */
  manualAdd: z.boolean(),
  /** Answers that sort it behind the others, and do nothing else. */
  knockOuts: z.array(SentAnswer.pick({ question: true, answer: true })),
  referral: z.object({ employeeName: z.string(), note: z.string().nullable() }).nullable(),
  candidate: z.object({
    id: Id,
    /** Null for a lead who has no account. */
    userId: Id.nullable(),
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    headline: z.string().nullable(),
    location: z.string().nullable(),
  }),
  job: ApplicationJob,
  endReason: z.string().nullable(),
  unread: z.boolean(),
  notesCount: z.number().int(),
  /** The team's own words about it. */
  tags: z.array(z.string()),
  appliedAt: Instant,
  lastActivityAt: Instant,
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** Everything the hiring team sees of one application. */
export const ApplicationDetail = ApplicationRow.extend({
  fit: Fit.nullable(),
  answers: z.array(TeamAnswer),
  pitch: z.string().nullable(),
  resume: z
    .object({
      id: Id,
      fileName: z.string(),
      fileType: z.string().nullable(),
      /** What was sent, for ten minutes: the original document, or the PDF that was made of it. */
      url: z.string().nullable(),
      lines: z.array(z.string()),
    })
    .nullable(),
  candidate: ApplicationRow.shape.candidate.extend({
    parallelTag: z.string().nullable(),
    summary: z.string().nullable(),
    asks: z.object({
      salary: withPrivatePay(z.number().nullable()),
      salaryCurrency: withPrivatePay(z.string().nullable()),
    }),
    /** What their preferences have no field for, in their words; null unless they show it to teams. */
    anythingElse: z.string().nullable(),
    availableFrom: z.string().nullable(),
    experienceLength: z.string().nullable(),
    linkedInUrl: z.string().nullable(),
    personalWebsite: z.string().nullable(),
    skills: z.array(z.string()),
    workExperience: z.array(WorkExperience),
    education: z.array(Education),
    projects: z.array(Project),
    certification: z.array(Certification),
    languages: z.array(SpokenLanguage),
    story: ProfileStory,
    profileVideo: Video.nullable(),
    highlights: z.array(Highlight.extend({ id: Id })),
    prompts: z.array(AnsweredPrompt.extend({ id: Id })),
  }),
  /** The referral by which this application came. */
  employeeInvitesId: Id.nullable(),
  /** All referrals of this person to the company, oldest first. */
  referrals: z.array(
    z.object({
      id: Id,
      employeeName: z.string(),
      jobTitle: z.string(),
      /** They came by the link that the employee shares. */
      byLink: z.boolean(),
      at: Instant,
      until: Instant,
      /** A hire through this application is credited to it. */
      credited: z.boolean(),
    }),
  ),
  /** How colleagues voted about a referral, where the company asks them first. */
  votes: z.object({ for: z.number().int(), against: z.number().int() }).nullable(),
  /** The stages of this job's board, first to last. */
  stages: z.array(z.string()),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

/** An application as the candidate who made it sees it. */
export const MyApplication = z.object({
  view: z.literal("candidate"),
  id: Id,
  applicationState: z.enum(applicationStates),
  stage: z.string().nullable(),
  shownAs: z.string(),
  /** Why it ended, once it has. */
  ended: z.boolean(),
  endReason: z.string().nullable(),
  canWithdraw: z.boolean(),
  /** False for who was invited and never applied. */
  applied: z.boolean(),
  canApplyAgain: z.boolean(),
  /** Nobody they asked has referred them, so that they may ask again. */
  canAskReferral: z.boolean(),
  canAnswerInvitation: z.boolean(),
  source: z.string(),
  score: z.number().int().nullable(),
  fit: Fit.nullable(),
  answers: z.array(SentAnswer),
  /** What the team wrote when it invited the person. */
  invitation: z.string().nullable(),
  pitch: z.string().nullable(),
  resumeId: Id.nullable(),
  job: z.object({
    id: Id,
    publicJobId: z.string(),
    jobTitle: z.string(),
    department: z.string().nullable(),
    locations: z.array(z.string()),
    status: z.string(),
  }),
  company: z.object({
    id: Id,
    companyName: z.string(),
    slug: z.string(),
    companyLogo: z.string().nullable(),
  }),
  appliedAt: Instant,
  lastActivityAt: Instant,
});
export type MyApplication = z.infer<typeof MyApplication>;

export const ApplicationMove = z.object({
  id: Id,
  at: Instant,
  move: z.string(),
  /** Who did it, in the words of the reader: a name, or "the hiring team" to the candidate. */
  by: z.string(),
  actorKind: z.enum(["candidate", "company", "employee", "admin", "clock"]),
  fromState: z.string().nullable(),
  fromStage: z.string().nullable(),
  toState: z.string(),
  toStage: z.string().nullable(),
  /** What the team calls that stage. */
  toStageName: z.string().nullable(),
  why: z.string().nullable(),
  undone: z.boolean(),
});

export const FeedStats = z.object({
  /** Everyone who applied, wherever they stand by now. */
  applied: z.number().int(),
  pending: z.number().int(),
  qualified: z.number().int(),
  unqualified: z.number().int(),
  scoreless: z.number().int(),
  saved: z.number().int(),
  passed: z.number().int(),
  /** Pending applications that came through the marketplace. */
  marketplace: z.number().int(),
  /** Referrals that colleagues look at first; none of them is pending yet. */
  review: z.number().int(),
  unread: z.number().int(),
});
export type FeedStats = z.infer<typeof FeedStats>;
