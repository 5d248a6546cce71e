import { afterEach, expect, test } from "vitest";
import type { AssistantMessage } from "#contract/assistant-shapes.ts";
import type { Composition, LanguageModel } from "#server/outside/models/models.ts";
import { aMemory, anExchange } from "#server/testing/assistant.ts";
import { aResume } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aTextSource } from "#server/testing/knowledge.ts";
import { type Person, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { assistantData } from "./own-data.ts";

const world = openWorld();
afterEach(() => void (world.dependencies.outside.languageModel = null));

const words = "Restored lighthouse lenses for the coast guard";
const deleted = { text: "", title: "", href: "", deleted: true };

/** Asks, and answers with how to read the answer again. */
async function asked(person: Person, message: string) {
  const { thread, answer } = await anExchange(person, message);
  const { botMessages, assistMessages } = person.api.assistant;
  const read = "companyAdminId" in person ? assistMessages : botMessages;
  const again = async () => {
    const filter = JSON.stringify({ where: { threadId: thread.id } });
    return (await read({ query: { filter } })).at(-1)!;
  };
  return { answer, again };
}
function quotesOf({ parts }: AssistantMessage) {
  return parts.flatMap((part) => (part.type === "data-quote" ? part.data : []));
}

test("deleted sources: an earlier answer keeps no word of knowledge that its company deleted", async () => {
  const ana = await aCompanyAdmin(world);
  const source = await aTextSource(ana, { title: "Leave", content: "Parents take 31 weeks of paid leave." });
  const { again } = await asked(ana, "How long is paid leave for parents?");
  expect(quotesOf(await again())).toMatchObject([{ text: "Parents take 31 weeks of paid leave." }]);
  await ana.api.knowledge.remove({ params: { id: source.id } });
  expect(quotesOf(await again())).toMatchObject([deleted]);
  const { id } = await again();
  const rated = await ana.api.assistant.rate({ params: { id }, body: { feedback: "up" } });
  expect(quotesOf(rated)).toMatchObject([deleted]);
  const shown = await assistantData.show!(world.db, { userId: ana.userId } as never);
  expect(JSON.stringify(shown)).not.toContain("31 weeks");
});

test("deleted sources: a resume’s quote is gone with it, and back when the deletion is undone", async () => {
  const ben = await aCandidate(world);
  const id = await aResume(world, ben.candidateId, ["Experience", words]);
  const { again } = await asked(ben, "Where did I work with lighthouse lenses?");
  const before = await again();
  expect(quotesOf(before)[0]).toMatchObject({ text: words });
  await ben.api.resumes.update({ body: { id, deleted: true } });
  expect(quotesOf(await again())[0]).toMatchObject(deleted);
  await ben.api.resumes.update({ body: { id, deleted: false } });
  expect(await again()).toEqual(before);
});

test("deleted sources: a memory’s quote is gone once it is forgotten", async () => {
  const ben = await aCandidate(world);
  const { id } = await aMemory(ben, "I prefer small teams near the harbor");
  const { again } = await asked(ben, "Do I prefer small teams?");
  expect(JSON.stringify(await again())).toContain("harbor");
  await ben.api.assistant.forget({ params: { id } });
  expect(JSON.stringify(await again())).not.toContain("harbor");
});

test("deleted sources: words that were taken out of a memory are in no earlier answer", async () => {
  const ben = await aCandidate(world);
  const { id } = await aMemory(ben, "I prefer small teams near the harbor. I work nights.");
  const quoted = await asked(ben, "Do I prefer small teams?");
  const offered = await asked(ben, "Forget that I prefer small teams");
  const change = (content: string) => ben.api.assistant.changeMemory({ params: { id }, body: { content } });
  await change("I prefer small teams near the harbor.");
  expect(JSON.stringify(await quoted.again())).toContain("harbor");
  await change("I prefer small teams.");
  expect(JSON.stringify(await quoted.again())).not.toContain("harbor");
  const offer = JSON.stringify(await offered.again());
  expect(offer).not.toContain("harbor");
  expect(offer).toContain('"closed":"over"');
});

test("deleted sources: what was said when it was remembered is gone once it is forgotten", async () => {
  const ben = await aCandidate(world);
  const { answer, again } = await asked(ben, "Remember that I prefer small teams near the harbor");
  expect(quotesOf(answer)).toMatchObject([{ text: "I prefer small teams near the harbor" }]);
  const { memories } = await ben.api.assistant.memories();
  await ben.api.assistant.forget({ params: { id: memories[0]!.id } });
  expect(JSON.stringify(await again())).not.toContain("harbor");
});

test("deleted sources: the lines that show what a job asks for are gone with their resume", async () => {
  const ben = await aCandidate(world);
  const { companyId } = await aCompanyAdmin(world);
  const job = await aJob(world, {
    companyId,
    jobDescription: "<h2>Requirements</h2><ul><li>Experience with PostgreSQL</li></ul>",
  });
  const id = await aResume(world, ben.candidateId);
  const message = "Which requirements do I meet?";
  const { thread, answer } = await ben.api.assistant.candidateAssist({ body: { jobId: job.id, message } });
  expect(quotesOf(answer)).toMatchObject([{ text: expect.stringContaining("PostgreSQL"), documentId: id }]);
  const { text } = quotesOf(answer)[0]!;
  await ben.api.resumes.update({ body: { id, deleted: true } });
  const filter = JSON.stringify({ where: { threadId: thread.id } });
  expect(JSON.stringify(await ben.api.assistant.assistMessages({ query: { filter } }))).not.toContain(text);
});

test("deleted sources: the offer to forget a memory says that it was forgotten, and no longer what", async () => {
  const ben = await aCandidate(world);
  const { id } = await aMemory(ben, "I prefer small teams near the harbor");
  const { again } = await asked(ben, "Forget that I prefer small teams");
  expect(JSON.stringify(await again())).toContain("Forget “I prefer small teams near the harbor”");
  await ben.api.assistant.forget({ params: { id } });
  const said = JSON.stringify(await again());
  expect(said).not.toContain("harbor");
  expect(said).toContain('"closed":"done"');
});

test("deleted sources: what came closest is not named once it is deleted", async () => {
  const ana = await aCompanyAdmin(world);
  const source = await aTextSource(ana, {
    title: "Layoffs in spring",
    content: "Twelve people leave in May.",
  });
  const { again } = await asked(ana, "Which color are the trucks?");
  expect(JSON.stringify(await again())).toContain("Layoffs in spring");
  await ana.api.knowledge.remove({ params: { id: source.id } });
  expect(JSON.stringify(await again())).not.toContain("Layoffs");
});

test("deleted sources: quotes of help pages and of what is still there stay", async () => {
  const ben = await aCandidate(world);
  const { answer, again } = await asked(ben, "How do I turn off scoring?");
  expect(quotesOf(answer)).not.toEqual([]);
  expect((await again()).parts).toEqual(answer.parts);
});

test("deleted sources: what a model made of a source is gone with it", async () => {
  const model: LanguageModel = {
    name: "test",
    write: async () => "",
    compose: async <Answer>({ text, schema }: Composition<Answer>) => {
      const { sources } = JSON.parse(text) as { sources: { number: number; text: string }[] };
      const { number } = sources.find((each) => each.text === words)!;
      const sentence = { text: "You restored lighthouse lenses.", citations: [{ source: number, words }] };
      return schema.parse({ sentences: [sentence] });
    },
  };
  world.dependencies.outside.languageModel = model;
  const ben = await aCandidate(world);
  const id = await aResume(world, ben.candidateId, ["Experience", words]);
  const { answer, again } = await asked(ben, "Where did I work with lighthouse lenses?");
  expect(answer).toMatchObject({
    answeredBy: "model",
    parts: [{ text: "You restored lighthouse lenses." }, {}],
  });
  await ben.api.resumes.update({ body: { id, deleted: true } });
  expect(JSON.stringify(await again())).not.toContain("lenses");
});
