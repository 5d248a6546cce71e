import { useState } from "react";
import {
  Bookmark,
  Check,
  Ellipsis,
  Grid2x2,
  List as ListIcon,
  MessageSquare,
  Plus,
  SlidersHorizontal,
  X,
} from "lucide-react";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Chip, Chips, Tag } from "#ui/controls/choice/chip.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";

export function ButtonsPart() {
  const [view, setView] = useState<"list" | "grid">("list");
  const [remote, setRemote] = useState(true);
  return (
    <Section title="Buttons, chips and links" line>
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
          <Kbd>Ctrl K</Kbd>
          <Link href="#main">Open application</Link>
          <Link href="#main" underline>
            Ask Inês
          </Link>
        </Row>
        <Row wrap>
          <Segmented
            label="View"
            value={view}
            onChange={setView}
            segments={[
              { value: "list", label: "List", icon: ListIcon },
              { value: "grid", label: "Grid", icon: Grid2x2 },
            ]}
          />
          <Chips label="Reasons">
            <Chip kbd="1">The pay</Chip>
            <Chip kbd="2">The place</Chip>
            <Chip pressed={remote} onClick={() => setRemote(!remote)} count={12}>
              Remote
            </Chip>
            <Tag onRemove={() => {}} removeLabel="Remove Figma">
              Figma
            </Tag>
            <Tag>Climate</Tag>
          </Chips>
        </Row>
      </Stack>
    </Section>
  );
}
