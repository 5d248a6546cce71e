import { Callout } from "#ui/data/status/callout.tsx";
import { useEffect } from "react";
import { data, useSearchParams } from "react-router";
import type { Job } from "#contract/job-shapes.ts";
import { BadgeCheck, Bookmark, CalendarDays, Clock, FileText, MessageCircleQuestionMark } from "lucide-react";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { textOf } from "#shared/words/text-of.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link, PlainLink } from "#ui/controls/buttons/link.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Avatars } from "#ui/data/identity/avatar.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { SidebarButton } from "#ui/layout/app-frame.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { JobFacts, factsOf } from "#web/shared/jobs/job-facts.tsx";
import { onTheWay } from "#web/shared/jobs/job-address.ts";
import { JobText } from "#web/shared/jobs/job-text.tsx";
import { JobWorkStyle } from "#web/shared/jobs/job-work-style.tsx";
import { accountOf, plainForVisitors } from "#web/shared/session/plain.ts";
import { visitorOf } from "#web/shared/session/visitor.tsx";
import { sendSignal } from "#web/shared/matching/send-signal.ts";
import { ShareJob } from "./share-job.tsx";
import { paragraphsOf } from "#web/shared/speech/paragraphs-of.ts";
import { ReadAloud } from "#web/shared/speech/read-aloud.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import { PersonalAction } from "#web/site/shared/search/personal-action.tsx";
import { JobMarkList } from "#web/site/shared/search/job-mark-list.tsx";
import { HideJob } from "#web/site/shared/search/hide-job.tsx";
import { mayReport } from "#web/site/shared/reports/may-report.ts";
import { ReportListing } from "#web/site/shared/reports/report-listing.tsx";
import { SaveJob } from "#web/site/shared/search/save-job.tsx";
import type { Route } from "./+types/job-page";
import { jobPosting } from "./job-posting.ts";
import { AppliedElsewhere, YourApplication } from "./your-application.tsx";
import { AskedByEveryone, whyUnanswered } from "./asked-by-everyone.tsx";
import { JobQuestions } from "./job-questions.tsx";
import { mostAlike } from "./most-alike.ts";
import { WhyThisJob } from "./why-this-job.tsx";
import styles from "./job.module.css";

export const handle = plainForVisitors;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const [job, account, questions] = await Promise.all([
    api.jobs.get({ params: { id: params.id } }).catch(() => null),
    accountOf(request, api),
    api.questions.ofJob({ params: { id: params.id } }).catch(() => null),
  ]);
  if (!job) throw data(null, { status: 404 });
  const visitor = visitorOf(account);
  const [mine, marks] =
    visitor === "candidate"
      ? await Promise.all([
          api.applications.mine({ query: { jobId: job.id } }),
          api.jobTracker.marks({ query: { ids: job.id } }),
        ])
      : [[], []];
  const candidateId = account?.candidate?.id ?? null;
  const wantsAnswers = visitor === "nobody" && new URL(request.url).searchParams.has("answers");
  const answers = wantsAnswers
    ? await api.assistant
        .jobQuestions({ query: { jobId: job.id } })
        .then(({ questions: answered }) => answered, whyUnanswered)
    : null;
  const own = { application: mine[0] ?? null, mark: marks[0] ?? null };
  const seen = { visitor, candidateId, questions, answers, reports: mayReport(account), ...own };
  if (job.status === "live" && textOf(job.jobDescription)) return { job, others: [], ...seen };
  const where = { companyId: job.company.id, status: "live", internal: false };
  const open = await api.jobs.list({ query: { filter: JSON.stringify({ where, limit: 100 }) } });
  return data(
    { job, others: mostAlike(job, open), ...seen },
    { status: job.status === "closed" ? 410 : 200 },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { job } = loaderData;
  const publicUrl = publicUrlIn(matches);
  const words = textOf(job.jobDescription);
  const base = head({
    title: `${job.jobTitle} at ${job.company.companyName}`,
    description: words || undefined,
    path: `/jobs/${job.id}`,
    publicUrl,
    image: `${publicUrl}/social/job/${job.id}.png`,
    hidden: job.status !== "live",
  });
  return job.status === "live" ? [...base, { "script:ld+json": jobPosting(job, publicUrl) }] : base;
}

const inUtc = { dateStyle: "long", timeZone: "UTC" } as const;

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { job, others, visitor, candidateId, application, mark, questions, answers, reports } = loaderData;
  const closed = job.status !== "live";
  const [search] = useSearchParams();
  const onwards = (path: string) => onTheWay(`${path}/${job.id}`, search);
  const opens = visitor === "candidate";
  useEffect(() => {
    if (opens) sendSignal(job.id, "opened");
  }, [opens, job.id]);
  return (
    <SitePage signedIn={visitor !== "nobody"}>
      <article className={styles.job}>
        <header className={styles.head}>
          <div className={styles.top}>
            <PlainLink href={`/${job.company.slug}/careers`} className={styles.company}>
              <CompanyMark name={job.company.companyName} src={job.company.companyLogo} size="lg" />
              <span>{job.company.companyName}</span>
            </PlainLink>
            <SidebarButton />
          </div>
          <h1>{job.jobTitle}</h1>
          {mark && (
            <div className={styles.marks}>
              {/* That it is applied for or saved is said below. */}
              <JobMarkList {...mark} application={null} elsewhere={null} saved={false} />
            </div>
          )}
          {application && <YourApplication application={application} />}
          {closed ? (
            <Callout tone="warn" role="status" className={styles.closed}>
              {job.closedAt ? (
                <>
                  This job has closed <TimeAgo at={job.closedAt} />
                </>
              ) : (
                "This job has closed"
              )}
              . <Link href={`/${job.company.slug}/careers`}>See other open jobs</Link>
            </Callout>
          ) : (
            <div className={styles.apply}>
              {mark?.elsewhere && !application && <AppliedElsewhere />}
              {(application ? application.canApplyAgain : !mark?.elsewhere) && (
                <ButtonLink href={onwards("/apply")} tone="fill" size="lg">
                  {job.applyUrl ? `Apply at ${job.company.companyName}` : "Apply for this job"}
                </ButtonLink>
              )}
              <PersonalAction visitor={visitor} path={onwards("/jobs")} icon={Bookmark} label="Save">
                <SaveJob job={job} wide />
                {!application && !mark?.elsewhere && <HideJob job={job} hidden={mark?.rejected ?? false} />}
              </PersonalAction>
              {visitor === "candidate" && (
                <ButtonLink
                  size="lg"
                  icon={MessageCircleQuestionMark}
                  href={`/coach?${new URLSearchParams({ job: job.id, thread: "new" })}`}
                >
                  Ask
                </ButtonLink>
              )}
              {visitor === "candidate" && (
                <ButtonLink href={onwards("/resumes/for")} size="lg" icon={FileText}>
                  Fit your resume
                </ButtonLink>
              )}
              {visitor !== "nobody" && textOf(job.jobDescription) && (
                <ReadAloud
                  look="button"
                  paragraphs={() => [
                    `${job.jobTitle} at ${job.company.companyName}.`,
                    ...paragraphsOf(job.jobDescription),
                  ]}
                />
              )}
              <ShareJob job={job} visitor={visitor} />
            </div>
          )}
        </header>
        <JobFacts
          wide
          facts={[
            ...factsOf(job),
            {
              icon: Clock,
              label: "Posted",
              value: <TimeAgo at={job.publishedAt ?? job.createdAt} look="list" />,
            },
            ...(job.confirmedAt && !closed
              ? [
                  {
                    icon: BadgeCheck,
                    label: "Confirmed open",
                    value: <TimeAgo at={job.confirmedAt} look="list" />,
                  },
                ]
              : []),
            ...(job.closesOn
              ? [{ icon: CalendarDays, label: "Apply by", value: dateWords(job.closesOn, inUtc) }]
              : []),
          ]}
        />
        {!closed && candidateId && <WhyThisJob key={job.id} candidateId={candidateId} jobId={job.id} />}
        {!closed && <Description job={job} />}
        {!closed && <JobWorkStyle items={job.workStyle} level={2} />}
        {!closed && <WhoWorksOnIt summary={job.employeeSummary} />}
        {!closed && visitor === "nobody" && <AskedByEveryone jobId={job.id} answers={answers} />}
        {questions && <JobQuestions job={job} visitor={visitor} found={questions} closed={closed} />}
        {reports && (
          <div className={styles.report}>
            <ReportListing kind="job" id={job.id} name={job.jobTitle} />
          </div>
        )}
        {others.length > 0 && (
          <section className={styles.others} aria-labelledby="others">
            <h2 id="others">
              {closed ? "Open" : "Also open"} at {job.company.companyName}
            </h2>
            <ul>
              {others.map(({ id, jobTitle, place }) => (
                <li key={id}>
                  <Link href={`/jobs/${id}`}>{jobTitle}</Link> <span>{place}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {closed && <Description job={job} />}
      </article>
    </SitePage>
  );
}

/** Colleagues who work on the job, by name. */
function WhoWorksOnIt({ summary: { employeeCount, employees } }: { summary: Job["employeeSummary"] }) {
  if (employeeCount === 0) return null;
  const more = employeeCount - employees.length;
  const names = [...employees.map(({ fullName }) => fullName), ...(more > 0 ? [`${more} more`] : [])];
  return (
    <section className={styles.colleagues} aria-labelledby="colleagues">
      <h2 id="colleagues">Who works on this</h2>
      <Avatars
        size="md"
        most={5}
        people={employees.map(({ fullName, profilePicture }) => ({ name: fullName, src: profilePicture }))}
      />
      <p>{sentenceList(names)}</p>
    </section>
  );
}

function Description({ job }: { job: Job }) {
  return (
    <>
      <h2 className="sr">About the job</h2>
      <JobText
        html={job.jobDescription}
        companyName={job.company.companyName}
        source={job.applyUrl ?? job.sourceUrl}
      />
    </>
  );
}
