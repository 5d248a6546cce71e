import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job-shapes.ts";
import type { SocialPost, SocialPostFields } from "#contract/social-posts.ts";
import { canBeDrawn, notDrawn } from "#shared/pictures/drawn-words.ts";
import { placeText } from "#shared/places/place-text.ts";
import {
  type PostSize,
  type PostTemplate,
  postSizes,
  postTypes,
  templateWords,
} from "#shared/social-posts/social-posts.data.ts";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { JobPicker } from "#web/hire/shared/jobs/job-picker.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { CaptionField } from "./caption-field.tsx";

interface PostFieldsProps {
  companyId: string;
  post: SocialPostFields;
  /** The post as it is saved. */
  saved: SocialPost | null;
  wrong: Record<string, string>;
  /** Takes a change, or one that depends on the post as it is by then. */
  onChange: (change: PostChange | ((now: SocialPostFields) => PostChange)) => void;
}
type PostChange = Partial<SocialPostFields>;
interface JobChoice {
  jobId: string | null;
}
const texts = ["title", "subtitle", "location", "department"] as const;
const titleLength = 100;
const textLength = 80;
const labels = { title: "Title", subtitle: "Subtitle", location: "Location", department: "Department" };

/** What a post says, how it looks, and when someone is reminded of it. */
export function PostFields({ companyId, post, saved, wrong, onChange }: PostFieldsProps) {
  const { postType, template, size, jobId, caption, remindAt } = post;
  const wrongIn = (name: (typeof texts)[number]) =>
    canBeDrawn(post[name]) ? (wrong[name] ?? null) : notDrawn(post[name]);
  return (
    <Stack gap={4}>
      <Segmented
        label="What it is about"
        value={postType}
        segments={[
          { value: "job", label: "A job" },
          { value: "career", label: "The company" },
        ]}
        onChange={(next) => onChange({ postType: next, template: postTypes[next][0], jobId: null })}
      />
      {postType === "job" && <JobField companyId={companyId} jobId={jobId} onChange={onChange} />}
      <Field label="Template" error={wrong.template ?? null}>
        <NativeSelect
          value={template}
          options={postTypes[postType].map((value) => ({ value, label: templateWords[value] }))}
          onChange={({ target }) => onChange({ template: target.value as PostTemplate })}
        />
      </Field>
      <Field label="Size">
        <NativeSelect
          value={size}
          options={Object.entries(postSizes).map(([value, { label }]) => ({ value, label }))}
          onChange={({ target }) => onChange({ size: target.value as PostSize })}
        />
      </Field>
      {texts.map((name) => (
        <Field key={name} label={labels[name]} optional={name !== "title"} error={wrongIn(name)}>
          <TextInput
            value={post[name]}
            maxLength={name === "title" ? titleLength : textLength}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
      <CaptionField
        companyId={companyId}
        jobId={jobId}
        value={caption}
        error={wrong.caption}
        onChange={(next) => onChange({ caption: next })}
      />
      <Field
        label="Remind me"
        optional
        hint={useReminderHint(saved, remindAt)}
        error={wrong.remindAt ?? null}
      >
        <DateField
          kind="datetime-local"
          value={remindAt ? localText(remindAt) : ""}
          onChange={({ target }) =>
            onChange({ remindAt: target.value ? new Date(target.value).toISOString() : null })
          }
        />
      </Field>
    </Stack>
  );
}

/** Who is reminded at the time that stands: who chose it. */
function useReminderHint(saved: SocialPost | null, remindAt: string | null) {
  const { id } = useMe();
  const stands = saved?.remindAt && saved.remindAt === remindAt && !saved.remindedAt;
  if (!stands || saved.reminds?.userId === id) return "In your own time zone. You post it yourself.";
  return saved.reminds
    ? `${saved.reminds.fullName} is reminded. Choose another time to be reminded instead.`
    : "No one is reminded, since the person who chose this time is no longer on the team. Choose another time to be reminded.";
}

/** Choosing a job fills in what is known of it. */
function JobField({
  companyId,
  jobId,
  onChange,
}: Pick<PostFieldsProps, "companyId" | "onChange"> & JobChoice) {
  const cache = useQueryClient();
  async function choose(id: string | null) {
    onChange({ jobId: id });
    const job = id && (await cache.fetchQuery(jobById(id)).catch(() => null));
    if (!job) return;
    const words = {
      title: job.jobTitle.slice(0, titleLength).trim(),
      location: locationOf(job),
      department: (job.department ?? "").slice(0, textLength).trim(),
    };
    onChange((now) => (now.jobId === id ? words : {}));
  }
  return (
    <Field label="Job" optional>
      <JobPicker
        companyId={companyId}
        statuses={["live"]}
        value={jobId}
        placeholder="None"
        onChange={(id) => void choose(id)}
      />
    </Field>
  );
}

/** Where the job is, as its own page says it; its first place where the others would not fit. */
function locationOf(job: Job) {
  if (job.locations.length === 0 && !job.remote) return "";
  const text = placeText(job);
  return text.length <= textLength ? text : (job.locations[0] ?? "").slice(0, textLength);
}

/** An instant as the field for it writes times: on the reader's clock, without a zone. */
function localText(instant: string) {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
