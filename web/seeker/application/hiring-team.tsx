import { queryOptions, useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import styles from "./application.module.css";

/** The conversation about an application; null before one is open. */
export const conversationAbout = (applicationId: string) =>
  queryOptions({
    queryKey: ["conversations", "about", applicationId],
    queryFn: async () => {
      const { items } = await api.messaging.conversations({ query: { as: "candidate", applicationId } });
      return items[0] ?? null;
    },
  });

/** Who reads the application, and the way to talk to them. */
export function HiringTeam({ application: { id, company, ended } }: { application: MyApplicationDetail }) {
  const { data: conversation, isPending } = useQuery(conversationAbout(id));
  // Until it is known whether there is a conversation, nothing true can be said.
  if (isPending) return null;
  if (!conversation) {
    return (
      <Section title="Who decides" content="beside" line>
        <p>
          The hiring team at {company.companyName}.
          {!ended && " Once they shortlist you, you can see who they are and message them."}
        </p>
      </Section>
    );
  }
  const { team, lastMessage, closed } = conversation;
  return (
    <Section title="Who decides" content="beside" line>
      <ul className={styles.team} aria-label="Who decides">
        {team.map(({ userId, fullName, profilePicture }) => (
          <li key={userId}>
            <Avatar name={fullName} src={profilePicture} size="sm" /> {fullName}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {lastMessage ? (
          <>
            Last message{" "}
            {lastMessage.fromMe ? "from you" : `from ${lastMessage.fromName ?? company.companyName}`},{" "}
            <TimeAgo at={lastMessage.at} />.
          </>
        ) : (
          "No messages yet."
        )}
      </p>
      <ButtonLink icon={MessageSquare} href={`/messages?application=${id}`}>
        {closed ? "Open conversation" : `Message ${company.companyName}`}
      </ButtonLink>
    </Section>
  );
}
