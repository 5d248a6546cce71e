import { type ReactNode, type RefObject } from "react";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import styles from "./preview-split.module.css";

export type Side = "write" | "preview";

interface PreviewSplitProps {
  /** The name of the form: "Job". */
  label: string;
  form: RefObject<HTMLFormElement | null>;
  preview: ReactNode;
  /** Where there is room for one only. */
  side: Side;
  onSide: (side: Side) => void;
  children: ReactNode;
}

/** A form with the page that it makes beside it; where there is no room, one or the other. */
export function PreviewSplit({ label, form, preview, side, onSide, children }: PreviewSplitProps) {
  return (
    <>
      <div className={styles.turn}>
        <Segmented
          label="Form or preview"
          wide
          value={side}
          onChange={onSide}
          segments={[
            { value: "write", label: "Write" },
            { value: "preview", label: "Preview" },
          ]}
        />
      </div>
      <div className={styles.page} data-side={side}>
        <form
          ref={form}
          className={styles.form}
          aria-label={label}
          onSubmit={(event) => event.preventDefault()}
          noValidate
        >
          {children}
        </form>
        <div className={styles.beside} role="region" aria-label="Preview" tabIndex={0}>
          {preview}
        </div>
      </div>
    </>
  );
}
