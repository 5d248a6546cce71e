import type { z } from "zod";
import type { AnsweredPrompt } from "#contract/candidate-prompts.ts";
import type { Highlight } from "#contract/candidate-works.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import styles from "./profile-story.module.css";

/** What someone is proud of, as readers of their profile see it. */
export function HighlightView({ highlight }: { highlight: z.infer<typeof Highlight> }) {
  const { title, description, link, imageURL } = highlight;
  return (
    <div className={styles.highlight}>
      {imageURL && <img src={imageURL} alt="" loading="lazy" className={styles.picture} />}
      <div className={styles.words}>
        <b>{title}</b>
        {description && <p className={styles.text}>{description}</p>}
        {link && <OutsideLink address={link} />}
      </div>
    </div>
  );
}

export function PromptView({ prompt: { prompt, answer } }: { prompt: z.infer<typeof AnsweredPrompt> }) {
  return (
    <div className={styles.words}>
      <b>{prompt}</b>
      <p className={styles.text}>{answer}</p>
    </div>
  );
}

/** A page somewhere else, named by its address. */
export function OutsideLink({ address }: { address: string }) {
  const href = /^https?:\/\//.test(address) ? address : `https://${address}`;
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/, "")}
    </Link>
  );
}
