import { Bookmark, Check, Ellipsis, MessageSquare, Plus, SlidersHorizontal, X } from "lucide-react";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";

export function Buttons() {
  return (
    <Stack gap={3}>
      <Row wrap>
        <Button tone="fill" icon={Check} kbd="S">
          Shortlist
        </Button>
        <Button icon={X} kbd="P">
          Pass
        </Button>
        <Button icon={Bookmark}>Save</Button>
        <Button tone="bare" icon={MessageSquare} kbd="M">
          Message
        </Button>
        <Button tone="danger">Close the job</Button>
        <ButtonLink href="#main">Open page</ButtonLink>
      </Row>
      <Row wrap>
        <Button tone="fill" busy>
          Saving
        </Button>
        <Button disabled>Not now</Button>
        <Button size="sm">Small</Button>
        <Button size="lg" tone="fill">
          Large
        </Button>
        <IconButton icon={SlidersHorizontal} label="Filter" />
        <IconButton icon={Plus} label="New" tone="plain" />
        <IconButton icon={Bookmark} label="Save" pressed />
        <IconButton icon={Ellipsis} label="More actions" size="sm" />
        <Link href="#main">Open application</Link>
        <Link href="#main" underline>
          Ask Inês
        </Link>
      </Row>
    </Stack>
  );
}
