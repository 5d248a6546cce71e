import { CalendarPlus } from "lucide-react";
import type { Interview } from "#contract/interviews.ts";
import { instantWords } from "#shared/times/instant-words.ts";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { readersLocale } from "#ui/data/text/readers-locale.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { dateWords, timeWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "./interviews.module.css";

/** An instant on the reader's own clock, with its zone. */
export function timeHere(at: string) {
  return instantWords(at, ownTimeZone(), readersLocale());
}

/** When, where, with whom and what for; an agreed time can be taken into a calendar. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { time, window, minutes, place, videoLink, note } = interview;
  const people = sessionLines(interview);
  return (
    <>
      <dl className={styles.facts}>
        {time && <Fact label="When">{timeHere(time)}</Fact>}
        {!time && window && (
          <Fact label="Days">
            {dayWords(window.from)} to {dayWords(window.to)}
          </Fact>
        )}
        <Fact label="Duration">{minutes} minutes</Fact>
        {people && <Fact label="With">{people}</Fact>}
        <Fact label="Location">
          <PlaceWords place={place} />
        </Fact>
        {videoLink && (
          <Fact label="Video link">
            <PlaceWords place={videoLink} />
          </Fact>
        )}
        {note && <Fact label="Note">{note}</Fact>}
      </dl>
      {time && <CalendarButton id={interview.id} />}
    </>
  );
}

/** A link to press, or an address to read. */
function PlaceWords({ place }: { place: string }) {
  if (!/^https?:\/\//i.test(place)) return place;
  return (
    <Link href={place} target="_blank" rel="noreferrer">
      {place}
    </Link>
  );
}

/** Who interviews; each session of several on a line of its own, with its time where one is agreed. */
function sessionLines({ sessions, time }: Interview) {
  let at = time ? Date.parse(time) : 0;
  return sessions
    .map(({ title, minutes, interviewers }) => {
      const from = at;
      at += minutes * 60_000;
      const names = sentenceList(interviewers.map(({ fullName }) => fullName));
      if (sessions.length === 1) return names;
      const head = [time && timeWords(new Date(from)), title, `${minutes} minutes`]
        .filter(Boolean)
        .join(", ");
      return names ? `${head}: ${names}` : head;
    })
    .join("\n");
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CalendarButton({ id }: { id: string }) {
  const download = useChange({
    call: () => api.interviews.calendarFile({ params: { id } }),
    done: ({ fileName, text }) => {
      const url = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
      Object.assign(document.createElement("a"), { href: url, download: fileName }).click();
      URL.revokeObjectURL(url);
    },
  });
  return (
    <Button icon={CalendarPlus} busy={download.isPending} onClick={() => download.mutate()}>
      Add to calendar
    </Button>
  );
}

function dayWords(date: string) {
  return dateWords(date, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
}
