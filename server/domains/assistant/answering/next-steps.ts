import type { AgentStage, AgentStatus } from "#contract/agent-applications.ts";
import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { showStatus } from "#server/domains/agent-applications/index.ts";
import { listMine } from "#server/domains/applications/index.ts";
import { timesToChoose } from "#server/domains/interviews/index.ts";
import { listExternals, listFollowUps } from "#server/domains/job-tracker/index.ts";
import { countPending } from "#server/domains/matching/index.ts";
import { offersToAnswer } from "#server/domains/offers/index.ts";
import { listResumes } from "#server/domains/resumes/index.ts";
import { linkPart, textPart } from "./parts.ts";

const mostShown = 5;

/** What waits for the person, most urgent first. */
export async function answerNext(context: CandidateContext): Promise<MessagePart[]> {
  const { db, viewer, now } = context;
  const [mine, offers, interviews, forms, { count }, resumes] = await Promise.all([
    listMine(context),
    offersToAnswer(db, viewer.candidateId, now()),
    timesToChoose(db, viewer.candidateId, now()),
    showStatus(context, undefined),
    countPending(context),
    listResumes(db, viewer.candidateId),
  ]);
  const steps = [
    ...offers.map(({ companyName, applicationId, title }) =>
      linkPart(`Answer the offer from ${companyName}`, `/applications/${applicationId}`, title),
    ),
    ...mine
      .filter(({ canAnswerInvitation }) => canAnswerInvitation)
      .map(({ id, company }) =>
        linkPart(`Answer the invitation from ${company.companyName}`, `/applications/${id}`),
      ),
    ...interviews.map(({ companyName, applicationId }) =>
      linkPart(`Choose a time for the interview with ${companyName}`, `/applications/${applicationId}`),
    ),
    ...forms.applications.flatMap(formStep),
    ...(await dueReminders(context, mine)),
    ...(resumes.length === 0 ? [linkPart("Add a resume", "/resumes")] : []),
    ...(count > 0 ? [linkPart("Decide about today’s matches", "/today", `${count} waiting`)] : []),
  ].slice(0, mostShown);
  if (steps.length > 0) return [textPart("This comes next:"), ...steps];
  return [
    textPart("You’re all caught up. New matches arrive tomorrow morning."),
    linkPart("All jobs", "/jobs"),
  ];
}

/** What a board's form asks of its person, by where it stands. */
const formSteps: Partial<Record<AgentStage, (companyName: string) => string>> = {
  verification: (companyName) => `Enter the code for your application to ${companyName}`,
  unknown: (companyName) => `Say whether your application to ${companyName} arrived`,
  failed: (companyName) => `Correct your application to ${companyName}`,
  review: (companyName) => `Finish the form for ${companyName}`,
};
function formStep({ stage, companyName, jobId, jobTitle }: AgentForm) {
  const title = formSteps[stage]?.(companyName);
  return title ? [linkPart(title, `/apply/${jobId}/agent`, jobTitle)] : [];
}
type AgentForm = Pick<AgentStatus, "stage" | "companyName" | "jobId" | "jobTitle">;

/** Applications here and elsewhere that the person wanted to be reminded of by now. */
async function dueReminders(context: CandidateContext, mine: Awaited<ReturnType<typeof listMine>>) {
  const [reminders, externals] = await Promise.all([
    listFollowUps(context.db, context.viewer.candidateId),
    listExternals(context),
  ]);
  const here = mine.map(({ id, job, company }) => ({
    id,
    title: `Follow up on ${job.jobTitle} at ${company.companyName}`,
    href: `/applications/${id}`,
  }));
  const elsewhere = externals.map(({ id, jobTitle, companyName }) => ({
    id,
    title: `Follow up on ${jobTitle} at ${companyName}`,
    href: "/applications",
  }));
  const all = new Map([...here, ...elsewhere].map((each) => [each.id, each]));
  return reminders.flatMap(({ applicationId, due }) => {
    const application = due ? all.get(applicationId) : undefined;
    return application ? [linkPart(application.title, application.href)] : [];
  });
}
