import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";

/** A company that is not known here can be seen before anyone signs up; with what the form says so far. */
export function DemoOffer({ onShow }: { onShow: (form: HTMLFormElement | null) => void }) {
  return (
    <Callout tone="info" as="div" role="status">
      <Stack gap={2} align="start">
        <span>Want to see it first? We can make your page from your website: name, logo, a few words.</span>
        <Button size="sm" onClick={({ currentTarget }) => onShow(currentTarget.form)}>
          See my page
        </Button>
      </Stack>
    </Callout>
  );
}
