import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { WaitListEntry } from "#contract/company-wait-lists.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { SendAgain } from "#web/shared/session/send-again.tsx";
import { knowMe, useMe } from "#web/shared/session/session.ts";
import { DemoDialog } from "../demo/demo-dialog.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { myEntry } from "./my-entry.ts";
import { SkipWaiting } from "./skip-waiting.tsx";

/** Where a company stands on the waitlist, and what can be done from there. */
export function EntryState({ entry }: { entry: WaitListEntry }) {
  const { email } = useMe();
  const { state, companyName } = entry;
  if (state === "approved" || state === "skipped") return <LetIn companyName={companyName} />;
  if (state === "unconfirmed")
    return (
      <>
        <h1>Confirm your email</h1>
        <p>
          Open the link we sent to {email}. Then {companyName} is on the waitlist.
        </p>
        <SendAgain email={email} />
        <ChangeEntry entry={entry} />
      </>
    );
  if (state === "rejected")
    return (
      <>
        <h1>We couldn’t approve {companyName}</h1>
        <p>{entry.reason}</p>
        <ChangeEntry entry={entry} />
        <SkipWaiting />
      </>
    );
  return (
    <>
      <h1>{companyName} is on the waitlist</h1>
      <p>We’ll look at it and email {email} what we decide.</p>
      {!entry.demoSkipped && <Introduction entry={entry} />}
      <SkipWaiting />
    </>
  );
}

/** The person hires for the company since it was approved, which this browser has to hear before the app opens. */
function LetIn({ companyName }: { companyName: string }) {
  const cache = useQueryClient();
  useEffect(() => void knowMe(cache), [cache]);
  return (
    <>
      <h1>{companyName} is off the waitlist</h1>
      <ButtonLink tone="fill" href="/hire/jobs">
        Open the hiring app
      </ButtonLink>
    </>
  );
}

/** While they wait, people can read how hiring works here and see their page, or put both away. */
function Introduction({ entry: { id, website } }: { entry: WaitListEntry }) {
  const [showing, setShowing] = useState(false);
  const skip = useChange({
    call: () => api.companies.skipDemo({ params: { id } }),
    stale: [myEntry],
  });
  return (
    <Section title="How hiring works here">
      <Stack gap={3} align="start">
        <ul>
          <li>Post a job, and see who fits it and why.</li>
          <li>Write to applicants directly, and agree on a time to talk.</li>
          <li>Decide together with your team, one applicant after another.</li>
        </ul>
        <Row gap={2} wrap>
          <Button size="sm" onClick={() => setShowing(true)}>
            See my page
          </Button>
          <Button size="sm" busy={skip.isPending} onClick={() => skip.mutate()}>
            Skip the demo
          </Button>
        </Row>
        {showing && (
          <DemoDialog
            start={{ website }}
            hasAccount
            onSkip={() => skip.mutate()}
            onClose={() => setShowing(false)}
          />
        )}
      </Stack>
    </Section>
  );
}

function ChangeEntry({ entry }: { entry: WaitListEntry }) {
  const again = entry.state === "rejected";
  const form = useSubmit(
    ({ companyName = "", website = "", about = "" }) =>
      api.companies.changeWaitList({ params: { id: entry.id }, body: { companyName, website, about } }),
    { success: again ? "You’re on the waitlist again" : "Changes saved", stale: [myEntry] },
  );
  return (
    <Section title="What you sent">
      <form onSubmit={form.onSubmit} noValidate method="post">
        <Stack gap={4}>
          {form.sentence && !Object.keys(form.fields).length && <FormError title={form.sentence} />}
          <EntryFields errors={form.fields} entry={entry} />
          <Button type="submit" tone={again ? "fill" : undefined} busy={form.busy}>
            {again ? "Ask again" : "Save changes"}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
