import { guardFolder } from "#server/domains/files/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { myConversation } from "./queries.ts";

/** A channel's address, the name of its files' folder, or the bare id of an application, which names its conversation. */
const rooms = /^(?:(messaging|team):)?(?:(application|team)-)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** "messaging/{id}" takes files from those who talk there, the team's own room from the team alone. */
guardFolder("messaging", async (context, room) => {
  const [, type, owner, applicationId] = rooms.exec(room) ?? [];
  if (!applicationId) throw notFound("Conversation");
  const { side } = await myConversation(context, applicationId);
  const ofTeam = type === "team" || owner === "team";
  if (ofTeam && side !== "company") throw notFound("Conversation");
  return `${ofTeam ? "team" : "application"}-${applicationId}`;
});
