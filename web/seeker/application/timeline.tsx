import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { interviewsOf } from "#web/shared/interviews/interview-queries.ts";
import { historyOf } from "#web/shared/applications/application-queries.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { dueOf } from "./due.ts";
import { myOffers } from "#web/seeker/shared/offers/my-offers.ts";
import { offerSteps } from "./offer-steps.ts";
import { nextText, stepText } from "./timeline-words.ts";
import styles from "./application.module.css";

/** What happened to an application, when, and what comes next. */
export function Timeline({ application }: { application: MyApplicationDetail }) {
  const { id, company, seenAt, tellsWhenSeen, endReason, ended } = application;
  const history = useQuery(historyOf(id));
  const { data: offers = [] } = useQuery(myOffers(id));
  const { data: interviews = [] } = useQuery(interviewsOf(id));
  const [now] = useState(() => new Date());
  const due = dueOf({ offers, interviews, now });
  const next = nextText({ ...application, due }, company.companyName);
  return (
    <Loaded of={history} loading="Loading activity" rows={3} failed="Couldn’t load activity">
      {(moves) => {
        const steps = [
          ...offerSteps(offers, company.companyName),
          ...moves.map((move) => ({
            key: move.id,
            at: move.at,
            title: stepText(move, company.companyName),
            text: move.why,
          })),
          ...(seenAt
            ? [
                {
                  key: "seen",
                  at: seenAt,
                  title: `${company.companyName} opened your application`,
                  text: null,
                },
              ]
            : []),
        ].toSorted((a, b) => a.at.localeCompare(b.at));
        return (
          <div className={styles.timeline}>
            <List label="Activity" divided flush>
              {steps.map(({ key, at, title, text }) => (
                <ListRow
                  key={key}
                  title={title}
                  text={text}
                  lines={2}
                  end={<TimeAgo at={at} look="list" />}
                />
              ))}
            </List>
            {endReason && !moves.some(({ why }) => why === endReason) && <p>{endReason}</p>}
            {next && <p className={styles.next}>{next}</p>}
            {!tellsWhenSeen && !ended && (
              <p className={styles.quiet}>
                {company.companyName} doesn’t tell you here when it opens your application. Your{" "}
                <Link href="/settings?tab=privacy#seen-by">settings</Link> list who saw what.
              </p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
