import { MessageSquare } from "lucide-react";
import { sending } from "#contract/messaging.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Needs } from "../team/needs.tsx";

/** The address of the conversation with an applicant. */
export const conversationOf = (applicationId: string) => `/hire/messages?application=${applicationId}`;

/** The way to write to an applicant; it says so where the team doesn’t let me. */
export function MessageLink({ applicationId, kbd }: { applicationId: string; kbd?: string }) {
  return (
    <Needs permission={sending}>
      <ButtonLink tone="bare" icon={MessageSquare} kbd={kbd} href={conversationOf(applicationId)}>
        Message
      </ButtonLink>
    </Needs>
  );
}
