import { Link } from "#ui/controls/buttons/link.tsx";
import { Explanation } from "#web/shared/assistant/explanation.tsx";

/** What the assistant of a hiring team reads, and who reads what is asked. */
export function AssistantExplanation() {
  return (
    <Explanation title="How the assistant works">
      <p>
        The assistant answers by quoting your company’s{" "}
        <Link href="/hire/company/knowledge">knowledge sources</Link>, and nothing else. Each quote opens the
        source at its line.
      </p>
      <p>
        If there is no answer in them, it says so. Under each answer you see whether a language model wrote
        it.
      </p>
      <p>
        It knows nothing of candidates and applications, and no other company’s sources. A source that you
        delete or turn off is in no later answer.
      </p>
      <p>Only you see your conversations, not your teammates. You can delete each of them.</p>
    </Explanation>
  );
}
