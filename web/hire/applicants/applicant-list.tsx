import { ArrowDownWideNarrow, CalendarClock, Link2, Undo2 } from "lucide-react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { knockOutText } from "#shared/jobs/questions.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Tick } from "#ui/controls/choice/tick.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { useSavedScroll } from "#web/shared/lists/use-saved-scroll.ts";
import type { Selection } from "#web/shared/lists/use-selection.ts";
import { dayOf } from "#web/hire/shared/applicants/delayed-pass.tsx";
import { type FeedView, addressOf } from "#web/hire/shared/applicants/feed.ts";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { TagWords } from "#web/hire/shared/applicants/tags/tag-words.tsx";
import type { useFurther } from "./use-further.ts";
import { SourceName } from "#web/shared/applications/source-name.tsx";
import styles from "./applicants.module.css";

interface ApplicantListProps {
  view: FeedView;
  rows: readonly ApplicationRow[] | undefined;
  further: ReturnType<typeof useFurther>;
  openId: string | undefined;
  /** Whoever is pressed is open at once; the address follows. */
  onOpen: (id: string) => void;
  /** Who is selected, where several can be decided about at once. */
  selection: Selection | undefined;
  /** On a phone the list can be left for one card after another. */
  listed: boolean;
}
/** Who waits for an answer, and who got one. */
export function ApplicantList({
  view,
  rows,
  further,
  openId,
  onOpen,
  selection,
  listed,
}: ApplicantListProps) {
  const box = useSavedScroll("hire-app-requests-scroll-top");
  const may = useMay()("applicants");
  return (
    <div ref={box} className={styles.scroll}>
      {listed && may && view.tab !== "passed" && rows?.length !== 0 && (
        <p className={styles.oneByOne}>
          <ButtonLink size="sm" href={addressOf(view)}>
            Review one at a time
          </ButtonLink>
        </p>
      )}
      {rows ? (
        <List label="Applicants">
          {rows.map((row) => (
            <ApplicantRow
              key={row.id}
              row={row}
              href={addressOf(view, row.id, listed && view.tab === "passed")}
              open={row.id === openId}
              onOpen={onOpen}
              selection={selection}
            />
          ))}
        </List>
      ) : (
        <ListSkeleton rows={8} label="Loading applicants" />
      )}
      <ShowMore {...further} />
      {rows?.length === 0 && <p className={styles.nobody}>No one here yet.</p>}
    </div>
  );
}

interface ApplicantRowProps {
  row: ApplicationRow;
  href: string;
  open: boolean;
  onOpen: (id: string) => void;
  selection: Selection | undefined;
}
function ApplicantRow({ row, href, open, onOpen, selection }: ApplicantRowProps) {
  const { candidate } = row;
  const face = <Avatar name={candidate.fullName} src={candidate.profilePicture} />;
  return (
    <ListRow
      href={href}
      onSelect={() => onOpen(row.id)}
      current={open}
      unread={row.unread}
      leading={
        selection ? (
          <Tick
            label={`Select ${candidate.fullName}`}
            checked={selection.has(row.id)}
            shown={selection.count > 0}
            onToggle={(how) => selection.toggle(row.id, how)}
          >
            {face}
          </Tick>
        ) : (
          face
        )
      }
      title={candidate.fullName}
      end={<TimeAgo at={row.appliedAt} look="short" />}
      text={candidate.headline ?? candidate.location ?? row.job.jobTitle}
      foot={
        <span className={styles.foot}>
          <span className={styles.source}>
            {row.verdicts.length > 0 && <FitMarks fits={row.verdicts} size="sm" />}
            {row.passAt ? (
              <>
                <Icon of={CalendarClock} size="sm" />
                Will be rejected {dayOf(row.passAt)}
              </>
            ) : row.shownAs === "withdrawn" ? (
              <>
                <Icon of={Undo2} size="sm" /> Withdrew
              </>
            ) : row.referral ? (
              <>
                <Icon of={Link2} size="sm" /> Referred by {row.referral.employeeName}
              </>
            ) : (
              <SourceName source={row.source} manualAdd={row.manualAdd} />
            )}
          </span>
          {row.knockOuts.length > 0 && (
            <span className={styles.source} title={knockOutText(row.knockOuts)}>
              <Icon of={ArrowDownWideNarrow} size="sm" /> Sorted last by an answer
            </span>
          )}
          <TagWords tags={row.tags} />
        </span>
      }
    />
  );
}
