import { Link } from "react-router";
import type { AnchorProps } from "#ui/controls/buttons/link.tsx";

/** How the design system's links move inside the product; other addresses stay plain links. */
export function RouterLink({ href = "", ...props }: AnchorProps) {
  if (!href.startsWith("/") || href.startsWith("/api/")) return <a href={href} {...props} />;
  return <Link to={href} {...props} />;
}
