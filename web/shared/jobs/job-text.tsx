import { Link } from "#ui/controls/buttons/link.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { textOf } from "#shared/words/text-of.ts";
import styles from "./job-text.module.css";

interface JobTextProps {
  html: string;
  companyName: string;
  /** The company's own page of the job, where it has one. */
  source: string | null;
}
/** What a job says of itself; one that came without a text says that instead of showing nothing. */
export function JobText({ html, companyName, source }: JobTextProps) {
  if (textOf(html) !== "") return <RichText html={html} />;
  return (
    <p className={styles.none}>
      {companyName} hasn’t added a description here.
      {source && (
        <>
          {" "}
          <Link href={source} rel="noopener noreferrer nofollow">
            Read more on the company’s site
          </Link>
        </>
      )}
    </p>
  );
}
