import { Gallery } from "#ui/gallery/gallery.tsx";
import { siteMeta } from "#web/shared/head.ts";

export const meta = siteMeta({ title: "Gallery", path: "/gallery", hidden: true });

/** Every component in every state. */
export default function GalleryPage() {
  return <Gallery />;
}
