import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { MyApplication } from "#contract/application-shapes.ts";
import { relativeTime } from "#shared/words/time.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { TextArea } from "#ui/controls/text-area.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { CompanyMark } from "#ui/data/company-mark.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { stateWords } from "#web/words/application-state.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { Invitation } from "./invitation.tsx";
import { myApplications } from "./my-applications.ts";
import styles from "./applications.module.css";

export const meta = siteMeta({ title: "Applications", path: "/applications", hidden: true });

const quietDays = 14;

/** Where every application stands, the last thing that happened, and its end. */
export default function ApplicationsPage() {
  const { data, error, refetch } = useQuery(myApplications);
  if (error) {
    return (
      <TitledScreen title="Applications">
        <EmptyState
          title="Your applications could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {sentenceOf(error)}
        </EmptyState>
      </TitledScreen>
    );
  }
  if (!data) {
    return (
      <TitledScreen title="Applications">
        <ListSkeleton rows={6} label="Loading your applications" />
      </TitledScreen>
    );
  }
  const invited = data.filter((each) => each.canAnswerInvitation);
  const open = data.filter((each) => !each.ended && !each.canAnswerInvitation);
  const ended = data.filter((each) => each.ended);
  return (
    <>
      <PageHeader title="Applications" description={`${open.length} under way, ${ended.length} ended`} />
      <PaneBody space="md">
        <Stack gap={8} className={styles.groups}>
          {data.length === 0 && (
            <EmptyState
              title="No applications yet"
              action={
                <ButtonLink href="/today" tone="fill">
                  See today’s matches
                </ButtonLink>
              }
            >
              What you apply for stands here with its true stage.
            </EmptyState>
          )}
          <Group title="Invitations" applications={invited} />
          <Group title="Under way" applications={open} />
          <Group title="Ended" applications={ended} />
          <Elsewhere />
        </Stack>
      </PaneBody>
    </>
  );
}

function Group({ title, applications }: { title: string; applications: MyApplication[] }) {
  if (!applications.length) return null;
  return (
    <Section title={title}>
      <List label={title} divided flush>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </List>
    </Section>
  );
}

function ApplicationRow({ application }: { application: MyApplication }) {
  const { asked, ref } = useAskedFor(application.id);
  const { job, company, shownAs, endReason, lastActivityAt, ended } = application;
  const [now] = useState(Date.now);
  const silent = !ended && now - Date.parse(lastActivityAt) > quietDays * 86_400_000;
  return (
    <ListRow
      href={`/jobs/${job.id}`}
      current={asked}
      leading={<CompanyMark name={company.companyName} src={company.companyLogo} />}
      title={job.jobTitle}
      end={<Badge tone={ended ? "quiet" : "info"}>{stateWords(shownAs)}</Badge>}
      text={company.companyName}
      textEnd={
        <>
          {silent ? `No reply for ${relativeTime(lastActivityAt)}, applied ` : "Last activity "}
          <TimeAgo at={silent ? application.appliedAt : lastActivityAt} />
        </>
      }
      foot={
        <div ref={ref}>
          {endReason && <p className={styles.reason}>{endReason}</p>}
          <Actions application={application} />
        </div>
      }
    />
  );
}

/** A notice or a letter leads to the one application it is about: that one is marked and in sight. */
function useAskedFor(id: string) {
  const [search] = useSearchParams();
  const asked = search.get("open") === id;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) ref.current?.scrollIntoView({ block: "center" });
  }, [asked]);
  return { asked, ref };
}

function Actions({ application }: { application: MyApplication }) {
  const cache = useQueryClient();
  const after = () => cache.invalidateQueries(myApplications);
  if (application.canAnswerInvitation) return <Invitation application={application} onDone={after} />;
  if (application.canWithdraw) return <Withdraw application={application} onDone={after} />;
  if (application.canApplyAgain) {
    return (
      <span className={styles.actions}>
        <ButtonLink size="sm" href={`/apply/${application.job.id}`}>
          Apply again
        </ButtonLink>
      </span>
    );
  }
  return null;
}

function Withdraw({ application, onDone }: { application: MyApplication; onDone: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  async function withdraw() {
    setBusy(true);
    try {
      await api.applications.withdraw({
        params: { id: application.id },
        body: { reason: reason || undefined },
      });
      setOpen(false);
      showToast({ text: `You withdrew from ${application.job.jobTitle}`, tone: "success" });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    setBusy(false);
    await onDone();
  }
  return (
    <Dialog
      title={`Withdraw from ${application.job.jobTitle}?`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" tone="bare">
          Withdraw
        </Button>
      }
      footer={
        <Button tone="danger" busy={busy} onClick={() => void withdraw()}>
          Withdraw application
        </Button>
      }
    >
      <Field label="Reason" hint={`${application.company.companyName} sees it`} optional>
        <TextArea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
