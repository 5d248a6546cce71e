import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DemographicKey } from "#contract/candidate-shapes.ts";
import { demographicChoices, fairnessNamedSince } from "#shared/profile/demographic-choices.data.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Section } from "#ui/layout/section.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "./profile-page.module.css";

const demographics = (id: string) =>
  queryOptions({
    queryKey: ["demographics", id],
    queryFn: () => api.candidates.demographics({ params: { id } }),
  });

/** Free to skip, kept apart from the profile, saved at once and as easily taken back. */
export function DemographicQuestions({ candidateId }: { candidateId: string }) {
  const options = demographics(candidateId);
  const { data } = useQuery(options);
  const answer = useChange({
    call: (answers: Partial<Record<DemographicKey, string | null>>) =>
      api.candidates.setDemographics({ params: { id: candidateId }, body: { answers } }),
    done: (saved, _, cache) => cache.setQueryData(options.queryKey, saved),
    success: (_, answers) =>
      Object.values(answers).every((each) => !each) ? "Answer removed" : "Answer saved",
    toastKey: "demographics",
  });
  return (
    <Section
      className={styles.forOneself}
      title="Voluntary questions"
      description="Answer any, all or none of these. We store your answers separately from your profile. Hiring teams never see what you answered, and they don’t affect searches, scores or decisions. Choose “No answer” to delete an answer."
      line
    >
      {data && (
        <Stack gap={4}>
          <Grid columns={2} gap={4}>
            {demographicChoices.map(({ key, label, choices }) => {
              const given = data.answers[key] ?? "";
              const all = given && !choices.includes(given) ? [given, ...choices] : choices;
              return (
                <Field key={key} label={label} optional>
                  <NativeSelect
                    placeholder="No answer"
                    options={all.map((choice) => ({ value: choice, label: choice }))}
                    value={given}
                    disabled={answer.isPending}
                    onChange={({ target }) => answer.mutate({ [key]: target.value || null })}
                  />
                </Field>
              );
            })}
          </Grid>
          <CountingConsent candidateId={candidateId} since={data.countableSince} />
        </Stack>
      )}
    </Section>
  );
}

function dayWords(at: string) {
  return dateWords(at, { dateStyle: "long" });
}

/** Consent to being counted in reports: off until the person turns it on, and shown with its date. */
function CountingConsent({ candidateId, since }: { candidateId: string; since: string | null }) {
  const choose = useChange({
    call: (countable: boolean) =>
      api.candidates.setDemographics({ params: { id: candidateId }, body: { countable } }),
    done: (saved, _, cache) => cache.setQueryData(demographics(candidateId).queryKey, saved),
    toastKey: "countable",
  });
  return (
    <Switch
      label="Count my answers in reports"
      hint={`May be counted, without your name, in yearly reports of companies you applied to, and in our yearly report on whether scores and decisions treat groups alike. Counts under 10 are never shown. If you turn this off, reports made later leave you out. ${since ? agreedWords(since) : ""}`.trim()}
      checked={choose.isPending ? choose.variables : since !== null}
      onChange={(countable) => choose.mutate(countable)}
    />
  );
}

function agreedWords(since: string) {
  const agreed = `You agreed on ${dayWords(since)}.`;
  return since < fairnessNamedSince
    ? `${agreed} That covers companies’ reports only; turn it off and on again to be counted in both.`
    : agreed;
}
