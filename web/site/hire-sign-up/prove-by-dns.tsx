import type { MyClaim } from "#contract/company-claims.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "./hire-sign-up.module.css";

/** The other proof, for those who run the domain and have no mailbox there. */
export function ProveByDns({ claim: { domain, txtRecord } }: { claim: MyClaim }) {
  const check = useChange({
    call: () => api.companies.proveByDns(),
    success: `${domain} confirmed`,
    refusal: null,
    stale: [["my-claim"], ["me"]],
  });
  async function copy() {
    try {
      await navigator.clipboard.writeText(txtRecord);
      showToast({ text: "Record copied", tone: "success" });
    } catch {
      showToast({ text: `Couldn’t copy the record. It’s ${txtRecord}`, tone: "error" });
    }
  }
  return (
    <Section
      title="No inbox there?"
      description={`Add this TXT record to ${domain} where you manage its DNS, then check it here.`}
    >
      <Stack gap={3} align="start">
        <code className={styles.record}>{txtRecord}</code>
        {check.error && <FormError title={sentenceOf(check.error)} />}
        <Row gap={2} wrap>
          <Button onClick={() => void copy()}>Copy record</Button>
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            Check record
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
