import type { WritingSource, WrittenJob } from "#contract/job-writing.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { keyOf } from "./chosen-html.ts";
import styles from "./draft.module.css";

interface DraftSectionsProps {
  written: WrittenJob;
  /** The sentences that are left out. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
  /** More is coming; sentences are chosen once it is all there. */
  arriving?: boolean;
}

/** A draft sentence by sentence, each with where it comes from and a mark to keep it. */
export function DraftSections({ written, left, onLeft, arriving = false }: DraftSectionsProps) {
  const sources = new Map(written.sources.map((source) => [source.id, source]));
  const keep = (key: string, kept: boolean) => {
    const next = new Set(left);
    if (kept) next.delete(key);
    else next.add(key);
    onLeft(next);
  };
  return (
    <Stack gap={4}>
      {written.missing.length > 0 && (
        <Callout tone="warn" as="ul" className={styles.missing}>
          {written.missing.map(({ field, sentence }) => (
            <li key={field}>{sentence}</li>
          ))}
        </Callout>
      )}
      {written.sections.map(({ heading, sentences }, section) => (
        <section key={heading} aria-label={heading} aria-busy={arriving} className={styles.section}>
          <h3>{heading}</h3>
          {sentences.map(({ text, sourceIds }, at) => (
            <Checkbox
              key={text}
              label={text}
              hint={sourceWords(
                sourceIds.map((id) => sources.get(id)),
                written,
              )}
              disabled={arriving}
              checked={!left.has(keyOf(section, at))}
              onChange={(kept) => keep(keyOf(section, at), kept)}
            />
          ))}
        </section>
      ))}
      <p className={styles.quiet}>
        {written.writtenBy === "model" && "A language model put these facts into words. "}
        Tasks and skills: O*NET Database by the U.S. Department of Labor, Employment and Training
        Administration (USDOL/ETA), used under the CC BY 4.0 license.
      </p>
    </Stack>
  );
}

const kinds = { company: "Your company profile", job: "This job’s details" };

/** "O*NET: Accountants and Auditors" or "Your company profile". */
function sourceWords(sources: (WritingSource | undefined)[], { occupation }: WrittenJob) {
  const names = sources.flatMap((source) =>
    source ? [source.kind === "occupation" ? `O*NET: ${occupation?.name}` : kinds[source.kind]] : [],
  );
  return [...new Set(names)].join(", ");
}
