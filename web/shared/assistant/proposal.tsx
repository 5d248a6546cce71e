import type { Proposal as ProposalData } from "#contract/assistant-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { allMessages, botMemory } from "./assistant-queries.ts";
import styles from "./assistant.module.css";

const acts = {
  withdraw: {
    label: "Withdraw application",
    done: "Application withdrawn",
    call: (id: string): Promise<unknown> => api.applications.withdraw({ params: { id }, body: {} }),
  },
  forget: {
    label: "Forget this",
    done: "Forgotten",
    call: (id: string): Promise<unknown> => api.assistant.forget({ params: { id } }),
  },
};

/** An act that the coach may not do by itself: confirming makes the call that the screen for it makes. */
export function Proposal({
  proposal: { act, subjectId, label, effect, closed },
}: {
  proposal: ProposalData;
}) {
  const { label: verb, done, call } = acts[act];
  const confirm = useChange({
    call: () => call(subjectId),
    stale: [["my-applications"], ["applications"], botMemory, allMessages],
    once: () => subjectId,
  });
  return (
    <div className={styles.proposal}>
      <div>
        <b>{label}</b>
        {!closed && <p className={styles.note}>{effect}</p>}
      </div>
      {confirm.isSuccess || closed ? (
        <span role="status">{closed === "over" ? "Not possible anymore" : done}</span>
      ) : (
        <Button size="sm" tone="danger" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {verb}
        </Button>
      )}
    </div>
  );
}
