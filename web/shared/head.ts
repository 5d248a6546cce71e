import type { MetaDescriptor } from "react-router";
import { defaultDescription, productName } from "#shared/product.ts";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import { seoDescription } from "#shared/words/shorten.ts";

interface Head {
  title?: string;
  description?: string;
  path: string;
  publicUrl: string;
  image?: string;
  /** What the image shows, where it is no drawn one of 1200 by 675 pixels. */
  imageAlt?: string | undefined;
  /** Pages for one person's eyes, and previews, stay out of search engines. */
  hidden?: boolean;
}

/** The full head of a page (docs/spec/pages.md): title with suffix, description of 150 characters, social image, canonical address. */
export function head({
  title,
  description = defaultDescription,
  path,
  publicUrl,
  image,
  imageAlt,
  hidden,
}: Head): MetaDescriptor[] {
  const fullTitle = title ? `${title} | ${productName}` : productName;
  const about = seoDescription(description);
  const canonical = canonicalUrl(path, publicUrl);
  const picture = image ?? `${publicUrl}/social/default.png`;
  return [
    { title: fullTitle },
    { name: "description", content: about },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: about },
    { property: "og:type", content: "website" },
    { property: "og:url", content: canonical },
    { property: "og:image", content: picture },
    ...(imageAlt
      ? [{ property: "og:image:alt", content: imageAlt }]
      : [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "675" },
        ]),
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(hidden ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** Where feed readers find the jobs of a page; job boards are given their feeds by the hiring team. */
export function feedLinks(title: string, folder: string): MetaDescriptor[] {
  return [feedFiles.rss, feedFiles.json].map(({ file, type }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title,
    href: `${folder}/${file}`,
  }));
}

/** The site root for an empty path or "/", the path itself where it is an address, otherwise root and path. */
export function canonicalUrl(path: string, root: string) {
  if (path === "" || path === "/") return root;
  if (path.startsWith("http")) return path;
  return `${root}${path.startsWith("/") ? "" : "/"}${path}`;
}

interface RootMatch {
  id?: string;
  loaderData?: unknown;
}
/** The head of a page whose words do not depend on data. */
export function siteMeta(page: Omit<Head, "publicUrl">) {
  return ({ matches }: { matches: readonly (RootMatch | undefined)[] }) =>
    head({ ...page, publicUrl: publicUrlIn(matches) });
}
export function publicUrlIn(matches: readonly (RootMatch | undefined)[]) {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    | { publicUrl?: string }
    | undefined;
  return root?.publicUrl ?? "";
}
