import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TitledScreen } from "./titled-screen.tsx";

/** In place of a screen about an application that isn’t the reader’s. */
export function ApplicationNotFound({ title }: { title: string }) {
  return (
    <TitledScreen title={title}>
      <EmptyState
        title="Application not found"
        action={<ButtonLink href="/applications">See your applications</ButtonLink>}
      />
    </TitledScreen>
  );
}
