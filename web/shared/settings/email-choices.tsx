import { queryOptions, useQuery } from "@tanstack/react-query";
import type { EmailSettings } from "#contract/accounts.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMe } from "#web/shared/session/session.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";

const emailSettings = queryOptions({
  queryKey: ["email-settings"],
  queryFn: () => api.accounts.emailSettings(),
});

/** What each is about, to someone who looks for jobs alone and to someone of a team. */
const choicesOf = (seeker: boolean): { name: keyof EmailSettings; label: string; hint: string }[] => [
  { name: "applications", label: "Applications", hint: "When an application moves or needs your attention" },
  { name: "messages", label: "Messages", hint: "When someone messages you and you’re away" },
  {
    name: "matches",
    label: "Matches",
    hint: seeker ? "New jobs that match" : "New jobs or people that match",
  },
  seeker
    ? { name: "team", label: "Teams", hint: "Invitations to a team, and changes in communities" }
    : { name: "team", label: "Team", hint: "Invitations and changes on your team and in communities" },
  {
    name: "referrals",
    label: "Referral requests",
    hint: "When someone asks everyone at your company for a referral, once a day at most",
  },
  { name: "news", label: "News", hint: "Occasional product news" },
];

/** Which emails may come. Emails about access itself always come. */
export function EmailChoices() {
  const { employee, companyAdmin } = useMe();
  const choices = choicesOf(!employee && !companyAdmin);
  const settings = useQuery(emailSettings);
  const change = useChange({
    call: (body: Partial<EmailSettings>) => api.accounts.setEmailSettings({ body }),
    done: (saved, _, cache) => cache.setQueryData(emailSettings.queryKey, saved),
    line: "email-settings",
  });
  return (
    <Section
      anchor="emails"
      title="Email notifications"
      content="beside"
      line
      description="You’ll always get essential account emails."
    >
      <Loaded
        of={settings}
        loading="Loading your email settings"
        rows={5}
        failed="Couldn’t load your email settings"
      >
        {(chosen) => (
          <Stack gap={3}>
            {choices
              .filter(({ name }) => name !== "referrals" || employee)
              .map(({ name, label, hint }) => (
                <Switch
                  key={name}
                  label={label}
                  hint={hint}
                  checked={chosen[name]}
                  onChange={(on) => change.mutate({ [name]: on })}
                />
              ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
