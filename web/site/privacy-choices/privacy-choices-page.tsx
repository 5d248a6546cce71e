import { visitMonths } from "#shared/visitors/visitor-choice.ts";
import { Callout } from "#ui/data/status/callout.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { ChoiceForm } from "#web/shared/visitors/choice-form.tsx";
import { useChoice } from "#web/shared/visitors/use-choice.ts";
import { TextPage } from "../shared/text-page.tsx";

/** Also at companies' own addresses, where no script of ours would find the API. */
export const handle = { plain: true };

export const meta = siteMeta({
  title: "Privacy choices",
  description: "Whether we may count your visits, what that means, and how to change it.",
  path: "/privacy-choices",
});

/** What is counted, for how long, and what this browser's person said; to be changed at any time. */
export default function PrivacyChoicesPage() {
  const { choice, asksNotToBeTracked } = useChoice();
  return (
    <TextPage asks={false}>
      <h1>Privacy choices</h1>
      <Callout tone="info">{stateWords(choice, asksNotToBeTracked)}</Callout>
      {!asksNotToBeTracked && <ChoiceForm />}
      <div>
        <h2>If you accept</h2>
        <p>
          We note when you come to this site, which site led you here, the page you start from, and whether
          you go on to apply or to sign up. It is kept under a random number in a cookie, without your name,
          address or device, and deleted after {visitMonths} months. Companies see totals: how many people
          came to their jobs from where.
        </p>
      </div>
      <div>
        <h2>If you refuse</h2>
        <p>
          We count nothing and delete what was counted before. A cookie remembers only that you refused, so
          that we don’t ask again for half a year. Everything works the same.
        </p>
      </div>
      <p>
        A browser that sends Do Not Track or Global Privacy Control has refused for you. Cookies that make the
        site work are set either way when they are needed: to keep you signed in, to remember the theme you
        chose, and to keep search results in one order while you read them.
      </p>
    </TextPage>
  );
}

function stateWords(choice: ReturnType<typeof useChoice>["choice"], asked: boolean) {
  if (asked) return "Your browser asks not to be tracked, so we count nothing.";
  if (choice === "accepted") return "You accepted. We count your visits.";
  return choice === "refused"
    ? "You refused. We count nothing."
    : "You haven’t chosen yet. We count nothing until you do.";
}
