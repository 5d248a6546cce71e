import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FollowUpDays } from "#contract/messaging.ts";
import type { PlannedPerson } from "#contract/outreach.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useKeptForm } from "#web/shared/editor/use-kept-form.ts";
import { ChoosePeople } from "./choose-people.tsx";
import { MessageFields } from "./message-fields.tsx";
import { type Choice, leadsToChoose, talentsToChoose } from "./outreach.ts";
import { PlannedPeople } from "./planned-people.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";

export interface Draft {
  people: readonly Choice[];
  text: string;
  followUps: readonly { days: FollowUpDays; text: string }[];
}
const empty: Draft = { people: [], text: "", followUps: [] };

/** Whose eyes the words are previewed through: those who were chosen, or as long as no one is, anyone who may be. */
function useReaders(jobId: string, chosen: readonly Choice[]) {
  const saved = useInfiniteQuery(leadsToChoose(jobId, "saved", ""));
  const pending = useInfiniteQuery(leadsToChoose(jobId, "pending", ""));
  const talents = useInfiniteQuery(talentsToChoose(jobId));
  const anyone = [saved.data, pending.data, talents.data].flatMap((found) => found?.pages[0]?.people ?? []);
  const people = chosen.length > 0 ? chosen : anyone;
  return people.map(({ fullName }) => ({ name: fullName, about: { jobId, fullName } }));
}

/** Whom, what, and what each of them would read; nothing is sent before that was seen. Until then it waits on this device. */
export function NewOutreach({ jobId, path }: { jobId: string; path: string }) {
  const navigate = useNavigate();
  const { draft, set: setDraft, giveUp } = useKeptForm(`outreach:${jobId}`, null, () => empty);
  const [planned, setPlanned] = useState<PlannedPerson[] | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const readers = useReaders(jobId, draft.people);
  const body = { jobId, text: draft.text, followUps: [...draft.followUps] };
  const candidateIds = draft.people.map(({ id }) => id);
  const preview = useChange({
    call: () => api.outreach.preview({ body: { ...body, candidateIds } }),
    done: (people) => {
      setPlanned(people);
      // Whoever a colleague wrote to is left out until someone decides otherwise.
      setLeft(new Set(people.filter(({ earlier }) => earlier).map(({ candidateId }) => candidateId)));
    },
    refusal: null,
  });
  const to = (planned ?? []).filter(({ candidateId, refused }) => !refused && !left.has(candidateId));
  const start = useChange({
    call: () =>
      api.outreach.start({
        body: {
          ...body,
          candidateIds: to.map(({ candidateId }) => candidateId),
          // Whom a teammate wrote to was said above, and chosen all the same.
          anyway: to.filter(({ earlier }) => earlier !== null).map(({ candidateId }) => candidateId),
        },
      }),
    done: () => {
      giveUp();
      return navigate(path);
    },
    success: ({ planned: count }) => `${counted(count, "person", "people")} will get your message`,
    refusal: null,
    once: () => "start",
    stale: [["outreach"], ["talent-pool"]],
  });
  const error = preview.error ?? start.error;
  if (planned)
    return (
      <Stack gap={6}>
        {error && <FormError title={sentenceOf(error)} />}
        <PlannedPeople people={planned} left={left} onLeave={setLeft} />
        <Row gap={2} wrap>
          <Button
            tone="fill"
            disabled={to.length === 0}
            busy={start.isPending}
            onClick={() => start.mutate()}
          >
            Send to {counted(to.length, "person", "people")}
          </Button>
          <Button onClick={() => setPlanned(null)}>Back to the message</Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={6}>
      {error && <FormError title={sentenceOf(error)} />}
      <ChoosePeople jobId={jobId} chosen={draft.people} onChange={(people) => setDraft({ people })} />
      <MessageFields draft={draft} readers={readers} onChange={setDraft} />
      <Row gap={2} wrap>
        <Needs permission="sourcing">
          <Button tone="fill" busy={preview.isPending} onClick={() => preview.mutate()}>
            Preview for {counted(draft.people.length, "person", "people")}
          </Button>
        </Needs>
        <ButtonLink href={path} onClick={giveUp}>
          Cancel
        </ButtonLink>
      </Row>
    </Stack>
  );
}
