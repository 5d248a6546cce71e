import { queryOptions, useQuery } from "@tanstack/react-query";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ConsentList } from "./consent-list.tsx";
import { HeldList, KeptList } from "./held-list.tsx";
import { SeenList } from "./seen-list.tsx";

export const privacyOverview = queryOptions({
  queryKey: ["privacy-overview"],
  queryFn: () => api.privacy.overview(),
});

/** Everything that is kept about the reader: what, why, until when, who saw it, and what they agreed to. */
export function PrivacyCenter() {
  const overview = useQuery(privacyOverview);
  return (
    <Loaded
      of={overview}
      loading="Loading what we keep about you"
      rows={6}
      failed="Couldn’t load what we keep about you"
    >
      {({ held, seenBy, consents, byCompanies, afterDeletion }) => (
        <Stack gap={12}>
          <Section
            anchor="held"
            title="What we keep"
            description="Everything about you that a download contains, why we have it, and until when."
            content="beside"
          >
            <HeldList held={held} />
          </Section>
          {consents.length > 0 && (
            <>
              <Section
                anchor="seen-by"
                title="Who saw it"
                description="Companies that opened your profile, also without an application, and what you sent to whom."
                content="beside"
                line
              >
                <SeenList seenBy={seenBy} />
              </Section>
              <Section
                anchor="consent"
                title="Consent"
                description="What you agreed to. You can withdraw it anytime."
                content="beside"
                line
              >
                <ConsentList consents={consents} />
              </Section>
              <Section
                title="What companies keep"
                description="Hiring teams write this themselves. It isn’t part of your download."
                content="beside"
                line
              >
                <KeptList label="What companies keep" kept={byCompanies} />
              </Section>
            </>
          )}
          <Section
            title="What stays after you delete your account"
            description="What companies need or must keep by law."
            content="beside"
            line
          >
            <KeptList label="What stays after you delete your account" kept={afterDeletion} />
          </Section>
        </Stack>
      )}
    </Loaded>
  );
}
