import { useQuery } from "@tanstack/react-query";
import type { Quote } from "#contract/assistant-shapes.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { companySummary, jobSummary } from "#web/shared/assistant/assistant-queries.ts";
import { placeOf } from "#web/shared/assistant/message-parts.tsx";
import styles from "./in-short.module.css";

interface InShortProps {
  job: { id: string; company: { id: string; companyName: string } };
}

/** The sentences that say most about a job and its company, word for word. */
export function InShort({ job: { id, company } }: InShortProps) {
  const ofJob = useQuery(jobSummary(id)).data?.sentences ?? [];
  const ofCompany = useQuery(companySummary(company.id)).data?.sentences ?? [];
  return (
    <>
      <Sentences title="This job in short" sentences={ofJob} />
      <Sentences title={`${company.companyName} in short`} sentences={ofCompany} />
    </>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly Quote[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.inShort} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {sentences.map((quote) => (
          <li key={quote.text}>
            <Link href={placeOf(quote)} target="_blank" rel="noreferrer" tone="quiet">
              {quote.text}
              <span className="sr"> (opens in a new tab)</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
