import { Copy, Share2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { copyText } from "#web/shared/copy-text.ts";

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
        <Button tone="fill" icon={Share2} onClick={() => void hand({ url, title })}>
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

/** Closing the share sheet does nothing; if the device refuses to share, the link is copied. */
async function hand(link: ShareLinkProps) {
  await navigator.share(link).catch((error: unknown) => {
    const closed = error instanceof Error && error.name === "AbortError";
    return closed ? null : copyText(link.url, "Link copied");
  });
}
