import styles from "./preview.module.css";

/** Whose page is looked at before others may: preview=true together with a slug in the address. */
export function previewedSlug(search: URLSearchParams) {
  return search.get("preview") === "true" ? search.get("slug") : null;
}

export function PreviewNote({ published }: { published: boolean }) {
  return (
    <p className={styles.note} role="status">
      {published
        ? "This is a preview of the page as everyone sees it."
        : "This is a preview. The page isn’t published, so only your team sees it."}
    </p>
  );
}
