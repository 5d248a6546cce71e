import { useQuery } from "@tanstack/react-query";
import { mostOnTeam } from "#contract/careers.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { pageTeam } from "./careers-queries.ts";

interface TeamFieldProps {
  companyId: string;
  disabled: boolean;
}

/** Who of the hiring team everyone sees on the page. It takes effect at once, wherever the page shows the team. */
export function TeamField({ companyId, disabled }: TeamFieldProps) {
  const members = useQuery({
    queryKey: ["team", "of", companyId],
    queryFn: () => api.companies.team({ params: { id: companyId } }),
  });
  const chosen = useQuery(pageTeam(companyId)).data;
  const ids = chosen?.map(({ id }) => id) ?? [];
  const set = useChange({
    call: (companyAdminIds: string[]) =>
      api.careers.setPageTeam({ params: { id: companyId }, body: { companyAdminIds } }),
    optimistic: (companyAdminIds, cache) =>
      showNow(cache, pageTeam(companyId), () =>
        companyAdminIds.flatMap((id) => members.data?.filter((member) => member.id === id) ?? []),
      ),
    line: "page-team",
    stale: [pageTeam(companyId)],
  });
  return (
    <FieldGroup
      legend="People"
      hint="Everyone sees their name, picture and title, as soon as you choose them"
    >
      <Loaded of={members} rows={3} loading="Loading team" failed="Couldn’t load your team">
        {(team) => (
          <Stack gap={2}>
            {team.map(({ id, fullName, title }) => (
              <Checkbox
                key={id}
                label={title ? `${fullName}, ${title}` : fullName}
                checked={ids.includes(id)}
                disabled={disabled || !chosen || (!ids.includes(id) && ids.length >= mostOnTeam)}
                onChange={(on) => set.mutate(on ? [...ids, id] : ids.filter((other) => other !== id))}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </FieldGroup>
  );
}
