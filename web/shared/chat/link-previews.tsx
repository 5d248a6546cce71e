import type { Attachment } from "#contract/chat/shapes.ts";
import styles from "./message.module.css";

/** What the pages look like that a message links to. */
export function LinkPreviews({ attachments }: { attachments: readonly Attachment[] | undefined }) {
  const pages = (attachments ?? []).filter(({ og_scrape_url: address, title }) => address && title);
  if (!pages.length) return null;
  return (
    <ul className={styles.pages} aria-label="Linked pages">
      {pages.map((page) => (
        <li key={String(page.og_scrape_url)}>
          <a href={page.title_link ?? String(page.og_scrape_url)} target="_blank" rel="noreferrer">
            <small>{hostOf(String(page.og_scrape_url))}</small>
            <b>{page.title}</b>
            {page.text && <span>{page.text}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).host : address;
}
