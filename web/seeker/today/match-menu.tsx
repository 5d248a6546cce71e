import { ArrowLeft, ArrowRight, Bookmark, Check, Ellipsis, ExternalLink, List, X } from "lucide-react";
import type { JobMatch, RejectReason } from "#contract/match-shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import { reasons } from "./reject-tray.tsx";

interface MatchMenuProps {
  match: JobMatch;
  before?: string;
  after?: string;
  onReject: (reason?: RejectReason) => void;
  onSave: () => void;
}

/** Everything that buttons and gestures do with a match, by name. */
export function MatchMenu({ match: { job }, before, after, onReject, onSave }: MatchMenuProps) {
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`Actions for ${job.jobTitle}`} />}
      items={[
        {
          items: [
            { label: "Apply", icon: Check, href: `/apply/${job.id}?from=matches` },
            { label: "Save", icon: Bookmark, onSelect: onSave },
            { label: "Not for me", icon: X, onSelect: () => onReject() },
          ],
        },
        {
          label: "Not for me because",
          items: reasons.map(({ reason, label }) => ({ label, onSelect: () => onReject(reason) })),
        },
        {
          items: [
            { label: "Open page", icon: ExternalLink, href: jobAddress(job.id, "matches") },
            ...(after ? [{ label: "Next", icon: ArrowRight, href: `/today?match=${after}` }] : []),
            ...(before ? [{ label: "Previous", icon: ArrowLeft, href: `/today?match=${before}` }] : []),
            { label: "Show as list", icon: List, href: "/today" },
          ],
        },
      ]}
    />
  );
}
