import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { useSearchParams } from "react-router";
import { type Reveal, type RevealState, revealStates } from "#contract/reveals.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useSavedQuery } from "#web/shared/lists/use-saved-query.ts";
import { useSavedScroll } from "#web/shared/lists/use-saved-scroll.ts";
import { PeopleTabs } from "../shared/people-tabs.tsx";
import { PastWorkForm } from "./past-work-form.tsx";
import { peoplePath, revealsIn, useAnswers } from "./reveals.ts";
import styles from "./people.module.css";
import { PageTip } from "#web/shared/welcome/page-tip.tsx";

export const meta = siteMeta({ title: "People you know", path: peoplePath, hidden: true });

const tabNames: Record<RevealState, string> = {
  pending: "To review",
  revealed: "People you know",
  ignored: "Skipped",
};
const nobody: Record<RevealState, [title: string, text: string]> = {
  pending: [
    "No one to review",
    "When a past coworker applies and agrees to references, we’ll ask you about them here.",
  ],
  revealed: ["No one yet", "People you said you know appear here."],
  ignored: ["No one skipped", "People you skipped appear here. We don’t tell them or the team."],
};

/** People who want to work here, and whether the employee knows them. */
export default function PeoplePage() {
  const [params] = useSearchParams();
  const state = revealStates.find((each) => each === params.get("state")) ?? "pending";
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  useSavedQuery({ key: "teams-app-requests-query", path: peoplePath });
  const box = useSavedScroll("teams-app-requests-scroll-top");
  const people = useQuery(revealsIn(state, page));
  const { data } = people;
  const answer = useAnswers();
  const at = (next: RevealState, number = 1) => {
    const query = new URLSearchParams({ state: next });
    if (number > 1) query.set("page", String(number));
    return `${peoplePath}?${query}`;
  };
  const found = data?.notifications ?? [];
  return (
    <>
      <PageHeader title="People you know">
        <PeopleTabs />
      </PageHeader>
      <PaneBody ref={box} space="md" label="People you know">
        <PageTip id="teams-tip-people" />
        <Stack gap={8} className={styles.page}>
          <div>
            <Row gap={3} wrap justify="between" className={styles.bar}>
              <LinkTabs
                look="pills"
                label="Show"
                tabs={revealStates.map((each) => ({
                  href: at(each),
                  label: tabNames[each],
                  current: each === state,
                  count: each === "pending" ? data?.pending : undefined,
                }))}
              />
              {state === "pending" && found.length > 1 && (
                <Row gap={2} wrap>
                  <Button size="sm" tone="bare" onClick={() => void answer(found, "ignored")}>
                    Skip all of these
                  </Button>
                  <Button size="sm" onClick={() => void answer(found, "revealed")}>
                    I know all of these
                  </Button>
                </Row>
              )}
            </Row>
            <Loaded of={people} rows={4} loading="Loading people" failed="Couldn’t load people">
              {({ page: shown, availablePages }) => (
                <>
                  {found.length === 0 && (
                    <EmptyState icon={Handshake} size="sm" title={nobody[state][0]}>
                      {nobody[state][1]}
                    </EmptyState>
                  )}
                  <List label="People" divided flush>
                    {found.map((reveal) => (
                      <PersonRow
                        key={reveal.id}
                        reveal={reveal}
                        onAnswer={(said) => void answer([reveal], said)}
                      />
                    ))}
                  </List>
                  <Paging page={shown} pages={availablePages} hrefFor={(number) => at(state, number)} />
                </>
              )}
            </Loaded>
          </div>
          <PastWorkForm />
        </Stack>
      </PaneBody>
    </>
  );
}

function PersonRow({ reveal, onAnswer }: { reveal: Reveal; onAnswer: (state: RevealState) => void }) {
  const { candidate, job, shared, state } = reveal;
  return (
    <ListRow
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={
        state !== "revealed" && (
          <span className={styles.answers}>
            {state === "pending" ? (
              <Button
                size="sm"
                tone="bare"
                aria-label={`Skip ${candidate.fullName}`}
                onClick={() => onAnswer("ignored")}
              >
                Skip
              </Button>
            ) : (
              <Button
                size="sm"
                tone="bare"
                aria-label={`Bring back ${candidate.fullName}`}
                onClick={() => onAnswer("pending")}
              >
                Bring back
              </Button>
            )}
            <Button
              size="sm"
              aria-label={`I know them: ${candidate.fullName}`}
              onClick={() => onAnswer("revealed")}
            >
              I know them
            </Button>
          </span>
        )
      }
      text={[candidate.headline, `for ${job.jobTitle}`].filter(Boolean).join(", ")}
      foot={shared ? `You were both at ${shared.companyName}, ${yearsText(shared)}` : "You referred them"}
    />
  );
}

function yearsText({ from, to }: { from: number; to: number }) {
  return from === to ? `in ${from}` : `${from} to ${to}`;
}
