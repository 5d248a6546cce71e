import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { listMine } from "#server/domains/applications/index.ts";
import { countPending } from "#server/domains/matching/index.ts";
import { listResumes } from "#server/domains/resumes/index.ts";
import { namedIn } from "./named-in.ts";
import { linkPart, textPart } from "./parts.ts";

type Mine = Awaited<ReturnType<typeof listMine>>[number];
const mostShown = 5;

const unclear = "I don’t see which application you mean.";

export async function answerStatus(context: CandidateContext, about: string): Promise<MessagePart[]> {
  const mine = await listMine(context);
  if (mine.length === 0)
    return [textPart("You haven’t applied for a job yet."), linkPart("Today’s matches", "/today")];
  const named = namedIn(about, mine) ?? mine;
  const shown = (named.length ? named : mine).slice(0, mostShown);
  const lead =
    shown.length === 1 ? "This is where your application stands:" : "This is where your applications stand:";
  return [
    textPart(named.length ? lead : `${unclear} ${lead}`),
    ...shown.map(applicationLink),
    linkPart("All applications", "/applications"),
  ];
}

/** Nothing is withdrawn by asking: the person confirms it. Only what they name is proposed; all where they name nothing. */
export async function proposeWithdrawal(context: CandidateContext, about: string): Promise<MessagePart[]> {
  const open = (await listMine(context)).filter(({ canWithdraw }) => canWithdraw);
  if (open.length === 0) return [textPart("You have no application that can be withdrawn.")];
  const chosen = (namedIn(about, open) ?? open).slice(0, mostShown);
  if (chosen.length === 0)
    return [
      textPart(`${unclear} These can be withdrawn:`),
      ...open.slice(0, mostShown).map(applicationLink),
      linkPart("All applications", "/applications"),
    ];
  const question =
    chosen.length === 1 ? "Should I withdraw this application?" : "Which one should I withdraw?";
  return [
    textPart(`${question} You confirm it first.`),
    ...chosen.map(({ id, job, company }): MessagePart => ({
      type: "data-proposal",
      data: {
        act: "withdraw",
        subjectId: id,
        label: `Withdraw from ${job.jobTitle} at ${company.companyName}`,
        effect: "The hiring team is told, and your conversation about the job is closed.",
      },
    })),
  ];
}

/** What waits for the person, most urgent first. */
export async function answerNext(context: CandidateContext): Promise<MessagePart[]> {
  const [mine, { count }, resumes] = await Promise.all([
    listMine(context),
    countPending(context),
    listResumes(context.db, context.viewer.candidateId),
  ]);
  const steps = [
    ...mine
      .filter(({ canAnswerInvitation }) => canAnswerInvitation)
      .map(({ id, company }) =>
        linkPart(`Answer the invitation from ${company.companyName}`, `/applications/${id}`),
      ),
    ...(resumes.length === 0 ? [linkPart("Add a resume", "/resumes")] : []),
    ...(count > 0 ? [linkPart("Decide about today’s matches", "/today", `${count} waiting`)] : []),
  ].slice(0, mostShown);
  if (steps.length > 0) return [textPart("This comes next:"), ...steps];
  return [
    textPart("You’re all caught up. New matches arrive tomorrow morning."),
    linkPart("All jobs", "/jobs"),
  ];
}

function applicationLink({ id, job, company, shownAs, endReason }: Mine) {
  const note = [shownAs === "withdrawn" ? "withdrawn by you" : shownAs, endReason].filter(Boolean).join(". ");
  return linkPart(`${job.jobTitle} at ${company.companyName}`, `/applications/${id}`, note);
}
