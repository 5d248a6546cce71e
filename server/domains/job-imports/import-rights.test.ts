import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { jobs } from "#server/domains/jobs/tables.ts";
import { type CompanyPerson, aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let postings: object[] = [];
beforeEach(() => {
  world.dependencies.outside.fetch = async () => ({
    status: 200,
    contentType: "application/json",
    body: Buffer.from(JSON.stringify({ jobs: postings })),
  });
});
const posting = (id: number, title: string) => ({
  id,
  title,
  content: "<p>Know how to weld.</p>",
  absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
  location: { name: "Leeds, UK" },
});
const address = "https://boards.greenhouse.io/acme";
const sentence = "Your team hasn’t given you permission to publish or close jobs.";

/** A team with three live jobs of its board, and someone on it who writes jobs and publishes none. */
async function aBoard() {
  const { id: companyId } = await aCompany(world, { companyEmailDomain: "acme.example" });
  const publisher = await aCompanyAdmin(world, { companyId });
  const writer = await aCompanyAdmin(world, { companyId, without: ["publish"] });
  const params = { id: companyId };
  const preview = ({ api }: CompanyPerson) => api.jobImports.preview({ params, body: { address } });
  const commit = (
    { api }: CompanyPerson,
    importId: string,
    { status = "draft" as "draft" | "live", follow = false, leaveOut = [] as number[] } = {},
  ) => api.jobImports.commit({ params: { ...params, importId }, body: { status, follow, leaveOut } });
  const finished = (importId: string) =>
    vi.waitFor(async () =>
      expect((await publisher.api.jobImports.get({ params: { ...params, importId } })).state).toBe("done"),
    );
  const states = async () => {
    const rows = await world.db.select().from(jobs).where(eq(jobs.companyId, companyId));
    return Object.fromEntries(rows.map(({ jobTitle, status }) => [jobTitle, status]));
  };
  postings = [posting(1, "Welder"), posting(2, "Fitter"), posting(3, "Cook")];
  const first = await preview(publisher);
  await commit(publisher, first.id, { status: "live" });
  await finished(first.id);
  return { publisher, writer, params, preview, commit, finished, states, first };
}

test("permission to publish: an import closes no live job and opens none again without it, also as drafts", async () => {
  const { publisher, writer, params, preview, commit, finished, states } = await aBoard();
  postings = [posting(1, "Senior welder"), posting(3, "Cook"), posting(4, "Nurse")];
  const found = await preview(writer);
  const at = { ...params, importId: found.id };
  const lines = await writer.api.jobImports.lines({ params: at });
  expect(lines.map(({ title, publishes }) => [title, publishes])).toEqual([
    ["Nurse", false],
    ["Senior welder", false],
    ["Fitter", true],
  ]);
  expect((await refusal(commit(writer, found.id))).message).toBe(sentence);
  const gone = lines.find(({ kind }) => kind === "gone")!.position;
  await commit(writer, found.id, { leaveOut: [gone] });
  await finished(found.id);
  expect(await states()).toEqual({ "Senior welder": "live", Fitter: "live", Cook: "live", Nurse: "draft" });

  const closing = await preview(publisher);
  await commit(publisher, closing.id);
  await finished(closing.id);
  expect(await states()).toMatchObject({ Fitter: "closed" });
  postings = [...postings, posting(2, "Fitter")];
  const back = await preview(writer);
  expect((await refusal(commit(writer, back.id))).message).toBe(sentence);
  await commit(publisher, back.id);
  await finished(back.id);
  expect(await states()).toMatchObject({ Fitter: "live" });
});

test("permission to publish: syncing begins and goes on at once with it only", async () => {
  const { publisher, writer, params, preview, commit, finished } = await aBoard();
  postings = [...postings, posting(4, "Nurse")];
  const found = await preview(writer);
  expect((await refusal(commit(writer, found.id, { follow: true }))).message).toBe(sentence);
  await commit(publisher, found.id, { follow: true });
  await finished(found.id);
  expect((await refusal(writer.api.jobs.resync({ params }))).message).toBe(sentence);
  const [result] = await publisher.api.jobs.resync({ params });
  expect(result).toMatchObject({ state: "healthy", unchanged: 4 });
});

test("permission to publish: an import that made jobs live or closed some is taken back with it only", async () => {
  const { publisher, writer, params, first, preview, commit, finished, states } = await aBoard();
  const undo = ({ api }: CompanyPerson, importId: string) =>
    api.jobImports.undo({ params: { ...params, importId } });
  expect((await refusal(undo(writer, first.id))).message).toBe(sentence);
  const shown = await writer.api.jobImports.get({ params: { ...params, importId: first.id } });
  expect(shown.undoPublishes).toBe(true);
  postings = [...postings, posting(4, "Nurse")];
  const drafts = await preview(writer);
  await commit(writer, drafts.id);
  await finished(drafts.id);
  expect(await undo(writer, drafts.id)).toMatchObject({ state: "undone", kept: 0 });
  expect(await undo(publisher, first.id)).toMatchObject({ state: "undone", kept: 0 });
  expect(await states()).toEqual({});
});
