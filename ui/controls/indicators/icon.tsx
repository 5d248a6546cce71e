import type { LucideIcon } from "lucide-react";

export type { LucideIcon };

const sizes = { xs: 14, sm: 16, md: 18, lg: 24 };

type IconProps = { of: LucideIcon; size?: keyof typeof sizes; className?: string };

/** A picture beside words; it says nothing to a screen reader. */
export function Icon({ of: Picture, size = "md", className }: IconProps) {
  return (
    <Picture
      size={sizes[size]}
      strokeWidth={size === "xs" ? 2.25 : 1.8}
      className={className}
      aria-hidden="true"
      focusable="false"
    />
  );
}
