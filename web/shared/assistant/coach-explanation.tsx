import { Link } from "#ui/controls/buttons/link.tsx";
import { Explanation } from "./explanation.tsx";

/** What the coach reads, what it may do, and what it remembers. */
export function CoachExplanation() {
  return (
    <Explanation title="How the coach works">
      <p>
        The coach answers from your applications, your matches and open jobs, and by quoting our help pages
        and your resumes. Each quote opens where it stands.
      </p>
      <p>
        If there is no answer in them, it says so. Under each answer you see whether a language model wrote
        it.
      </p>
      <p>It never acts alone: to withdraw an application, for example, you confirm it first.</p>
      <p>
        It remembers only what you ask it to remember. You can read, edit and delete that, or turn it off, in{" "}
        <Link href="/settings#memory">Settings</Link>.
      </p>
    </Explanation>
  );
}
