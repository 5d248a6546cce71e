import { useQuery } from "@tanstack/react-query";
import { Bookmark, Check, MessageSquare, RotateCcw, X } from "lucide-react";
import { useEffect } from "react";
import type { ApplicationDetail, ApplicationRow } from "#contract/application-shapes.ts";
import { relativeTime } from "#shared/words/time.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import { ApplicationTabs } from "#web/shared/applications/application-tabs.tsx";
import { type FeedView, applicationById } from "./feed.ts";
import { PassMenu } from "./pass-menu.tsx";
import styles from "./applicants.module.css";

interface ApplicantDetailProps {
  row: ApplicationRow;
  place: number;
  of: number;
  view: FeedView;
  onMatch: () => void;
  onPass: (reason?: string) => void;
  onSave: () => void;
  onReopen: () => void;
}

/** Everything about one applicant, and the decision. */
export function ApplicantDetail({
  row,
  place,
  of,
  view,
  onMatch,
  onPass,
  onSave,
  onReopen,
}: ApplicantDetailProps) {
  const { data } = useQuery(applicationById(row.id));
  const { candidate, job } = row;
  useEffect(() => {
    if (row.unread) void api.applications.markRead({ params: { id: row.id }, body: {} });
  }, [row.id, row.unread]);
  return (
    <>
      <PaneHead>
        <b>{job.jobTitle}</b>
        <span className={styles.place}>
          {place} of {of}
        </span>
      </PaneHead>
      <PaneBody space="md" label={candidate.fullName}>
        <DetailHeader
          size="lg"
          leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} size="lg" />}
          title={candidate.fullName}
          text={`${candidate.headline ? `${candidate.headline}, ` : ""}applied ${relativeTime(row.appliedAt)} ago`}
          aside={<Asks row={row} detail={data} />}
        />
        {data ? <ApplicationTabs detail={data} /> : <ListSkeleton rows={6} label="Loading the application" />}
      </PaneBody>
      <PaneFoot>
        <ButtonLink tone="bare" icon={MessageSquare} kbd="M" href={`/hire/messages?application=${row.id}`}>
          Message
        </ButtonLink>
        <span className={styles.gap} />
        {view.tab === "passed" ? (
          <Button icon={RotateCcw} onClick={onReopen}>
            Reopen
          </Button>
        ) : (
          <>
            <PassMenu onPass={onPass} row={row} />
            <Button icon={X} kbd="P" onClick={() => onPass()}>
              Pass
            </Button>
            <Button icon={Bookmark} kbd="V" onClick={onSave}>
              {row.saved ? "Unsave" : "Save"}
            </Button>
            <Button tone="fill" icon={Check} kbd="S" onClick={onMatch}>
              Shortlist
            </Button>
          </>
        )}
      </PaneFoot>
    </>
  );
}

function Asks({ row, detail }: { row: ApplicationRow; detail: ApplicationDetail | undefined }) {
  const asks = detail?.candidate.asks;
  const pay = asks?.salary
    ? new Intl.NumberFormat("en-GB", {
        style: "currency",
        currency: asks.salaryCurrency ?? "GBP",
        maximumFractionDigits: 0,
      }).format(asks.salary)
    : null;
  const facts = [
    { label: "Asks for", value: pay && `${pay}k` },
    { label: "Lives in", value: row.candidate.location },
    { label: "Can start", value: detail?.candidate.availableFrom },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.asks}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
