import { UserPlus } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface AddLeadButtonProps {
  person: { candidateId: string; fullName: string };
  job: { id: string; jobTitle: string };
}

/** Keeps someone with a profile for a job without telling them. */
export function AddLeadButton({ person, job }: AddLeadButtonProps) {
  const add = useChange({
    call: () => api.leads.add({ params: { id: job.id }, body: { candidateId: person.candidateId } }),
    success: `${person.fullName} is a lead for ${job.jobTitle}`,
    stale: [["applications", "leads"], ["network"], ["talent-pool"]],
    once: () => "add",
  });
  return (
    <Needs permission="sourcing">
      <Button
        size="sm"
        icon={UserPlus}
        busy={add.isPending}
        aria-label={`Add as lead: ${person.fullName}, ${job.jobTitle}`}
        onClick={() => add.mutate()}
      >
        Add as lead
      </Button>
    </Needs>
  );
}
