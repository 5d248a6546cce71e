import { useNavigate } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";

export const meta = siteMeta({
  title: "Post a job",
  description: "Post a job without an account. We look at it, then people can apply.",
  path: "/post-a-job",
});

/** Begins a job without an account. */
export default function PostAJobPage() {
  const navigate = useNavigate();
  const form = useSubmit(async ({ jobTitle = "", companyName = "", companyWebsite = "" }) => {
    refuseMissing({
      ...(!jobTitle.trim() && { jobTitle: "Enter a job title" }),
      ...(!companyName.trim() && { companyName: "Enter the company’s name" }),
    });
    const { id } = await api.externalJobs.create({ body: { jobTitle, companyName, companyWebsite } });
    await navigate(`/post-a-job/${id}`);
  });
  return (
    <NarrowForm
      title="Post a job"
      words="No account needed. Write the job, confirm your email, and we publish it once someone here has looked at it."
      problem={Object.keys(form.fields).length ? null : form.sentence}
      onSubmit={form.onSubmit}
      foot={
        <>
          Hiring more than once? <Link href="/hire/sign-up">Add your company</Link> and keep all applicants in
          one place.
        </>
      }
    >
      <Field label="Job title" error={form.fields.jobTitle}>
        <TextInput name="jobTitle" maxLength={300} required />
      </Field>
      <Field label="Company" error={form.fields.companyName}>
        <TextInput name="companyName" maxLength={200} autoComplete="organization" required />
      </Field>
      <Field label="Website" optional error={form.fields.companyWebsite}>
        <TextInput name="companyWebsite" maxLength={300} inputMode="url" autoComplete="url" />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Continue
      </Button>
    </NarrowForm>
  );
}

/** The server takes a job without a title, since people may begin one anywhere; here it begins with both. */
function refuseMissing(details: Record<string, string>) {
  const [message] = Object.values(details);
  if (message === undefined) return;
  throw new CallRefused({ statusCode: 422, name: "Refused", code: "MISSING", message, details });
}
