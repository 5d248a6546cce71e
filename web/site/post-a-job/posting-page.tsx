import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { ExternalJob } from "#contract/external-jobs.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { statusOf } from "#web/shared/error-status.ts";
import { siteMeta } from "#web/shared/head.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import { Applicants } from "./applicants.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { useMailedLink } from "./mailed-link.tsx";
import { PostingForm } from "./posting-form.tsx";
import { PostingState } from "./posting-state.tsx";
import { postingById } from "./posting.ts";
import { usePostingForm } from "./use-posting-form.ts";

export const meta = siteMeta({ title: "Your job", path: "/post-a-job", hidden: true });

/** A job without an account: its text, the poster's address, where it stands and who applied. */
export default function PostingPage() {
  const { id = "" } = useParams();
  const link = useMailedLink(id);
  const posting = useQuery({ ...postingById(id), enabled: link === null });
  if (statusOf(posting.error) === 404) return <Unknown />;
  return (
    <SitePage>
      <Band width="text">
        {link ?? (
          <Loaded of={posting} rows={6} loading="Loading your job" failed="Couldn’t load your job">
            {(job) => (
              <Stack gap={8}>
                <PostingState job={job} />
                {job.jobId && <Applicants job={job} />}
                {job.state !== "closed" && <OpenPosting key={job.id} job={job} />}
              </Stack>
            )}
          </Loaded>
        )}
      </Band>
      <ToastRegion />
    </SitePage>
  );
}

function OpenPosting({ job }: { job: ExternalJob }) {
  const form = usePostingForm(job);
  return (
    <>
      <PostingForm job={job} form={form} />
      <ConfirmEmail job={job} save={form.save} />
      <UnsavedGuard dirty={form.dirty} what="this job" />
    </>
  );
}

function Unknown() {
  return (
    <SitePage>
      <Band width="narrow">
        <EmptyState
          title="We can’t open this job here"
          action={<ButtonLink href="/post-a-job">Post a job</ButtonLink>}
        >
          A job without an account opens in the browser it was written in, for 60 days, or by the newest link
          in your email.
        </EmptyState>
      </Band>
    </SitePage>
  );
}
