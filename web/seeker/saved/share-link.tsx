import { Copy, Share2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { copyText } from "#web/shared/copy-text.ts";

interface ShareLinkProps {
  url: string;
  /** What the link leads to, for the app it is sent with. */
  title: string;
}
/** Hands a link to the apps of the device where it has a way to, and copies it everywhere. */
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

/** Who closes the device's sheet shares nothing; where the device refuses, the link is copied. */
async function hand(link: ShareLinkProps) {
  await navigator.share(link).catch((error: unknown) => {
    const closed = error instanceof Error && error.name === "AbortError";
    return closed ? null : copyText(link.url, "Link copied");
  });
}
