import { afterEach, beforeAll, expect, test } from "vitest";
import type { PartOfAnswer } from "#contract/endpoint.ts";
import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import type { WrittenJob } from "#contract/job-writing.ts";
import type { Composition, LanguageModel } from "#server/outside/models/models.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompanyAdmin, type CompanyPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ada: CompanyPerson;
beforeAll(async () => {
  ada = await aCompanyAdmin(world);
  await ada.api.companies.update({
    params: { id: ada.companyId },
    body: { companyBenefits: ["Free kites"], companyAboutHeader: "We make kites" },
  });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => {
  world.dependencies.outside.languageModel = null;
});

/** A model whose writing the test holds in its hands. */
function modelThat(
  write: (say: (...texts: string[]) => Promise<void>, wanted: Composition<unknown>) => Promise<void>,
) {
  const model: LanguageModel = {
    name: "test",
    write: () => Promise.reject(new Error("unused")),
    async compose(wanted) {
      let answer = {};
      const say = (...texts: string[]) => {
        const sentences = texts.map((text) => ({ text, sourceIds: ["company/companyAboutHeader"] }));
        answer = { sections: [{ heading: "About", list: false, sentences }] };
        return wanted.soFar?.(answer) ?? Promise.resolve();
      };
      await write(say, wanted as Composition<unknown>);
      return wanted.schema.parse(answer);
    },
  };
  world.dependencies.outside.languageModel = model;
}
const kites = (count: number) => Array.from({ length: count }, (_, at) => `We make kites${"!".repeat(at)}`);

/** Calls over a socket, as a browser does. */
function overTheLine() {
  const address = world.app.server.address() as { port: number };
  return createClient(contract, (method, path, body, headers, signal) =>
    fetch(`http://127.0.0.1:${address.port}/api${path}`, {
      method,
      body,
      signal,
      headers: {
        ...headers,
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
        authorization: `Bearer ${ada.token}`,
      },
    }),
  ).jobWriting;
}

test("heard texts: without a model a draft comes section by section, and ends as the whole answer", async () => {
  const parts: PartOfAnswer<WrittenJob>[] = [];
  const input = { body: { jobTitle: "Registered nurse" } };
  const whole = await ada.api.jobWriting.generate(input, { hear: (part) => parts.push(part) });
  expect(whole).toEqual(await ada.api.jobWriting.generate(input));
  expect(parts.map(({ done, of }) => [done, of])).toEqual([1, 2, 3, 4, 5].map((done) => [done, 5]));
  expect(parts.map(({ answer }) => answer.sections!.length)).toEqual([1, 2, 3, 4, 5]);
  expect(parts[1]!.answer.sections!.at(-1)!.heading).toBe("What you’ll do");
});

test("heard texts: a model’s sentences are heard before it has finished, the last one once it is complete", async () => {
  const heard = Promise.withResolvers<void>();
  modelThat(async (say) => {
    await say(...kites(3));
    await heard.promise;
    await say(...kites(5));
  });
  const texts: number[] = [];
  const whole = await overTheLine().generate(
    { body: { jobTitle: "Accountant" } },
    {
      hear: ({ answer }) => {
        texts.push(answer.sections?.[0]?.sentences.length ?? 0);
        if (texts.length === 2) heard.resolve();
      },
    },
  );
  expect(texts).toEqual([0, 2, 4]);
  expect(whole).toMatchObject({ writtenBy: "model", sections: [{ sentences: { length: 5 } }] });
});

test("heard texts: when a model breaks off, what was heard stays and the caller is told", async () => {
  modelThat(async (say) => {
    await say(...kites(6));
    throw new Error("away");
  });
  const parts: PartOfAnswer<WrittenJob>[] = [];
  const input = { body: { jobTitle: "Accountant" } };
  const broken = await refusal(ada.api.jobWriting.generate(input, { hear: (part) => parts.push(part) }));
  expect(broken).toMatchObject({ statusCode: 502, code: "WRITING_BROKE_OFF" });
  expect(parts.at(-1)!.answer.sections![0]!.sentences).toHaveLength(5);
  // Nobody has read anything of it: the sources speak for themselves.
  expect((await ada.api.jobWriting.generate(input)).writtenBy).toBe("sources");
});

test("heard texts: stopping the writing stops the model", async () => {
  const ended = Promise.withResolvers<void>();
  modelThat(async (say, { signal }) => {
    signal!.addEventListener("abort", () => ended.resolve());
    await say(...kites(3));
    await ended.promise;
    throw new Error("stopped");
  });
  const stop = new AbortController();
  const writing = overTheLine().generate(
    { body: { jobTitle: "Accountant" } },
    { hear: ({ answer }) => answer.sections?.length && stop.abort(), signal: stop.signal },
  );
  await expect(writing).rejects.toThrow("abort");
  await ended.promise;
});

test("heard texts: an edit is heard change by change, a proposal value by value, help part by part", async () => {
  const job = await aJob(world, { companyId: ada.companyId, jobTitle: "Accountant" });
  const params = { id: job.id };
  const changes: number[] = [];
  await ada.api.jobWriting.generateEdit(
    { body: { jobDescription: "<p>A guru and ninja for our guys.</p>", edit: "inclusive" } },
    { hear: ({ answer }) => changes.push(answer.changes!.length) },
  );
  expect(changes).toEqual([1, 2, 3]);
  const described: number[] = [];
  await ada.api.jobWriting.generateDetail(
    { params, query: { field: "jobDescription" } },
    { hear: ({ answer }) => described.push(answer.values![0]!.length) },
  );
  expect(described).toEqual(described.toSorted((a, b) => a - b));
  expect(described).toHaveLength(5);
  const help: string[] = [];
  await ada.api.jobWriting.recruitAssist(
    { params },
    { hear: ({ done, of }) => help.push(`${done} of ${of}`) },
  );
  expect(help).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
});

test("heard texts: a call that is refused before anything is written is refused as ever", async () => {
  const asked = ada.api.jobWriting.generate({ body: { jobTitle: " " } }, { hear: () => {} });
  expect(await refusal(asked)).toMatchObject({
    statusCode: 422,
    details: { jobTitle: "Enter a title first" },
  });
});
