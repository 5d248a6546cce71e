import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("attachments: a file in a conversation opens for those who take part, the team's own for the team", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.settle();
  const stranger = await aCandidate(world);
  const sent = (folder: string, { api }: typeof candidate | typeof marit = marit) =>
    api.files.upload({
      file: new Blob(["%PDF-1.4\n%%EOF\n"]),
      fileName: "offer.pdf",
      body: { folder: `messaging/${folder}` },
    });
  const [shared, own] = [await sent(`application-${id}`), await sent(`team-${id}`)];
  const see = ({ api }: typeof candidate | typeof marit, fileId: string) =>
    api.messaging.attachment({ params: { id, fileId } });
  const { url, name } = await see(candidate, shared.id);
  expect(name).toBe("offer.pdf");
  expect((await world.app.inject({ url })).statusCode).toBe(200);
  expect((await see(marit, own.id)).id).toBe(own.id);
  expect((await refusal(see(candidate, own.id))).statusCode).toBe(404);
  expect((await refusal(see(stranger, shared.id))).statusCode).toBe(404);
  expect((await see(marit, (await sent(id, candidate)).id)).name).toBe("offer.pdf");
  const rival = await aCompanyAdmin(world, {});
  for (const [who, folder] of [
    [stranger, `application-${id}`],
    [rival, id],
    [rival, `team-${id}`],
    [candidate, `team-${id}`],
    [candidate, `team:application-${id}`],
    [marit, `application-${stranger.candidateId}`],
    [marit, "lobby"],
  ] as const)
    expect(await refusal(sent(folder, who)), folder).toMatchObject({ statusCode: 404 });
});
