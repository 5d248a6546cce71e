import clsx from "clsx";
import { hashOf, initialsOf, tintOf } from "./name-look.ts";
import { Picture } from "./picture.tsx";
import styles from "./company-mark.module.css";
import tints from "./tints.module.css";

type CompanyMarkProps = {
  name: string;
  src?: string | null;
  alt?: string | null;
  size?: "xs" | "sm" | "md" | "lg";
};

const shapes = [
  "M6 13c3.3-3.6 6.7-3.6 10 0s6.7 3.6 10 0M6 20c3.3-3.6 6.7-3.6 10 0s6.7 3.6 10 0",
  "M9 23V9h9a5 5 0 0 1 0 10H9",
  "M16 7v18M7 16h18M10 10l12 12M22 10 10 22",
  "M7 22 16 8l9 14M11 22h10",
  "M8 8h16v16H8zM8 16h16M16 8v16",
  "M16 8a8 8 0 1 0 8 8M16 12a4 4 0 1 0 4 4",
  "M8 24V12M13.3 24V8M18.7 24V15M24 24V10",
  "M8 16a8 8 0 0 1 16 0M12 16a4 4 0 0 1 8 0M8 21h16",
];

/** A company's logo, or a quiet mark made from its name. Its name stands beside it. */
export function CompanyMark({ name, src, alt, size = "md" }: CompanyMarkProps) {
  const look = clsx(styles.mark, styles[size]);
  return (
    <Picture
      src={src}
      alt={alt}
      className={look}
      instead={<MadeMark name={name} size={size} look={look} />}
    />
  );
}

function MadeMark({ name, size, look }: { name: string; size: string; look: string }) {
  const tinted = clsx(look, tints[`tint${tintOf(name)}`]);
  if (size === "xs") {
    return (
      <span className={tinted} aria-hidden="true">
        {initialsOf(name).slice(0, 1)}
      </span>
    );
  }
  return (
    <svg className={tinted} viewBox="0 0 32 32" aria-hidden="true">
      <path d={shapes[(hashOf(name) >>> 8) % shapes.length]} />
    </svg>
  );
}
