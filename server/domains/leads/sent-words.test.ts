import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aConversation } from "#server/testing/opened-conversations.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const message = "Hi {{candidate.firstName}}, {{job.title}} may suit you. {{sender.firstName}}";

test("sent words: an invitation reaches a lead, with or without an account, in their own words", async () => {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Diver" });
  const email = "ida.tokens@people.example";
  const params = { id: job.id };
  const lead = await marit.api.leads.add({ params, body: { fullName: "Ida Berg", email, source: "a fair" } });
  await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [lead.id], message } });
  await world.settle();
  expect((await lastEmailTo(world, email))!.text).toContain("Hi Ida, Diver may suit you. Marit");

  const freya = await aCandidate(world, { fullName: "Freya Lind" });
  const known = await marit.api.leads.add({ params, body: { candidateId: freya.candidateId } });
  await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [known.id], message } });
  const [mine] = await freya.api.applications.mine();
  expect(mine!.invitation).toBe("Hi Freya, Diver may suit you. Marit");
});

test("sent words: a scheduled message is filled in when it goes out", async () => {
  const { marit, candidate, id } = await aConversation(world, "Adaeze Nwosu");
  const body = { text: "{{candidate.firstName}}, any thoughts? {{sender.fullName}}", days: 1 as const };
  const { at } = await marit.api.messaging.planFollowUp({ params: { id }, body });
  await world.pass((new Date(at).getTime() - world.now().getTime()) / 1000 + 1);
  const { items } = await candidate.api.messaging.conversations();
  expect(items[0]!.lastMessage!.text).toBe("Adaeze, any thoughts? Marit Oakes");
});

test("sent words: a token that is not known is refused by its name, wherever words are sent", async () => {
  const { marit, id, job } = await aConversation(world, "Elin Hughes");
  const freya = await aCandidate(world, { fullName: "Freya Lind" });
  const { candidateId } = freya;
  const text = "Hi {{first name}}";
  const calls = [
    () => marit.api.messaging.planFollowUp({ params: { id }, body: { text, days: 1 } }),
    () =>
      marit.api.networks.invite({ body: { candidates: [{ candidateId, jobId: job.id, message: text }] } }),
    () => marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [id], message: text } }),
    () => marit.api.outreach.preview({ body: { jobId: job.id, candidateIds: [candidateId], text } }),
  ];
  for (const call of calls)
    expect(await refusal(call())).toMatchObject({
      statusCode: 422,
      message: expect.stringContaining("{{first name}}"),
    });
});
