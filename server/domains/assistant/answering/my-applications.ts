import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { listMine } from "#server/domains/applications/index.ts";
import { showStatus } from "#server/domains/agent-applications/index.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { listExternals } from "#server/domains/job-tracker/index.ts";
import { namedIn } from "./named-in.ts";
import { linkPart, textPart } from "./parts.ts";

type Mine = Awaited<ReturnType<typeof listMine>>[number];
interface Made {
  job: { jobTitle: string };
  company: { companyName: string };
  link: MessagePart;
}
const mostShown = 5;

const unclear = "I don’t see which application you mean.";

export async function answerStatus(context: CandidateContext, about: string): Promise<MessagePart[]> {
  const here = await listMine(context);
  const mine = [...here.map(madeHere), ...(await madeElsewhere(context))];
  if (mine.length === 0)
    return [textPart("You haven’t applied for a job yet."), linkPart("Today’s matches", "/today")];
  const isCount = /^how many\b/i.test(about);
  const named = (isCount ? null : namedIn(about, mine)) ?? mine;
  const sent = mine.length - here.filter(({ applied }) => !applied).length;
  const shown = (named.length ? named : mine).slice(0, mostShown);
  const lead =
    shown.length === 1 ? "This is where your application stands:" : "This is where your applications stand:";
  return [
    ...(isCount ? [textPart(`You’ve applied for ${counted(sent, "job")}.`)] : []),
    textPart(named.length ? lead : `${unclear} ${lead}`),
    ...shown.map(({ link }) => link),
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

function madeHere(application: Mine): Made {
  const { job, company } = application;
  return { job, company, link: applicationLink(application) };
}

/** On companies' own sites and through boards' forms, as the person tracks them; what was only saved was not applied for. */
async function madeElsewhere(context: CandidateContext): Promise<Made[]> {
  const [externals, { applications }] = await Promise.all([
    listExternals(context),
    showStatus(context, undefined),
  ]);
  const tracked = new Set(externals.map(({ jobId }) => jobId));
  const underWay = applications.filter(
    ({ stage, jobId }) => ["sending", "verification", "unknown"].includes(stage) && !tracked.has(jobId),
  );
  return [
    ...externals
      .filter(({ state }) => state !== "saved")
      .map((each) => elsewhere(each, "/applications", `${each.state}, on another site`)),
    ...underWay.map((each) =>
      elsewhere(each, `/apply/${each.jobId}/agent`, each.reason ?? "Being sent to its job board."),
    ),
  ];
}

function elsewhere(
  { jobTitle, companyName }: { jobTitle: string; companyName: string },
  href: string,
  note: string,
): Made {
  const link = linkPart(`${jobTitle} at ${companyName}`, href, note);
  return { job: { jobTitle }, company: { companyName }, link };
}

function applicationLink({ id, job, company, shownAs, endReason }: Mine) {
  const note = [shownAs === "withdrawn" ? "withdrawn by you" : shownAs, endReason].filter(Boolean).join(". ");
  return linkPart(`${job.jobTitle} at ${company.companyName}`, `/applications/${id}`, note);
}
