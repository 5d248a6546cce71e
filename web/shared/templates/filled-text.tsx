import { type TokenName, knownTokens } from "#shared/words/known-tokens.data.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { type TokenValues, partsOf, renderTemplate } from "#shared/words/tokens.ts";
import styles from "./filled-text.module.css";

interface FilledTextProps {
  text: string;
  values: TokenValues;
}

/** A template as its reader gets it, with what was filled in marked. */
export function FilledText({ text, values }: FilledTextProps) {
  return (
    <p className={styles.text}>
      {partsOf(text, values).map(({ words, token, state }, nth) =>
        state ? (
          // Parts have no identity but their place.
          <mark key={nth} data-state={state} title={token}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  );
}

/** Says what is not known, and what stands in its place. */
export function MissingValues({ text, values }: FilledTextProps) {
  const { missing } = renderTemplate(text, values);
  if (missing.length === 0) return null;
  return (
    <p className={styles.missing} role="status">
      {missingSentence(missing)}
    </p>
  );
}

/** "Not known yet: stage (“the next step”). The words in quotes are used instead." */
export function missingSentence(missing: readonly TokenName[]) {
  const named = missing.map(
    (name) => `${knownTokens[name].label.toLowerCase()} (“${knownTokens[name].fallback}”)`,
  );
  return `Not known yet: ${sentenceList(named)}. The words in quotes are used instead.`;
}
