import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useMe } from "#web/shared/session/session.ts";
import type { JobDraft } from "./job-draft.ts";
import { shallowPool } from "./talent.ts";
import styles from "./job-editor.module.css";

const pauseMs = 600;
const roundFrom = 20;

/** How many people here would fit what is written so far, and a few of them without names. */
export function TalentLine({ draft }: { draft: JobDraft }) {
  const now = { title: draft.jobTitle.trim(), place: draft.locations[0] ?? "", remote: draft.remote };
  const asked = useSettled(JSON.stringify(now));
  const written = JSON.parse(asked) as typeof now;
  const { can } = useMe();
  const mayLook = can?.sourcing === true && can.actTowardsOthers;
  const { data } = useQuery({ ...shallowPool(written), enabled: mayLook && written.title.length > 2 });
  if (!data || written.title.length < 3) return null;
  if (data.count === 0)
    return <p className={styles.talent}>No matching people yet. They can still find the job themselves.</p>;
  return (
    <details className={styles.talent}>
      <summary>{fitWords(data.count)}</summary>
      <ul>
        {data.people.map((person, at) => (
          <li key={at}>
            <b>{person.title ?? "Deleted user"}</b>
            {[person.location?.split(",")[0], person.experienceLength, ...person.skills]
              .filter(Boolean)
              .map((word) => `, ${word}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "3 people here fit this", from twenty on "About 140". */
function fitWords(count: number) {
  if (count === 1) return "1 person here matches this job";
  if (count < roundFrom) return `${count} people here match this job`;
  return `About ${(Math.round(count / 10) * 10).toLocaleString("en-US")} people here match this job`;
}

/** What was written once the writing pauses. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
