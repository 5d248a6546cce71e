import { useCan, useMay } from "#web/hire/shared/team/rights.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, Check, RotateCcw, X } from "lucide-react";
import { useEffect } from "react";
import type { ApplicationDetail, ApplicationRow } from "#contract/application-shapes.ts";
import { askedText } from "#shared/money/salary.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import { ApplicationTabs } from "#web/hire/shared/applicants/application-tabs.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QueuePlace } from "#web/shared/queue/queue-place.tsx";
import { ApplicantMenu, shortlistLabel, mayReopen } from "./applicant-menu.tsx";
import { type FeedView, applicationById } from "#web/hire/shared/applicants/feed.ts";
import { leftUnread } from "#web/hire/shared/applicants/left-unread.ts";
import { DelayedPass } from "#web/hire/shared/applicants/delayed-pass.tsx";
import { MessageLink } from "#web/hire/shared/applicants/message-link.tsx";
import { PassMenu } from "#web/hire/shared/applicants/pass-menu.tsx";
import { TagLine } from "#web/hire/shared/applicants/tags/tag-line.tsx";
import { SourceName } from "#web/shared/applications/source-name.tsx";
import styles from "./applicants.module.css";

export interface Decisions {
  onShortlist: () => void;
  onPass: (reason?: string) => void;
  onSave: () => void;
  onReopen: () => void;
  onCancelPass: () => void;
}
interface ApplicantDetailProps extends Decisions {
  row: ApplicationRow;
  view: FeedView;
  /** Where it stands on the list, and whom it stands between. */
  place: { number: number; of: number; before?: string; after?: string };
  /** One card of a deck: smaller head, no keys. */
  inDeck?: boolean;
  /** Lies below another card: drawn, but not read yet. */
  waiting?: boolean;
}

/** Everything about one applicant, and the decision. */
export function ApplicantDetail(props: ApplicantDetailProps) {
  const { row, view, place, inDeck, waiting, ...decisions } = props;
  const application = useQuery(applicationById(row.id));
  const { data } = application;
  const { candidate, job } = row;
  const may = useMay()("applicants");
  useEffect(() => {
    if (may && row.unread && !waiting)
      void api.applications.markRead({ params: { id: row.id }, body: {} }).catch(leftUnread);
  }, [may, row.id, row.unread, waiting]);
  return (
    <>
      <PaneHead>
        <QueuePlace title={job.jobTitle}>
          {place.number} of {place.of}
          {view.tab === "pending" && ` ${partWords[view.split]}`}
        </QueuePlace>
        {!inDeck && (
          <span className={styles.keys} aria-hidden="true">
            <Kbd>J</Kbd> <Kbd>K</Kbd> next, previous
          </span>
        )}
        <ApplicantMenu
          row={row}
          view={view}
          before={place.before}
          after={place.after}
          inDeck={inDeck}
          {...decisions}
        />
      </PaneHead>
      <PaneBody space="md" label={candidate.fullName}>
        <DetailHeader
          size="lg"
          leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} size="lg" />}
          title={candidate.fullName}
          text={
            <>
              {candidate.headline && `${candidate.headline}, `}applied <TimeAgo at={row.appliedAt} />
              {", "}
              <SourceName source={row.source} manualAdd={row.manualAdd} />
            </>
          }
          aside={<Asks row={row} detail={data} />}
        />
        <TagLine row={row} />
        {row.passAt && (
          <DelayedPass
            at={row.passAt}
            until="You can’t shortlist them until then."
            onCancel={decisions.onCancelPass}
          />
        )}
        {data?.votes && (
          <Callout tone="info" className={styles.votes}>
            Teammates review referrals first: {counted(data.votes.for, "vote")} for, {data.votes.against}{" "}
            against. You make the final call.
          </Callout>
        )}
        <Loaded
          of={application}
          rows={6}
          loading="Loading application"
          failed="Couldn’t load the application"
        >
          {(detail) => <ApplicationTabs detail={detail} />}
        </Loaded>
      </PaneBody>
      <Foot row={row} view={view} inDeck={inDeck} {...decisions} />
    </>
  );
}

const partWords: Record<FeedView["split"], string> = {
  qualified: "qualified",
  unqualified: "to review",
  scoreless: "not scored",
  marketplace: "from the marketplace",
  review: "in review",
};

type FootProps = Decisions & Pick<ApplicantDetailProps, "row" | "view" | "inDeck">;
function Foot({ row, view, inDeck, onShortlist, onPass, onSave, onReopen }: FootProps) {
  return (
    <PaneFoot>
      {(!inDeck || view.tab === "passed") && (
        <>
          <MessageLink applicationId={row.id} kbd="M" />
          <span className={styles.gap} />
        </>
      )}
      {view.tab === "passed" ? (
        mayReopen(row) ? (
          <Needs permission="applicants">
            <Button icon={RotateCcw} onClick={onReopen}>
              Reopen
            </Button>
          </Needs>
        ) : (
          <p>{row.candidate.fullName} withdrew this application</p>
        )
      ) : (
        <Needs permission="applicants">
          {!inDeck && <PassMenu onPass={onPass} row={row} />}
          <Button icon={X} kbd="P" onClick={() => onPass()}>
            Pass
          </Button>
          {row.applicationState !== "review" && (
            <Button icon={Bookmark} kbd="V" onClick={onSave}>
              {row.saved ? "Unsave" : "Save"}
            </Button>
          )}
          <Button tone="fill" icon={Check} kbd="S" onClick={onShortlist}>
            {shortlistLabel(row)}
          </Button>
        </Needs>
      )}
    </PaneFoot>
  );
}

function spoken({ name, level }: ApplicationDetail["candidate"]["languages"][number]) {
  return level ? `${name} (${level})` : name;
}

function Asks({ row, detail }: { row: ApplicationRow; detail: ApplicationDetail | undefined }) {
  const asks = detail?.candidate.asks;
  const maySee = useCan()("salaries");
  const asked = asks?.salary && askedText(asks.salary, asks.salaryCurrency);
  const facts = [
    { label: "Salary expectation", value: maySee ? asked : "Hidden by your permissions" },
    { label: "Location", value: row.candidate.location },
    { label: "Can start", value: detail?.candidate.availableFrom },
    { label: "Speaks", value: detail?.candidate.languages.map(spoken).join(", ") },
    { label: "Also wants", value: detail?.candidate.anythingElse },
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
