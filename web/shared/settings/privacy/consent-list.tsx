import type { PrivacyOverview } from "#contract/privacy.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMe } from "#web/shared/session/session.ts";

type Consent = PrivacyOverview["consents"][number];

const words: Record<Consent["consent"], { title: string; off: string; href: string }> = {
  statistics: {
    title: "Count my answers to voluntary questions in reports",
    off: "You haven’t agreed. It would end after 12 months.",
    href: "/profile",
  },
  coworkers: {
    title: "Ask former coworkers about me",
    off: "You haven’t agreed.",
    href: "/preferences#colleagues",
  },
  publicProfile: {
    title: "Show my public profile",
    off: "You haven’t agreed.",
    href: "/profile/public",
  },
};
function day(at: string, timeZone: string) {
  return dateWords(at, { dateStyle: "long", timeZone });
}

/** What the reader agreed to, since when and until when, each with the way out. */
export function ConsentList({ consents }: { consents: Consent[] }) {
  const change = useConsent();
  const { timeZone } = useMe();
  return (
    <List label="Consent" divided flush>
      {consents.map((consent) => {
        const { title, off, href } = words[consent.consent];
        const busy = change.isPending && change.variables.consent === consent.consent;
        const set = (given: boolean) => change.mutate({ consent: consent.consent, given });
        return (
          <ListRow
            key={consent.consent}
            href={href}
            title={title}
            text={consent.given ? datesOf(consent, timeZone) : off}
            lines={2}
            end={
              consent.given && (
                <>
                  {consent.until && (
                    <Button
                      size="sm"
                      tone="bare"
                      busy={busy}
                      aria-label={`Renew: ${title}`}
                      onClick={() => set(true)}
                    >
                      Renew
                    </Button>
                  )}
                  <Button size="sm" busy={busy} aria-label={`Withdraw: ${title}`} onClick={() => set(false)}>
                    Withdraw
                  </Button>
                </>
              )
            }
          />
        );
      })}
    </List>
  );
}

function datesOf({ since, until }: Consent, timeZone: string) {
  const from = since && `You agreed on ${day(since, timeZone)}.`;
  const end = until ? `It ends on ${day(until, timeZone)}.` : "It holds until you withdraw it.";
  return [from, end].filter(Boolean).join(" ");
}

/** Each consent is kept where it is used; this is only another way to it. */
function useConsent() {
  const { candidate } = useMe();
  const params = { id: candidate?.id ?? "" };
  return useChange({
    call: async ({ consent, given }: { consent: Consent["consent"]; given: boolean }) => {
      if (consent === "statistics")
        await api.candidates.setDemographics({ params, body: { countable: given } });
      if (consent === "coworkers")
        await api.candidates.update({ params, body: { colleaguesMayBeAsked: given } });
      if (consent === "publicProfile")
        await api.candidates.setProfileChoices({ params, body: { published: given } });
    },
    success: (_, { given }) => (given ? "Consent renewed" : "Consent withdrawn"),
    toastKey: "consent",
    stale: [["privacy-overview"], ["candidate"], ["demographics"], ["public-profile"]],
  });
}
