import type { Fit } from "#contract/fit-shapes.ts";
import { noRequirements } from "#shared/matching/fit-summary.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Mark } from "#ui/data/identity/mark.tsx";
import { HowScored } from "./how-scored.tsx";
import { RequirementList } from "./requirement-list.tsx";
import styles from "./why-and-gaps.module.css";

/** Why a job fits the reader and what is missing, each with the line of theirs that shows it. */
export function WhyAndGaps({ fit }: { fit: Fit | null }) {
  if (!fit) return <p className={styles.quiet}>Automated scoring is off, so we don’t rate this job.</p>;
  const met = fit.requirements.filter((each) => each.verdict === "met");
  const rest = fit.requirements.filter((each) => each.verdict !== "met");
  const hard = Object.entries(fit.hard);
  return (
    <div className={styles.two}>
      <section>
        <h3>Why it fits</h3>
        <RequirementList requirements={met} quoteFrom="You" />
        <ul className={styles.hard}>
          {hard
            .filter(([, { verdict }]) => verdict === "ok")
            .map(([name, { sentence }]) => (
              <li key={name}>
                <Mark fit="met" /> <p>{sentence}</p>
              </li>
            ))}
        </ul>
      </section>
      <section>
        <h3>What’s missing</h3>
        {(fit.score === null || rest.length === 0) && <p className={styles.quiet}>{nothingMissing(fit)}</p>}
        <RequirementList
          requirements={rest}
          quoteFrom="You"
          under={({ verdict }) =>
            verdict === "missing" ? <Link href="/profile">Add it to your profile</Link> : null
          }
        />
        <ul className={styles.hard}>
          {hard
            .filter(([, { verdict, open }]) => verdict === "conflict" || open)
            .map(([name, { sentence, open }]) => (
              <li key={name}>
                <Mark fit={open ? "unclear" : "missing"} /> <p>{sentence}</p>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}

/** What is said in place of gaps: only a requirement that was read can be met. */
function nothingMissing({ score, requirements }: Fit) {
  if (score === null)
    return "This posting says little, so there’s no score. Read it at the company before you apply.";
  return requirements.length === 0 ? noRequirements : "You meet every requirement they list.";
}

/** What the person can do about the score, and where it comes from. */
export function WhatWouldRaise({ fit }: { fit: Fit }) {
  return (
    <section className={styles.raise}>
      {fit.raise.length > 0 && (
        <>
          <h3>How to raise your score</h3>
          <ul>
            {fit.raise.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <HowScored fit={fit} />
    </section>
  );
}
