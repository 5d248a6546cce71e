import { CalendarPlus } from "lucide-react";
import type { Interview } from "#contract/interviews.ts";
import { calendarFile } from "#shared/times/calendar-file.ts";
import { instantWords } from "#shared/times/instant-words.ts";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import styles from "./interviews.module.css";

/** An instant on the reader's own clock, with its zone. */
export function timeHere(at: string) {
  return instantWords(at, ownTimeZone());
}

interface InterviewFactsProps {
  interview: Interview;
  /** What a calendar calls it. */
  title: string;
}
/** When, where and what for; an agreed time can be taken into a calendar. */
export function InterviewFacts({ interview, title }: InterviewFactsProps) {
  const { time, minutes, place, note } = interview;
  return (
    <>
      <dl className={styles.facts}>
        {time && <Fact label="When">{timeHere(time)}</Fact>}
        <Fact label="Duration">{minutes} minutes</Fact>
        <Fact label="Location">
          {/^https?:\/\//i.test(place) ? (
            <Link href={place} target="_blank" rel="noreferrer">
              {place}
            </Link>
          ) : (
            place
          )}
        </Fact>
        {note && <Fact label="Note">{note}</Fact>}
      </dl>
      {time && (
        <Button icon={CalendarPlus} onClick={() => download(interview, { title, start: time })}>
          Add to calendar
        </Button>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function download(interview: Interview, { title, start }: { title: string; start: string }) {
  const { id, revision, minutes, place, note, changedAt } = interview;
  const uid = `${id}@${location.hostname}`;
  const text = calendarFile({ uid, revision, start, minutes, title, place, note, madeAt: changedAt });
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "interview.ics" });
  link.click();
  URL.revokeObjectURL(url);
}
