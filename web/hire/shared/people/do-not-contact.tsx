import { dateWords } from "#ui/data/text/date-words.ts";
import { MailX } from "lucide-react";
import { Badge } from "#ui/data/status/badge.tsx";

function dayWords(at: string) {
  return dateWords(at, { dateStyle: "medium" });
}

/** In the place of every button that would write to someone who asked not to be written to. */
export function DoNotContact({ since }: { since: string }) {
  return (
    <Badge tone="warn" icon={MailX}>
      Do not contact, since {dayWords(since)}
    </Badge>
  );
}
