import type { Attachment } from "#contract/chat/shapes.ts";
import { keptPicture } from "./kept-picture.ts";
import styles from "./link-previews.module.css";

/** What the pages look like that a message links to. */
export function LinkPreviews({ attachments }: { attachments: readonly Attachment[] | undefined }) {
  const pages = (attachments ?? []).flatMap((page) => {
    const picture = keptPicture(page.image_url);
    const address = page.og_scrape_url ? webAddress(page.title_link ?? page.og_scrape_url) : null;
    return address && (page.title || picture) ? [{ page, picture, address }] : [];
  });
  if (!pages.length) return null;
  return (
    <ul className={styles.pages} aria-label="Link previews">
      {pages.map(({ page: { title, text }, picture, address }) => (
        <li key={address.href}>
          <a
            className={styles.page}
            href={address.href}
            target="_blank"
            rel="noreferrer"
            data-alone={title ? undefined : ""}
          >
            <span className={styles.words}>
              <small>{address.host}</small>
              {title && <b>{title}</b>}
              {text && <span>{text}</span>}
            </span>
            {picture && (
              <img
                className={styles.picture}
                src={picture}
                alt={title ? "" : "Linked image"}
                loading="lazy"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the card leads, and what it says it does: whoever wrote the message may have named two places. */
function webAddress(address: unknown) {
  const url = URL.canParse(String(address)) ? new URL(String(address)) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
