import { Button } from "#ui/controls/buttons/button.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import styles from "./second-factor.module.css";

/** The codes to keep for the day the app is lost; they are shown once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const written = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  return (
    <>
      <ul className={styles.codes} aria-label="Recovery codes">
        {written.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        wide
        onClick={() =>
          void navigator.clipboard
            .writeText(written.join("\n"))
            .then(() => showToast({ text: "Recovery codes copied", tone: "success" }))
        }
      >
        Copy codes
      </Button>
    </>
  );
}
