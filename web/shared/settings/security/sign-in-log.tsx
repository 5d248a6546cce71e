import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SignIn } from "#contract/security.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";

const signIns = queryOptions({ queryKey: ["sign-ins"], queryFn: () => api.security.signIns() });

const ways: Record<SignIn["way"], string> = {
  password: "Password",
  link: "Link by email",
  passkey: "Passkey",
  company: "Company sign-in",
  "sign-up": "Sign-up",
  support: "Our support looked, for half an hour at most",
};
const factors = { app: "and authenticator app", recovery: "and recovery code" };

/** Every time the account was opened, for half a year. */
export function SignInLog() {
  const log = useQuery(signIns);
  return (
    <Section
      title="Sign-ins"
      description="Every sign-in of the last 180 days. If one wasn’t you, say so and it ends."
      content="beside"
      anchor="sign-ins"
      line
    >
      <Loaded of={log} loading="Loading sign-ins" rows={3} failed="Couldn’t load your sign-ins">
        {(entries) =>
          entries.length > 0 ? (
            <List label="Sign-ins" divided flush>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </List>
          ) : (
            <p>Your next sign-in will be listed here.</p>
          )
        }
      </Loaded>
    </Section>
  );
}

function Entry({ entry }: { entry: SignIn }) {
  const { id, at, device, way, secondFactor, reason, ip, timeZone, current, open, deniedAt } = entry;
  const deny = useChange({
    call: () => api.security.denySignIn({ params: { id } }),
    success: "We ended that session. Change your password now, and remove any passkey you don’t know.",
    stale: [signIns, ["sessions"]],
  });
  const how = [ways[way], secondFactor && factors[secondFactor], reason && `(${reason})`]
    .filter(Boolean)
    .join(" ");
  const place = timeZone?.includes("/") && `around ${timeZone.split("/").at(-1)!.replaceAll("_", " ")}`;
  return (
    <ListRow
      title={device}
      text={
        <>
          {current ? "This session" : <TimeAgo at={at} />} · {[how, place, ip].filter(Boolean).join(" · ")}
          {deniedAt && " · You said this wasn’t you"}
          {!deniedAt && !open && " · Ended"}
        </>
      }
      end={
        current || deniedAt ? undefined : (
          <Button size="sm" busy={deny.isPending} onClick={() => deny.mutate()}>
            That wasn’t me
          </Button>
        )
      }
    />
  );
}
