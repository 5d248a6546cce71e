import { Copy } from "lucide-react";
import type { ProfileChoices } from "#contract/public-profiles.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { copyText } from "#web/shared/copy-text.ts";
import { useChoices } from "./use-public-profile.ts";

/** Whether there is a page at all, where it is, and whether search engines may list it. */
export function Publishing({ id, choices }: { id: string; choices: ProfileChoices }) {
  const change = useChoices(id);
  const { published, indexed, url } = choices;
  if (url === null)
    return (
      <Callout tone="info">
        Your public profile needs a username. <Link href="/settings">Choose one in Settings</Link>
      </Callout>
    );
  return (
    <Stack gap={4}>
      <Switch
        label="Show my public profile"
        hint="When it’s off, the address leads nowhere"
        checked={published}
        onChange={(next) => change.mutate({ published: next })}
      />
      <Switch
        label="Let search engines list it"
        checked={indexed}
        onChange={(next) => change.mutate({ indexed: next })}
      />
      {published && (
        <Row gap={2} wrap>
          <Link href={url}>{url}</Link>
          <Button size="sm" icon={Copy} onClick={() => void copyText(url, "Link copied")}>
            Copy link
          </Button>
        </Row>
      )}
      <p>
        This page is separate from the talent pool, where hiring teams find you while you’re looking for work.{" "}
        <Link href="/preferences#found">Choose whether companies find you</Link>
      </p>
      <p>
        Companies you <Link href="/preferences#hidden">hide from</Link> find no profile while they are signed
        in. What everyone sees, their people see too once they sign out.
      </p>
    </Stack>
  );
}
