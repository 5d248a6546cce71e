import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { TokenPlace } from "#shared/words/known-tokens.data.ts";
import type { SharedKind } from "#shared/words/shared-texts.data.ts";
import type { TokenValues } from "#shared/words/tokens.ts";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import type { Option } from "#ui/controls/select/select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { FilledText, MissingValues } from "#web/shared/templates/filled-text.tsx";
import { type About, signatureTemplates, useTokenValues } from "#web/shared/templates/template-queries.ts";
import { jobsPage } from "../shared/jobs/hire-jobs.ts";
import { useCan } from "../shared/team/rights.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { aboutOf, peopleToPreview } from "./people-to-preview.ts";
import styles from "./templates.module.css";

interface WordsPreviewProps {
  place: TokenPlace;
  subject?: string;
  message: string;
  signatureId?: string | null;
  /** What is shared, which says where its link leads. */
  shares?: SharedKind;
}

/** The words as their reader gets them, about someone or something real that is chosen here. */
export function WordsPreview(props: WordsPreviewProps) {
  const { place } = props;
  if (place === "signature") return <Filled {...props} about={{}} />;
  if (place === "shared")
    return isOfCompany(props.shares) ? <Filled {...props} about={{}} /> : <AboutJob {...props} />;
  return <AboutPerson {...props} />;
}

function AboutPerson(props: WordsPreviewProps) {
  const sourcing = useCan()("sourcing");
  const [chosen, setChosen] = useState<Option | null>(null);
  const find = useCallback((q: string) => peopleToPreview(q, { sourcing }), [sourcing]);
  const { data: some } = useQuery({
    queryKey: ["applications", "some", sourcing],
    queryFn: () => find(""),
  });
  const person = chosen ?? some?.[0] ?? null;
  return (
    <Stack gap={4}>
      <Field label="Preview for">
        <Combobox
          options={find}
          value={person}
          onChange={setChosen}
          placeholder="Choose a person"
          emptyText="No applicants, leads or candidates match"
        />
      </Field>
      <Filled {...props} about={aboutOf(person)} />
    </Stack>
  );
}

function AboutJob(props: WordsPreviewProps) {
  const { companyAdmin } = useMe();
  const [chosen, setJobId] = useState<string | null>(null);
  const companyId = companyAdmin?.companyId ?? "";
  const { data: live } = useQuery(jobsPage(companyId, { tab: "live", q: "", page: 1 }));
  const jobId = chosen ?? live?.jobs[0]?.id ?? null;
  return (
    <Stack gap={4}>
      <Field label="Preview for">
        <JobPicker
          companyId={companyId}
          statuses={["live"]}
          value={jobId}
          placeholder="Choose a job"
          onChange={setJobId}
        />
      </Field>
      <Filled {...props} about={jobId ? { jobId } : {}} />
    </Stack>
  );
}

type FilledProps = WordsPreviewProps & { about: About };
function Filled({ place, subject, message, signatureId, shares, about }: FilledProps) {
  const { parallelTag } = useMe();
  const known = useTokenValues(about);
  const { data: signatures } = useQuery(signatureTemplates);
  if (!known) return null;
  const values =
    place === "email"
      ? unnamed(known)
      : {
          ...known,
          "share.link": linkOf(shares, known, parallelTag),
          "offer.title": known["job.title"] ?? null,
        };
  const signature = signatures?.find(({ id }) => id === signatureId)?.message;
  const texts = [message, signature].filter((text) => text !== undefined);
  return (
    <article className={styles.paper} aria-label="Preview">
      {subject !== undefined && (
        <div className={styles.subject}>
          <FilledText text={subject} values={values} />
        </div>
      )}
      {place === "email" && <p>{greeting(values)}</p>}
      {!texts.some((text) => text.trim()) && <p className={styles.nothing}>What you write appears here.</p>}
      {texts.map((text, nth) => (
        <FilledText key={nth === 0 ? "message" : "signature"} text={text} values={values} />
      ))}
      <MissingValues text={[subject, ...texts].join("\n")} values={values} />
    </article>
  );
}

/** Emails name nobody of the team. */
function unnamed(values: TokenValues): TokenValues {
  return { ...values, "sender.firstName": null, "sender.fullName": null, "sender.title": null };
}

function isOfCompany(shares: SharedKind | undefined) {
  return shares === "careerPage" || shares === "applyTo";
}

/** Where a shared text leads: to the job, the careers page, or the page of who shares it. */
function linkOf(shares: SharedKind | undefined, values: TokenValues, tag: string | null) {
  const careers = values["company.careersPage"] ?? null;
  if (shares === "applyTo") return careers && tag && new URL(`/applyto/${tag}`, careers).href;
  return shares === "careerPage" ? careers : (values["job.link"] ?? null);
}

function greeting(values: TokenValues) {
  const first = values["candidate.firstName"];
  return first ? `Hi ${first},` : "Hi,";
}
