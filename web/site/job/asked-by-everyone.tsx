import type { CallRefused } from "#contract/client.ts";
import type { Quote } from "#contract/assistant-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { placeOf } from "#web/shared/assistant/message-parts.tsx";
import styles from "./job.module.css";

interface AskedByEveryoneProps {
  jobId: string;
  /** Null until a visitor opens them: crawlers follow no such link. */
  answers: Answer[] | Unanswered | null;
}
type Unanswered = "tooMany" | "failed";
interface Answer {
  question: string;
  quotes: readonly Quote[];
}

/** What the page says instead of answers after a call that failed. On the server a refusal is of the server’s own class, so its shape is read. */
export function whyUnanswered(failed: unknown): Unanswered {
  const { error } = failed as Partial<CallRefused>;
  return error?.statusCode === 429 ? "tooMany" : "failed";
}

/** What people ask about a job and its own text answers, for visitors without an account. */
export function AskedByEveryone({ jobId, answers }: AskedByEveryoneProps) {
  const found = Array.isArray(answers) ? answers : [];
  const path = `/jobs/${jobId}`;
  const coach = `/coach?${new URLSearchParams({ job: jobId, thread: "new" })}`;
  return (
    <Section title="Common questions" anchor="answers" description={said(answers)} className={styles.asking}>
      <Stack gap={4}>
        {found.length > 0 && (
          <dl className={styles.questions}>
            {found.map(({ question, quotes }) => (
              <div key={question}>
                <dt>{question}</dt>
                {quotes.map((quote) => (
                  <dd key={quote.text}>
                    <Link href={placeOf(quote)} tone="quiet">
                      {quote.text}
                    </Link>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        <p>
          {Array.isArray(answers) ? (
            <ButtonLink href={`/sign-in?${new URLSearchParams({ to: coach })}`}>
              Sign in to ask your own
            </ButtonLink>
          ) : (
            <ButtonLink href={`${path}?answers=1#answers`} rel="nofollow">
              {answers ? "Try again" : "Show the answers"}
            </ButtonLink>
          )}
        </p>
      </Stack>
    </Section>
  );
}

function said(answers: AskedByEveryoneProps["answers"]) {
  if (answers === "tooMany") return "Many of these were opened from your network. Try again later.";
  if (answers === "failed") return "Couldn’t load the answers.";
  return answers?.length === 0
    ? "This posting doesn’t answer what people usually ask."
    : "About the work, pay, skills and place, answered word for word by this posting.";
}
