import { useLocation } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { useChoice } from "./use-choice.ts";

/** Two answers that look alike. It is sent without a script, since the pages it stands on have none. */
export function ChoiceForm({ size }: { size?: "sm" | "md" }) {
  const { from } = useChoice();
  const { pathname, search } = useLocation();
  const address = (choice: string) =>
    `/visitor-choice?${new URLSearchParams({ choice, to: pathname + search, ...(from && { from }) })}`;
  return (
    <form method="post" action={address("refuse")}>
      <Row gap={2}>
        <Button type="submit" size={size} formAction={address("refuse")}>
          Refuse
        </Button>
        <Button type="submit" size={size} formAction={address("accept")}>
          Accept
        </Button>
      </Row>
    </form>
  );
}
