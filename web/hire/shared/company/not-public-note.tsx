import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { useMyCompany } from "./my-company.ts";

interface NotPublicNoteProps {
  /** What nobody sees until then: "your careers page". */
  what: string;
}
/** On screens about what everyone sees: nobody does yet. Of a disabled company, the banner above all screens says so. */
export function NotPublicNote({ what }: NotPublicNoteProps) {
  const { data: company } = useMyCompany();
  if (!company || company.published || company.disabledReason) return null;
  return (
    <Callout tone="warn" role="note">
      <b>Your company isn’t public yet.</b> No one sees {what} until you publish your first job or turn on
      “Careers page is public” in the <Link href="/hire/company">company profile</Link>.
    </Callout>
  );
}
