import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "#server/domains/files/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { type Person, aCandidate, aCompanyAdmin, joinsTeam } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const chat = conversationsIn(world);

function send({ api }: Person, folder: string, fileName: string) {
  const file = new Blob(["%PDF-1.4\n%%EOF\n"]);
  return api.files.upload({ file, fileName, body: { folder: `messaging/${folder}` } });
}
async function saidIn(reader: Person, id: string) {
  const { messages } = await chat.open(reader.userId, `/channels/messaging/application-${id}`);
  return messages.map(({ text, type }: { text: string; type: string }) => (type === "deleted" ? "" : text));
}
async function names(of: string[]) {
  const kept = await world.db.select({ id: files.id, name: files.name }).from(files);
  return kept.filter(({ id }) => of.includes(id)).map(({ name }) => name);
}

test("deleted accounts: what someone wrote and sent as a candidate goes, what they wrote for a company stays with it", async () => {
  const { marit, job } = await aHiringTeam(world);
  const ann = await withPassword(world, await aCandidate(world, { fullName: "Ann Both" }));
  await joinsTeam(world, ann, marit.companyId);
  const applicant = await anApplication(world, job);
  const elsewhere = await aHiringTeam(world);
  const own = await anApplication(world, elsewhere.job, { candidate: ann });
  await marit.api.applications.accept({ params: { id: applicant.id }, body: {} });
  await elsewhere.marit.api.applications.accept({ params: { id: own.id }, body: {} });
  await world.pass(60);
  await chat.say(ann.userId, `/channels/messaging/application-${applicant.id}`, "We would like to meet you");
  await chat.say(ann.userId, `/channels/team/application-${applicant.id}`, "Strong in Go");
  await chat.say(ann.userId, `/channels/messaging/application-${own.id}`, "I could start in May");
  const sent = [
    await send(ann, `application-${applicant.id}`, "our terms.pdf"),
    await send(ann, `team-${applicant.id}`, "our plan.pdf"),
    await send(ann, `application-${own.id}`, "my certificate.pdf"),
    await send(elsewhere.marit, `team-${own.id}`, "what we think of ann.pdf"),
  ].map(({ id }) => id);

  await ann.api.privacy.deleteAccount({ body: { password } });
  await world.settle();
  expect(world.failures).toEqual([]);
  expect(await saidIn(marit, applicant.id)).toContain("We would like to meet you");
  const { messages } = await chat.open(marit.userId, `/channels/team/application-${applicant.id}`);
  expect(messages).toMatchObject([{ text: "Strong in Go", user: { id: ann.userId } }]);
  expect(JSON.stringify(messages)).not.toContain("Ann Both");
  expect((await names(sent)).toSorted()).toEqual(["our plan.pdf", "our terms.pdf"]);
  expect((await elsewhere.marit.api.messaging.conversations({ query: {} })).items).toEqual([]);
});

test("deleted accounts: the files that a member of a hiring team sent stay in the conversations", async () => {
  const { marit, job } = await aHiringTeam(world);
  const member = await withPassword(world, await aCompanyAdmin(world, { companyId: marit.companyId }));
  const { id, candidate } = await anApplication(world, job);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.pass(60);
  const { id: fileId } = await send(member, `application-${id}`, "our terms.pdf");
  await member.api.privacy.deleteAccount({ body: { password } });
  await world.settle();
  expect(await candidate.api.messaging.attachment({ params: { id, fileId } })).toMatchObject({
    name: "our terms.pdf",
  });
  expect(await world.db.$count(files, eq(files.ownerUserId, member.userId))).toBe(0);
});
