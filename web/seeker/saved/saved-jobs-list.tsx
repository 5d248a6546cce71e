import { FileText, ListPlus } from "lucide-react";
import type { CandidateList } from "#contract/candidate-lists.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { placeText } from "#shared/places/place-text.ts";
import { type SavedJob, useSavedJobs } from "./use-lists.ts";

interface SavedJobsProps {
  jobs: SavedJob[];
  /** The list that is open; null for the jobs on none. */
  list: CandidateList | null;
  lists: CandidateList[];
}
/** The jobs of one list, each with its way to another. */
export function SavedJobs({ jobs, list, lists }: SavedJobsProps) {
  if (jobs.length === 0) return <NoJobs list={list} sorted={lists.some((each) => each.jobs > 0)} />;
  return (
    <Section title="Jobs">
      <List label={list ? `Jobs on ${list.name}` : "Saved jobs"} divided>
        {jobs.map((job) => (
          <ListRow
            key={job.id}
            href={wayTo(`/jobs/${job.id}`, job)}
            leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
            title={job.jobTitle}
            end={<TimeAgo at={job.savedAt} look="list" />}
            text={`${job.company.companyName}, ${placeText(job)}`}
            textEnd={job.status === "closed" ? "Closed" : undefined}
            foot={<JobActions job={job} lists={lists} />}
          />
        ))}
      </List>
    </Section>
  );
}

/** A saved match counts as coming from matches; for other saved jobs we don’t know. */
function wayTo(path: string, { fromMatches }: SavedJob) {
  return fromMatches ? `${path}?from=matches` : path;
}

function JobActions({ job, lists }: { job: SavedJob; lists: CandidateList[] }) {
  const { move, unsave } = useSavedJobs();
  // A job that is on no list can't be taken off one.
  const places = job.listId === null ? lists : [null, ...lists];
  const choices = places.map((list) => ({
    label: list?.name ?? "Not on a list",
    checked: job.listId === (list?.id ?? null),
    onSelect: () => void move(job, list),
  }));
  return (
    <Row gap={2} wrap>
      <ButtonLink
        size="sm"
        tone="bare"
        icon={FileText}
        href={wayTo(`/resumes/for/${job.id}`, job)}
        aria-label={`Fit your resume to ${job.jobTitle}`}
      >
        Fit your resume
      </ButtonLink>
      {lists.length > 0 && (
        <Menu
          trigger={
            <Button size="sm" tone="bare" icon={ListPlus} aria-label={`Move ${job.jobTitle} to a list`}>
              Move to a list
            </Button>
          }
          items={choices}
          align="start"
        />
      )}
      <Button size="sm" tone="bare" aria-label={`Remove ${job.jobTitle}`} onClick={() => void unsave(job)}>
        Remove
      </Button>
    </Row>
  );
}

function NoJobs({ list, sorted }: { list: CandidateList | null; sorted: boolean }) {
  if (list)
    return (
      <EmptyState
        title="No jobs on this list yet"
        action={
          <ButtonLink href="/saved" tone="fill">
            See saved jobs
          </ButtonLink>
        }
      >
        Use “Move to a list” beside any job you saved.
      </EmptyState>
    );
  return (
    <EmptyState
      title={sorted ? "All your saved jobs are on lists" : "Nothing saved yet"}
      action={
        <ButtonLink href="/today" tone="fill">
          See today’s matches
        </ButtonLink>
      }
    >
      Jobs you save appear here.
    </EmptyState>
  );
}
