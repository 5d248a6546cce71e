import { queryOptions, useQuery } from "@tanstack/react-query";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { EmailPreview } from "#web/shared/emails/email-preview.tsx";

interface Preview {
  name: string;
  subject: string;
  preheader: string;
  text: string;
  html: string;
}
const emailPreviews = queryOptions({
  queryKey: ["email-previews"],
  queryFn: async () => (await fetch("/api/development/emails")).json() as Promise<Preview[]>,
});

/** Every email the product sends, with sample data. */
export function GalleryEmails() {
  const { data } = useQuery(emailPreviews);
  return (
    <Section title="Emails" description="Every email the product sends, with sample data." line>
      {data ? (
        <Stack gap={12}>
          {data.map(({ name, ...email }) => (
            <Section key={name} level={3} title={email.subject} description={`server/emails/${name}.ts`}>
              <EmailPreview {...email} />
            </Section>
          ))}
        </Stack>
      ) : (
        <ListSkeleton rows={4} label="Loading emails" />
      )}
    </Section>
  );
}
