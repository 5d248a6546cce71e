import { Copy } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import styles from "./told-once.module.css";

/** A key or secret that is shown now and never again. */
export function ToldOnce({ label, secret, hint }: { label: string; secret: string; hint: string }) {
  async function copy() {
    await navigator.clipboard.writeText(secret);
    showToast({ text: "Copied", tone: "success", key: "copied" });
  }
  return (
    <Stack gap={3}>
      <Callout tone="warn">{hint}</Callout>
      <pre className={styles.secret} role="group" tabIndex={0} aria-label={label}>
        {secret}
      </pre>
      <Row>
        <Button icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
      </Row>
    </Stack>
  );
}
