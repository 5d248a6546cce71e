import { useState } from "react";
import { useSearchParams } from "react-router";
import { createClient } from "#contract/client.ts";
import { externalJobs } from "#contract/external-jobs.ts";
import type { Job } from "#contract/job-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { type DraftPlace, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { senderWithProgress } from "#web/api/sender.ts";
import { useKeptTyping } from "#web/shared/forms/use-kept-typing.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { comingIn } from "#web/shared/jobs/job-address.ts";
import { reachedStep } from "#web/shared/visitors/sign-up-tracker.ts";
import type { SentVideo } from "#web/shared/videos/send-video.ts";
import { type SentResume, GuestResume } from "./guest-resume.tsx";
import { carrying } from "#web/shared/session/return-url.ts";
import { seenByPoster } from "./application-data.ts";
import { Answers, type Given, sentAnswers } from "./answers.tsx";

const formId = "guest-apply";
const guest = "guest";

interface GuestApplyProps {
  /** Of the posting, not of the live job. */
  postingId: string;
  job: Pick<Job, "id" | "jobTitle" | "prompts" | "answersSort">;
}

/** Applies to a job that was posted without an account, and makes the applicant's own on the way. */
export function GuestApply({ postingId, job }: GuestApplyProps) {
  const [open, setOpen] = useState(false);
  const [search] = useSearchParams();
  const here = search.size ? `/apply/${job.id}?${search}` : `/apply/${job.id}`;
  const [resume, setResume] = useState<SentResume | null>(null);
  const {
    typed: left,
    follow,
    keep,
    forget,
  } = useKeptTyping(formId, { userId: guest, name: `apply:${job.id}` });
  const [given, setGiven, forgetGiven] = useGiven({ userId: guest, name: `answers:${job.id}` });
  function show(next: boolean) {
    follow(next);
    setOpen(next);
  }
  const { onSubmit, busy, sentence, fields } = useSubmit(async (typed) => {
    const { fullName = "", email = "", password = "", linkedInUrl = "", location = "" } = typed;
    const { application } = await api.externalJobs.applyNew({
      params: { id: postingId },
      body: {
        fullName,
        email,
        password,
        linkedInUrl,
        location,
        yearsOfExperience: typed.yearsOfExperience,
        jobPitch: typed.jobPitch,
        signupProfileId: resume?.signupProfileId,
        answers: sentAnswers(job, given),
        ...comingIn(search),
      },
    });
    forget();
    forgetGiven();
    reachedStep("finished");
    // The whole page anew: this one would show itself to the person who is signed in now, and say that they applied already.
    window.location.assign(`/applications/${application.id}`);
  });
  return (
    <Dialog
      size="lg"
      title={`Apply for ${job.jobTitle}`}
      description={seenByPoster}
      open={open}
      onOpenChange={show}
      trigger={
        <Button tone="fill" size="lg">
          Apply for this job
        </Button>
      }
      footer={
        <Button type="submit" form={formId} tone="fill" busy={busy}>
          Send application
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit} onChange={keep} noValidate method="post">
        <Stack gap={4}>
          {sentence && <FormError title={sentence} />}
          <PersonFields fields={fields} left={left} />
          <GuestResume resume={resume} onResume={setResume} />
          <Answers
            job={job}
            fields={fields}
            {...given}
            upload={(file, onProgress) => addFile(postingId, file, onProgress)}
            videoWays={{ send: (sent) => addVideo(postingId, sent) }}
            onChange={setGiven}
          />
          <Field label="Why you?" optional error={fields.jobPitch}>
            <TextArea name="jobPitch" maxLength={8000} defaultValue={left.jobPitch} />
          </Field>
          <p>
            Sending makes your free account, in which you see where your application stands. Companies can
            find its profile until you turn that off in Preferences.{" "}
            <Link href={carrying("/sign-in", new URLSearchParams({ to: here }))}>I have an account</Link>
          </p>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The answers to the job's questions, which stay on this device until they are sent. */
function useGiven(place: DraftPlace) {
  const [given, setGiven] = useState(() => keptOnDevice<Given>(place) ?? { answers: {}, fileNames: {} });
  function give(now: Given) {
    setGiven(now);
    keepOnDevice(place, now);
  }
  return [given, give, () => keepOnDevice(place, null)] as const;
}

/** Takes the file of an answer from someone who has no account yet. */
function addFile(postingId: string, file: File, onProgress: (part: number) => void) {
  return createClient({ externalJobs }, senderWithProgress(onProgress)).externalJobs.addFile({
    params: { id: postingId },
    file,
    fileName: file.name,
  });
}

/** The same of a video. */
function addVideo(postingId: string, { file, thumbnail, onProgress }: SentVideo) {
  return createClient({ externalJobs }, senderWithProgress(onProgress)).externalJobs.addVideo({
    params: { id: postingId },
    file,
    fileName: file.name,
    body: thumbnail ? { thumbnail } : {},
  });
}

interface PersonFieldsProps {
  fields: Record<string, string | undefined>;
  /** What was typed before and not sent. */
  left: Record<string, string>;
}
function PersonFields({ fields, left }: PersonFieldsProps) {
  return (
    <>
      <Field label="Your name" error={fields.fullName}>
        <TextInput
          name="fullName"
          autoComplete="name"
          maxLength={200}
          required
          defaultValue={left.fullName}
        />
      </Field>
      <Field label="Email" error={fields.email}>
        <TextInput name="email" type="email" autoComplete="email" required defaultValue={left.email} />
      </Field>
      <Field label="Password" hint="At least 8 characters" error={fields.password}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label="LinkedIn profile" error={fields.linkedInUrl}>
        <TextInput
          name="linkedInUrl"
          inputMode="url"
          maxLength={200}
          required
          defaultValue={left.linkedInUrl}
        />
      </Field>
      <Field label="Where you live" error={fields.location}>
        <TextInput
          name="location"
          autoComplete="address-level2"
          maxLength={200}
          required
          defaultValue={left.location}
        />
      </Field>
      <Field label="Years of experience" optional error={fields.yearsOfExperience}>
        <TextInput name="yearsOfExperience" maxLength={60} defaultValue={left.yearsOfExperience} />
      </Field>
    </>
  );
}
