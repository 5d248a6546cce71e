import clsx from "clsx";
import { initialsOf, tintOf } from "./name-look.ts";
import { Picture } from "./picture.tsx";
import styles from "./avatar.module.css";
import tints from "./tints.module.css";

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: "xs" | "sm" | "md" | "lg";
  /** A dot at the edge: new words wait, or the person is here. */
  dot?: "unread" | "online";
  /** Says the name aloud; leave it out where the name stands beside. */
  named?: boolean;
};

/** A face, or initials on a tint that belongs to the name. */
export function Avatar({ name, src, size = "md", dot, named }: AvatarProps) {
  return (
    <span
      className={clsx(styles.avatar, styles[size], tints[`tint${tintOf(name)}`])}
      role={named ? "img" : undefined}
      aria-label={named ? name : undefined}
      aria-hidden={named ? undefined : true}
    >
      <span className={styles.face}>
        <Picture src={src} className={styles.image} instead={initialsOf(name)} />
      </span>
      {dot && <span className={clsx(styles.dot, styles[dot])} />}
    </span>
  );
}

/** Several people, and how many more: "Joel, Dilip and 4 more". */
export function Avatars({ people, most = 3, size = "sm" }: AvatarsProps) {
  const shown = people.slice(0, most);
  const more = people.length - shown.length;
  return (
    <span className={styles.avatars} role="img" aria-label={people.map(({ name }) => name).join(", ")}>
      {shown.map((person) => (
        <Avatar key={person.name} name={person.name} src={person.src} size={size} />
      ))}
      {more > 0 && <span className={clsx(styles.avatar, styles[size], styles.more)}>+{more}</span>}
    </span>
  );
}

type AvatarsProps = {
  people: readonly { name: string; src?: string | null }[];
  most?: number;
  size?: "xs" | "sm" | "md";
};
