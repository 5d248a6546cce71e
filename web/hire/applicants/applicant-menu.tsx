import {
  ArrowLeft,
  ArrowRight,
  Bookmark,
  Check,
  Ellipsis,
  List,
  MessageSquare,
  RotateCcw,
  X,
} from "lucide-react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { type FeedView, addressOf } from "#web/hire/shared/applicants/feed.ts";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { conversationOf } from "#web/hire/shared/applicants/message-link.tsx";
import { usePassChoices } from "#web/hire/shared/applicants/pass-choices.ts";
import type { Decisions } from "./applicant-detail.tsx";

interface ApplicantMenuProps extends Decisions {
  row: ApplicationRow;
  view: FeedView;
  /** Their places beside this one; nothing at the ends. */
  before?: string;
  after?: string;
  /** One card after another is shown, so the menu offers the list. */
  inDeck?: boolean;
}

/** Everything that buttons, keys and gestures do with an applicant, by name. */
export function ApplicantMenu(props: ApplicantMenuProps) {
  const { row, view, before, after, inDeck, onShortlist, onPass, onSave, onReopen } = props;
  const passChoices = usePassChoices(row, onPass);
  const can = useMay();
  const [may, mayMessage] = [can("applicants"), can("messages")];
  const decide = !may
    ? []
    : view.tab === "passed"
      ? mayReopen(row)
        ? [{ label: "Reopen", icon: RotateCcw, onSelect: onReopen }]
        : []
      : [
          { label: shortlistLabel(row), icon: Check, kbd: "S", onSelect: onShortlist },
          ...(row.applicationState === "review"
            ? []
            : [{ label: row.saved ? "Unsave" : "Save", icon: Bookmark, kbd: "V", onSelect: onSave }]),
          { label: "Pass", icon: X, kbd: "P", onSelect: () => onPass() },
        ];
  const around = [
    ...(may && mayMessage
      ? [{ label: "Message", icon: MessageSquare, kbd: "M", href: conversationOf(row.id) }]
      : []),
    ...(after ? [{ label: "Next", icon: ArrowRight, kbd: "J", href: addressOf(view, after) }] : []),
    ...(before ? [{ label: "Previous", icon: ArrowLeft, kbd: "K", href: addressOf(view, before) }] : []),
    ...(inDeck ? [{ label: "Show as list", icon: List, href: addressOf(view, undefined, true) }] : []),
  ];
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`Actions for ${row.candidate.fullName}`} />}
      items={[
        ...(decide.length ? [{ items: decide }] : []),
        ...(view.tab === "passed" || !may ? [] : passChoices),
        { items: around },
      ]}
    />
  );
}

/** Who withdrew comes back by applying again; the team cannot bring them back. */
export function mayReopen({ shownAs }: Pick<ApplicationRow, "shownAs">) {
  return shownAs !== "withdrawn";
}

/** What the good decision is called: into the pipeline, or, for a referral under review, among the pending. */
export function shortlistLabel({ applicationState }: Pick<ApplicationRow, "applicationState">) {
  return applicationState === "review" ? "Approve" : "Shortlist";
}
