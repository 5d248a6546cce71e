import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { Community, CommunityJob, CommunityMember } from "#contract/communities.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { SuggestInput } from "#ui/controls/fields/suggest-input.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { jobsOf, staleCommunities, useMembers } from "./communities.ts";
import lists from "#web/shared/lists/acting-rows.module.css";

/** What only moderators see: jobs that wait, and who is in or was taken out. */
export function Moderation({ community }: { community: Community }) {
  const { data: waiting = [] } = useQuery(jobsOf(community.id, "waiting"));
  const { data: shown = [] } = useQuery(jobsOf(community.id, "published"));
  const headings = useMemo(() => [...new Set(shown.flatMap(({ collection }) => collection ?? []))], [shown]);
  return (
    <Stack gap={6}>
      {waiting.length > 0 && (
        <Section title="Jobs to review">
          <Jobs communityId={community.id} jobs={waiting} headings={headings} />
        </Section>
      )}
      {shown.length > 0 && (
        <Section
          title="Jobs that are shown"
          description="Headings put jobs that belong together under one name."
        >
          <Jobs communityId={community.id} jobs={shown} headings={headings} />
        </Section>
      )}
      <People communityId={community.id} />
    </Stack>
  );
}

interface JobsProps {
  communityId: string;
  jobs: readonly CommunityJob[];
  /** Those the community has, to choose from. */
  headings: readonly string[];
}
function Jobs({ communityId, jobs, headings }: JobsProps) {
  const [open, setOpen] = useState<{ act: "publish" | "decline"; of: CommunityJob } | null>(null);
  return (
    <>
      <ul className={lists.rows}>
        {jobs.map((of) => (
          <li key={of.job.id}>
            <span>
              <Link href={`/jobs/${of.job.id}`}>{of.job.jobTitle}</Link>
              <small>{[of.job.company.companyName, of.collection].filter(Boolean).join(", ")}</small>
              {of.declinedBefore && <small>Declined before: {of.declinedBefore}</small>}
            </span>
            <Row>
              <Button
                size="sm"
                tone={of.state === "waiting" ? "fill" : "plain"}
                aria-label={`${of.state === "waiting" ? "Show" : "Heading"}: ${of.job.jobTitle}`}
                onClick={() => setOpen({ act: "publish", of })}
              >
                {of.state === "waiting" ? "Show" : "Heading"}
              </Button>
              <Button
                size="sm"
                aria-label={`${of.state === "waiting" ? "Decline" : "Remove"} ${of.job.jobTitle}`}
                onClick={() => setOpen({ act: "decline", of })}
              >
                {of.state === "waiting" ? "Decline" : "Remove"}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      {open && (
        <Decide {...open} communityId={communityId} headings={headings} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface DecideProps {
  communityId: string;
  headings: readonly string[];
  act: "publish" | "decline";
  of: CommunityJob;
  onClose: () => void;
}
function Decide({ communityId, headings, act, of: { job, collection }, onClose }: DecideProps) {
  const [text, setText] = useState(act === "publish" ? (collection ?? "") : "");
  const shows = act === "publish";
  const suggest = useCallback(
    async (typed: string) =>
      headings
        .filter((heading) => heading.toLowerCase().includes(typed.toLowerCase()))
        .map((heading) => ({ value: heading, label: heading })),
    [headings],
  );
  const decide = useChange({
    call: () =>
      api.communities.decideJob({
        params: { id: communityId },
        body: shows
          ? { jobId: job.id, state: "published", collection: text.trim() || null }
          : { jobId: job.id, state: "declined", reason: text },
      }),
    done: onClose,
    success: shows ? "Job is shown" : "Job is not shown",
    refusal: null,
    stale: staleCommunities,
    once: () => job.id,
  });
  const wrong = fieldsOf(decide.error);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={shows ? `Show ${job.jobTitle}` : `Don’t show ${job.jobTitle}`}
      description={shows ? null : "The company reads your reason."}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone={shows ? "fill" : "danger"}
            busy={decide.isPending}
            disabled={!shows && !text.trim()}
            onClick={() => decide.mutate()}
          >
            {shows ? "Show job" : "Don’t show"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {decide.error && <FormError title={sentenceOf(decide.error)} />}
        {shows ? (
          <Field label="Heading" optional error={wrong.collection ?? null}>
            <SuggestInput value={text} maxLength={60} onChange={setText} suggest={suggest} />
          </Field>
        ) : (
          <Field label="Reason" error={wrong.reason ?? null}>
            <TextArea value={text} maxLength={300} onChange={({ target }) => setText(target.value)} />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}

function People({ communityId }: { communityId: string }) {
  const { members, hasNextPage, isFetchingNextPage, fetchNextPage } = useMembers(communityId);
  const only = members.filter(({ standing }) => standing === "moderator").length === 1;
  const set = useChange({
    call: (body: { userId: string; standing: "member" | "moderator" | null }) =>
      api.communities.setStanding({ params: { id: communityId }, body }),
    stale: staleCommunities,
    once: ({ userId }) => userId,
  });
  return (
    <Section title="People" anchor="people" description="Only moderators see this list.">
      <ul className={lists.rows}>
        {members.map((member) => (
          <li key={member.userId}>
            <span>
              {member.fullName}
              <small>{standingText[member.standing]}</small>
            </span>
            <Row>
              {actsFor(member, { only }).map(({ label, standing }) => (
                <Button
                  key={label}
                  size="sm"
                  aria-label={`${label}: ${member.fullName}`}
                  onClick={() => set.mutate({ userId: member.userId, standing })}
                >
                  {label}
                </Button>
              ))}
            </Row>
          </li>
        ))}
      </ul>
      <ShowMore more={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </Section>
  );
}

const standingText: Record<CommunityMember["standing"], string> = {
  asked: "Asks to join",
  member: "Member",
  moderator: "Moderator",
  removed: "Removed, can’t join again",
};
type Act = { label: string; standing: "member" | "moderator" | null };
const acts: Record<CommunityMember["standing"], Act[]> = {
  asked: [
    { label: "Accept", standing: "member" },
    { label: "Refuse", standing: null },
  ],
  member: [
    { label: "Make moderator", standing: "moderator" },
    { label: "Remove", standing: null },
  ],
  moderator: [{ label: "Make member", standing: "member" }],
  removed: [{ label: "Let in", standing: "member" }],
};
/** A community keeps a moderator: the only one names another first. */
function actsFor({ standing }: CommunityMember, { only }: { only: boolean }) {
  return standing === "moderator" && only ? [] : acts[standing];
}
