import { useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import type { OptimizedResume, ResumeVersion } from "#contract/resume-tailoring.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { onTheWay } from "#web/shared/jobs/job-address.ts";
import { withResume } from "../shared/asked-resume.ts";
import { LostChanges } from "./lost-changes.tsx";
import { Proposal } from "./proposal.tsx";
import { keyOfOperation } from "./key-of-operation.ts";
import type { Tailoring } from "./use-tailoring.ts";
import styles from "./tailor.module.css";

interface ProposalListProps {
  found: OptimizedResume;
  version: ResumeVersion | null;
  tailoring: Tailoring;
}
/** Everything that could be changed for a job, what was accepted before, and what the resume doesn’t show. */
export function ProposalList({ found, version, tailoring }: ProposalListProps) {
  const { operations, sources, hints, job } = found;
  const [search] = useSearchParams();
  const offered = new Set(operations.map(keyOfOperation));
  const lost = new Set(version?.lost.map(({ change }) => keyOfOperation(change)));
  const earlier = tailoring.accepted.filter((each) => {
    const key = keyOfOperation(each);
    return !offered.has(key) && !lost.has(key);
  });
  const all = [...operations.filter((each) => !lost.has(keyOfOperation(each))), ...earlier];
  const open = all.filter((each) => tailoring.decisionOf(each) === null);
  return (
    <Stack gap={6}>
      <BaseChoice baseId={found.resumeId} version={version} />
      {version && <LostChanges version={version} tailoring={tailoring} />}
      <Section
        title="Proposed changes"
        description={madeBy(found)}
        actions={
          open.length > 1 && (
            <Button size="sm" icon={CheckCheck} onClick={() => tailoring.acceptAll(open)}>
              Accept all {open.length}
            </Button>
          )
        }
      >
        {all.length === 0 ? (
          <EmptyState size="sm" title="Nothing to change">
            What this job asks for already stands where it is read first.
          </EmptyState>
        ) : (
          <ul className={styles.proposals} aria-label="Proposed changes">
            {all.map((operation) => (
              <Proposal
                key={keyOfOperation(operation)}
                operation={operation}
                sources={sources}
                decision={tailoring.decisionOf(operation)}
                onDecide={(decision) => tailoring.decide(operation, decision)}
              />
            ))}
          </ul>
        )}
      </Section>
      {hints.length > 0 && (
        <Section
          title="Not in your resume"
          description="If you have done it, say where, in your own words. Leave out what isn’t true."
          line
        >
          <ul className={styles.hints}>
            {hints.map(({ requirement, must }) => (
              <li key={requirement}>
                {requirement} {!must && <span className={styles.where}>(nice to have)</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Row gap={2} wrap>
        {version && (
          <ButtonLink href={withResume(onTheWay(`/apply/${job.id}`, search), version.resume.id)} tone="fill">
            Apply with this version
          </ButtonLink>
        )}
        <ButtonLink href={onTheWay(`/resumes/for/${job.id}/letter`, search)}>Write a cover letter</ButtonLink>
      </Row>
    </Stack>
  );
}

/** The resume that is changed, where there are several to start from. */
function BaseChoice({ baseId, version }: { baseId: string; version: ResumeVersion | null }) {
  const [, setSearch] = useSearchParams();
  const { data: resumes = [] } = useQuery(myResumes);
  const bases = resumes
    .filter(({ jobId }) => jobId === null)
    .map(({ id, name }) => ({ value: id, label: name }));
  const gone = version?.base.deleted && version.base.id === baseId;
  const options = gone ? [{ value: baseId, label: `${version.base.name} (deleted)` }, ...bases] : bases;
  if (options.length < 2) return null;
  const hint = gone
    ? "You deleted it, so it won’t change anymore. Choose another one for this version to follow."
    : "The version for this job follows it";
  return (
    <Field label="Resume" hint={hint}>
      <Select
        options={options}
        value={baseId}
        onChange={(resume) =>
          setSearch((before) => {
            before.set("resume", resume);
            return before;
          })
        }
      />
    </Field>
  );
}

function madeBy({ proposedBy, dropped }: OptimizedResume) {
  if (proposedBy === "rules")
    return "Made by rules from your own words. Nothing changes until you accept it.";
  const left =
    dropped > 0
      ? ` ${counted(dropped, "proposal")} said more than your resume and ${dropped === 1 ? "was" : "were"} left out.`
      : "";
  return `Made with a language model and checked against your resume.${left} Nothing changes until you accept it.`;
}
