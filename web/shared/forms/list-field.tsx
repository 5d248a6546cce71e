import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import styles from "./list-field.module.css";

interface ListFieldProps<T> {
  legend: string;
  hint: string;
  error?: string | undefined;
  /** What one entry is called: "question". */
  noun: string;
  most: number;
  value: T[];
  onChange: (value: T[]) => void;
  blank: () => T;
  children: (entry: T, change: (part: Partial<T>) => void, number: number) => ReactNode;
}

/** Several short things of a kind, all open for writing. The writer stays in place as rows come and go. */
export function ListField<T extends object>(props: ListFieldProps<T>) {
  const { legend, hint, error, noun, most, value, onChange, blank, children } = props;
  const rows = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const length = useRef(value.length);
  useEffect(() => {
    const grown = value.length - length.current;
    length.current = value.length;
    if (grown === 1) rows.current?.lastElementChild?.querySelector("input")?.focus();
    if (grown === -1) adder.current?.querySelector("button")?.focus();
  }, [value.length]);

  function change(at: number, part: Partial<T>) {
    onChange(value.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  }
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      <div ref={rows} className={styles.rows}>
        {value.map((entry, index) => (
          <div key={index} className={styles.row}>
            <div className={styles.entry}>{children(entry, (part) => change(index, part), index + 1)}</div>
            <IconButton
              size="sm"
              icon={Trash2}
              label={`Remove ${noun} ${index + 1}`}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </div>
        ))}
      </div>
      <div ref={adder}>
        <Button
          size="sm"
          icon={Plus}
          disabled={value.length >= most}
          onClick={() => onChange([...value, blank()])}
        >
          Add a {noun}
        </Button>
      </div>
    </FieldGroup>
  );
}
