import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { useMe } from "#web/shared/session/session.ts";

const ShareDialog = lazyOverlay(
  async () => (await import("#web/shared/templates/share-dialog.tsx")).ShareDialog,
);

/** Someone to refer, for one job or for whatever is open. */
export interface Referring {
  person: { fullName: string };
  job: { id: string; jobTitle: string } | null;
}

/** Words with the employee's own link, to send to someone they know. */
export function ReferByLink({ referring, onClose }: { referring: Referring | null; onClose: () => void }) {
  const { employee } = useMe();
  if (!employee?.companyId) return null;
  return (
    <ShareDialog
      open={referring !== null}
      onOpenChange={(open) => !open && onClose()}
      as="employee"
      personal={{ without: <UsernameFirst /> }}
      companyId={employee.companyId}
      {...(referring?.job && { jobId: referring.job.id })}
      title={referring ? titleOf(referring) : ""}
    />
  );
}

function titleOf({ person, job }: Referring) {
  const what = job?.jobTitle ?? "the open jobs";
  return `Send ${person.fullName} ${what}. Through your link they can ask you to refer them.`;
}

/** Without a username, a link says nothing of who sent it. */
export function UsernameFirst() {
  const { parallelTag } = useMe();
  if (parallelTag) return null;
  return (
    <Callout tone="info">
      <Link href="/teams/settings">Choose a username</Link> first, so that people who open your link are known
      to come from you.
    </Callout>
  );
}
