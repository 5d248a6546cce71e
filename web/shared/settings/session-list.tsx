import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#ui/controls/button.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

const sessions = queryOptions({ queryKey: ["sessions"], queryFn: () => api.accounts.sessions() });

/** The devices that are signed in. */
export function SessionList() {
  const cache = useQueryClient();
  const { data = [] } = useQuery(sessions);
  const after = {
    onSuccess: () => cache.invalidateQueries(sessions),
    onError: (error: unknown) => void showToast({ text: sentenceOf(error), tone: "error" }),
  };
  const end = useMutation({
    mutationFn: (id: string) => api.accounts.endSession({ params: { id } }),
    ...after,
  });
  const endOthers = useMutation({
    mutationFn: () => api.accounts.endOtherSessions(),
    onSuccess: ({ count }) => {
      showToast({ text: `Signed out on ${counted(count, "other device")}`, tone: "success" });
      return cache.invalidateQueries(sessions);
    },
    onError: after.onError,
  });
  return (
    <Section title="Signed-in devices" content="beside" line>
      <Stack gap={4}>
        <List label="Signed-in devices" divided flush>
          {data.map((session) => (
            <ListRow
              key={session.id}
              title={session.device}
              text={
                <>
                  {session.current ? "This device" : session.ip}, last used{" "}
                  <TimeAgo at={session.lastSeenAt} />
                </>
              }
              end={
                session.current ? undefined : (
                  <Button size="sm" onClick={() => end.mutate(session.id)}>
                    Sign out
                  </Button>
                )
              }
            />
          ))}
        </List>
        <div>
          <Button onClick={() => endOthers.mutate()} busy={endOthers.isPending}>
            Sign out everywhere else
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
