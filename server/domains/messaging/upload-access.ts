import { guardFolder } from "#server/domains/files/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { myConversation } from "./queries.ts";

/** A channel's address, the name of its files' folder, or the bare id of an application, which names its conversation. */
const folders = /^(?:(messaging|team):)?(?:(application|team)-)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** "messaging/{id}" takes files from the people of a conversation, the team's own channel from the team alone. */
guardFolder("messaging", async (context, folder) => {
  const [, type, owner, applicationId] = folders.exec(folder) ?? [];
  if (!applicationId) throw notFound("Conversation");
  const { side } = await myConversation(context, applicationId);
  const ofTeam = type === "team" || owner === "team";
  if (ofTeam && side !== "company") throw notFound("Conversation");
  return `${ofTeam ? "team" : "application"}-${applicationId}`;
});
