import { CalendarClock, StickyNote } from "lucide-react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import { Tick } from "#ui/controls/choice/tick.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import type { Selection } from "#web/shared/lists/use-selection.ts";
import { dayOf } from "../shared/applicants/delayed-pass.tsx";
import { TagWords } from "../shared/applicants/tags/tag-words.tsx";
import { columnOf, passed } from "./board.ts";
import styles from "./pipeline.module.css";

/** A person on the board: who, what they do, how they fit, how long they have waited here. */
export function CandidateCard({
  row,
  href,
  withJob,
  selection,
}: {
  row: ApplicationRow;
  href: string;
  withJob: boolean;
  selection: Selection | undefined;
}) {
  const { candidate } = row;
  const face = <Avatar name={candidate.fullName} src={candidate.profilePicture} size="sm" />;
  return (
    <div className={styles.card}>
      {selection ? (
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
      )}
      <div className={styles.words}>
        <PlainLink href={href} className={styles.name} draggable={false}>
          {candidate.fullName}
        </PlainLink>
        <p className={styles.headline}>{candidate.headline ?? candidate.location ?? row.source}</p>
        {withJob && <p className={styles.job}>{row.job.jobTitle}</p>}
        <div className={styles.foot}>
          {row.verdicts.length > 0 && <FitMarks fits={row.verdicts} size="sm" />}
          {row.notesCount > 0 && (
            <span title={counted(row.notesCount, "note")}>
              <Icon of={StickyNote} size="xs" /> <span aria-hidden="true">{row.notesCount}</span>
              <span className="sr">{counted(row.notesCount, "note")}, </span>
            </span>
          )}
          <span className={styles.days}>
            <span className="sr">
              In this stage <TimeAgo at={row.lastActivityAt} look="span" />
            </span>
            <span aria-hidden="true">
              <TimeAgo at={row.lastActivityAt} look="short" />
            </span>
          </span>
        </div>
        <TagWords tags={row.tags} />
        {row.passAt && columnOf(row) !== passed && (
          <p className={styles.later}>
            <Icon of={CalendarClock} size="xs" />
            Will be rejected {dayOf(row.passAt)}
          </p>
        )}
      </div>
    </div>
  );
}
