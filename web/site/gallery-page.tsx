import { Gallery } from "#ui/gallery/gallery.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { GalleryEmails } from "./gallery-emails.tsx";

export const meta = siteMeta({ title: "Gallery", path: "/gallery", hidden: true });

/** Every component in every state, and every email. */
export default function GalleryPage() {
  return (
    <Gallery>
      <GalleryEmails />
    </Gallery>
  );
}
