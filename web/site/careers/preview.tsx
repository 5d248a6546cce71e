import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { previewMessage, tellEditor } from "#web/shared/careers/preview-message.ts";
import styles from "./preview.module.css";

/** Whose page is looked at before others may: preview=true together with a slug in the address. */
export function previewedSlug(search: URLSearchParams) {
  return search.get("preview") === "true" ? search.get("slug") : null;
}

/** In the frame beside the editor a link leads nowhere else. */
function stayInEditor(event: MouseEvent) {
  if (window.parent === window || !(event.target instanceof Element)) return;
  const link = event.target.closest("a");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}

/** Says that this is a preview; beside the editor it shows what was saved at once, and goes where the writer is. */
export function PreviewNote({ published }: { published: boolean }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    async function follow({ origin, data }: MessageEvent) {
      const message = origin === window.location.origin && previewMessage(data);
      if (!message) return;
      if (message.saved) await revalidate();
      // A frame later, when a new part is on the page.
      const { block } = message;
      if (block) requestAnimationFrame(() => window.document.getElementById(block)?.scrollIntoView());
    }
    window.addEventListener("message", follow);
    window.document.addEventListener("click", stayInEditor, true);
    tellEditor({ ready: true });
    return () => {
      window.removeEventListener("message", follow);
      window.document.removeEventListener("click", stayInEditor, true);
    };
  }, [revalidate]);
  return (
    <p className={styles.note} role="status">
      {published
        ? "This is a preview of your draft. Everyone else sees the page you published last."
        : "This is a preview. The page isn’t published, so only your team sees it."}
    </p>
  );
}
