import { MailX } from "lucide-react";
import { Badge } from "#ui/data/status/badge.tsx";

const dayWords = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** In the place of every button that would write to someone who asked not to be written to. */
export function DoNotContact({ since }: { since: string }) {
  return (
    <Badge tone="warn" icon={MailX}>
      Do not contact, since {dayWords.format(new Date(since))}
    </Badge>
  );
}
