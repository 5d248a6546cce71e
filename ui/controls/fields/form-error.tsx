import { useEffect, useRef } from "react";
import { CircleAlert } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import styles from "./form-error.module.css";

export type WrongField = { label: string; message: string; href?: string };

type FormErrorProps = {
  /** What happened and what was kept. */
  title: string;
  /** The fields to look at, in the order of the form; href jumps to one ("#salary"). */
  fields?: readonly WrongField[];
  onRetry?: () => void;
};

/** Says above a form why it was not accepted, names the fields and takes the focus. */
export function FormError({ title, fields = [], onRetry }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  // Not when the words change, which they do while someone answers what is missing.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.error} role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {fields.length > 0 && (
          <ul className={styles.fields}>
            {fields.map((field) => (
              <li key={field.label}>
                {field.href ? <a href={field.href}>{field.label}</a> : <b>{field.label}</b>}: {field.message}
              </li>
            ))}
          </ul>
        )}
        {onRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
