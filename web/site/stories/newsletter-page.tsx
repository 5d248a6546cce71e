import { useLocation } from "react-router";
import { publications } from "#shared/stories/publications.data.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { SubscribeForm } from "../shared/subscribe-form.tsx";
import type { Route } from "./+types/newsletter-page";
import { publicationAt } from "./publication-at.ts";

export function meta({ location, matches }: Route.MetaArgs) {
  const { title } = publications[publicationAt(location.pathname)];
  return head({
    title: `${title} by email`,
    path: location.pathname,
    publicUrl: publicUrlIn(matches),
    hidden: true,
  });
}

/** New stories of one publication by email. */
export default function NewsletterPage() {
  const { pathname } = useLocation();
  const publication = publicationAt(pathname);
  const { title, path } = publications[publication];
  return (
    <SubscribeForm
      title={`${title} by email`}
      words="New stories when they are published. One click stops it."
      button="Email me new stories"
      to={{ publication }}
      back={{ href: path, label: `Back to ${title}` }}
    />
  );
}
