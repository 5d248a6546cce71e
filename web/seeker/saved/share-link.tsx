import { Copy, Share2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { copyText } from "#web/shared/copy-text.ts";
import { shareLink } from "#web/shared/share-link.ts";

interface ShareLinkProps {
  url: string;
  /** The title for the app it is shared with. */
  title: string;
}
/** Shares a link through the device’s apps where it can, and copies it everywhere. */
export function ShareLink({ url, title }: ShareLinkProps) {
  const offersApps = typeof navigator.share === "function";
  return (
    <>
      {offersApps && (
        <Button tone="fill" icon={Share2} onClick={() => void shareLink({ url, title })}>
          Share
        </Button>
      )}
      <Button
        tone={offersApps ? undefined : "fill"}
        icon={Copy}
        onClick={() => void copyText(url, "Link copied")}
      >
        Copy link
      </Button>
    </>
  );
}
