import { Share2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { shareLink } from "./share-link.ts";

interface SharePageButtonProps {
  /** The address without what brought this reader here: "/jobs/0190…". */
  path: string;
  /** The title for the app it is shared with. */
  title: string;
  size?: "sm" | "md" | "lg";
}
/** Shares a public page, by the device's share sheet or as a copied link. */
export function SharePageButton({ path, title, size = "md" }: SharePageButtonProps) {
  return (
    <Button
      size={size}
      icon={Share2}
      onClick={() => void shareLink({ url: new URL(path, window.location.origin).href, title })}
    >
      Share
    </Button>
  );
}
