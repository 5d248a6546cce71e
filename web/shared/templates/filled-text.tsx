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

/** "Nothing is known here for stage (“the next step”), so the words in quotes stand in." */
export function missingSentence(missing: readonly TokenName[]) {
  const named = missing.map(
    (name) => `${knownTokens[name].label.toLowerCase()} (“${knownTokens[name].fallback}”)`,
  );
  return `Nothing is known here for ${sentenceList(named)}, so the words in quotes stand in.`;
}
