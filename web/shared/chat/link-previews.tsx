import type { Attachment } from "#contract/chat/shapes.ts";
import { keptPicture } from "./kept-picture.ts";
import styles from "./link-previews.module.css";

/** What the pages look like that a message links to. */
export function LinkPreviews({ attachments }: { attachments: readonly Attachment[] | undefined }) {
  const pages = (attachments ?? []).flatMap((page) => {
    const picture = keptPicture(page.image_url);
    return page.og_scrape_url && (page.title || picture) ? [{ page, picture }] : [];
  });
  if (!pages.length) return null;
  return (
    <ul className={styles.pages} aria-label="Linked pages">
      {pages.map(({ page: { og_scrape_url: address, title_link: link, title, text }, picture }) => (
        <li key={String(address)}>
          <a
            className={styles.page}
            href={link ?? String(address)}
            target="_blank"
            rel="noreferrer"
            data-alone={title ? undefined : ""}
          >
            <span className={styles.words}>
              <small>{hostOf(String(address))}</small>
              {title && <b>{title}</b>}
              {text && <span>{text}</span>}
            </span>
            {picture && (
              <img
                className={styles.picture}
                src={picture}
                alt={title ? "" : "Linked picture"}
                loading="lazy"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).host : address;
}
