import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { InvitationAnswer, LeadInvitation } from "#contract/leads.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import { HearOfJobs } from "./hear-of-jobs.tsx";
import { OwnWords } from "./own-words.tsx";
import { invitationOf } from "./invitation.ts";
import styles from "./invitation.module.css";

export const meta = siteMeta({ title: "Invitation", path: "/invitation", hidden: true });

/** Someone without an account reads why a company wrote to them, and answers. */
export default function InvitationPage() {
  const token = useSearchParams()[0].get("token") ?? "";
  const found = useQuery(invitationOf(token));
  return (
    <SitePage>
      <Band width="narrow">
        <Loaded of={found} rows={6} loading="Loading the invitation" failed="This link doesn’t work">
          {(invitation) =>
            invitation.state === "open" ? (
              <Invitation token={token} invitation={invitation} />
            ) : (
              <Answered token={token} invitation={invitation} />
            )
          }
        </Loaded>
      </Band>
    </SitePage>
  );
}

function Invitation({ token, invitation }: { token: string; invitation: LeadInvitation }) {
  const { fullName, message, held, source } = invitation;
  const company = invitation.company!;
  const job = invitation.job!;
  const name = company.companyName;
  return (
    <Stack gap={6}>
      <p className={styles.company}>
        <CompanyMark name={name} src={company.companyLogo} size="lg" /> {name}
      </p>
      <div>
        <h1 className={styles.title}>{job.jobTitle}</h1>
        <p className={styles.quiet}>{job.locations.join(" or ")}</p>
      </div>
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <p>
        Read <Link href={`/jobs/${job.id}`}>the whole job</Link> or{" "}
        <Link href={`/${company.slug}/careers`}>about {name}</Link> first, if you like.
      </p>
      <OwnWords token={token} invitation={invitation} />
      <Answers token={token} company={name} />
      <Section title={`What ${name} keeps about ${fullName ?? "you"}`} level={2}>
        <dl className={styles.held}>
          {held.map((detail) => (
            <div key={detail.name}>
              <dt>{detail.name}</dt>
              <dd>{detail.value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.quiet}>
          {name} got this from {source ? `this source: ${source}` : "its own records"}, to ask you about this
          job. Only {name} sees it. “Never write to me again” removes it for good. You can also complain to
          the data protection authority in your country.
        </p>
      </Section>
    </Stack>
  );
}

function Answers({ token, company }: { token: string; company: string }) {
  const cache = useQueryClient();
  const answer = useChange({
    call: (said: InvitationAnswer) => api.leads.answerInvitation({ body: { token, answer: said } }),
    done: (after) => void cache.setQueryData(invitationOf(token).queryKey, after),
    refusal: null,
    once: () => "answer",
  });
  return (
    <Stack gap={3}>
      {answer.error && <FormError title={sentenceOf(answer.error)} />}
      <Row gap={2} wrap>
        <Button tone="fill" size="lg" busy={answer.isPending} onClick={() => answer.mutate("interested")}>
          I’m interested
        </Button>
        <Button size="lg" disabled={answer.isPending} onClick={() => answer.mutate("notInterested")}>
          Not interested
        </Button>
        <Button size="lg" tone="bare" disabled={answer.isPending} onClick={() => answer.mutate("neverAgain")}>
          Never write to me again
        </Button>
      </Row>
      <p className={styles.quiet}>
        If you are interested, {company} sees you as an applicant and can write to you. We keep your details
        in a free account under your email; you don’t need a password unless you want to sign in.
      </p>
    </Stack>
  );
}

const words: Record<Exclude<LeadInvitation["state"], "open">, (company: string) => [string, string]> = {
  interested: (company) => [
    `${company} knows that you are interested`,
    "They will write to you. To see where it stands and to write yourself, set a password for your account.",
  ],
  notInterested: (company) => ["Thank you for answering", `${company} won’t ask you about this job again.`],
  closed: () => ["This invitation is no longer open", "The job has closed, or the time to answer is over."],
  gone: () => ["Your details have been removed", "The company can’t add them again, and won’t write to you."],
};
interface AnsweredProps {
  token: string;
  invitation: LeadInvitation;
}
function Answered({ token, invitation: { state, company } }: AnsweredProps) {
  if (state === "open") return null;
  const name = company?.companyName ?? "The company";
  const [title, text] = words[state](name);
  return (
    <div role="status">
      <EmptyState
        title={title}
        action={state === "interested" ? <Link href="/recover-password">Set a password</Link> : undefined}
      >
        {text}
      </EmptyState>
      {company && state !== "gone" && <HearOfJobs token={token} company={name} />}
    </div>
  );
}
