import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#server/domains/jobs/tables.ts";
import { anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aPosting, aPublished, decide } from "#server/testing/external-jobs.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const reason = "Say what the job pays.";

/** Sends what was changed for review, and has it decided. */
async function decided(
  { api, params, email }: Awaited<ReturnType<typeof aPosting>>,
  decision: Parameters<typeof decide>[2],
) {
  await api.externalJobs.update({ params, body: { jobTitle: "Day baker" } });
  await api.externalJobs.publish({ params });
  await decide(world, params, decision);
  const { subject, text } = (await lastEmailTo(world, email))!;
  return { subject, text, job: await api.externalJobs.get({ params }) };
}

test("a job without an account: refused changes leave the live job as it was, and the poster reads so", async () => {
  const first = await decided(await aPosting(world), { status: "refused", reason });
  expect(first).toMatchObject({
    subject: "We couldn’t publish Day baker",
    text: expect.stringContaining("We delete it 60 days after its last change."),
    job: { state: "refused", jobStatus: null },
  });
  const published = await aPublished(world);
  const change = await decided(published, { status: "refused", reason });
  expect(change).toMatchObject({
    subject: "We couldn’t publish your changes to Day baker",
    text: expect.stringContaining("the job stays as it was"),
    job: { state: "refused", jobStatus: "live" },
  });
  expect(change.text).not.toContain("We delete it");
  const live = await world.client().jobs.get({ params: { id: published.jobId } });
  expect(live).toMatchObject({ jobTitle: "Night baker", status: "live" });
});

test("a job without an account: while we hold it, nothing says that it is live", async () => {
  const published = await aPublished(world);
  const held = { heldAt: world.now(), heldReason: "Several people reported it." };
  await world.db.update(jobs).set(held).where(eq(jobs.id, published.jobId));
  const change = await decided(published, { status: "published" });
  expect(change).toMatchObject({
    subject: "Day baker is updated, but still hidden",
    text: expect.stringContaining("Several people reported it."),
    job: { state: "published", jobStatus: "held", heldReason: "Several people reported it." },
  });
});

test("a job without an account: a closed job is posted again after another look", async () => {
  const published = await aPublished(world);
  const { api, params, jobId } = published;
  const closed = await api.externalJobs.update({ params, body: { closed: true } });
  expect(closed).toMatchObject({ state: "closed", jobStatus: "closed" });
  expect(await api.externalJobs.update({ params, body: {} })).toMatchObject({
    state: "draft",
    jobStatus: "closed",
  });
  const again = await decided(published, { status: "published" });
  expect(again).toMatchObject({ subject: "Day baker is live", job: { state: "published", jobId } });
});

test("guest applications: the poster reads all of them, a page at a time, and those read count as seen", async () => {
  const { api, params, job, jobId } = await aPublished(world);
  const [{ companyId }] = (await world.db.select().from(jobs).where(eq(jobs.id, jobId))) as [
    typeof jobs.$inferSelect,
  ];
  expect(job.jobStatus).toBe("live");
  for (let nth = 0; nth < 5; nth++) await anApplication(world, { id: jobId, companyId });
  const read = [];
  for (const skip of [0, 2, 4]) {
    const { applicants, total } = await api.externalJobs.summaries({ params, query: { skip, limit: 2 } });
    expect(total).toBe(5);
    read.push(...applicants.map(({ applicationId }) => applicationId));
  }
  expect(new Set(read).size).toBe(5);
  const beyond = await api.externalJobs.summaries({ params, query: { skip: 6, limit: 2 } });
  expect(beyond).toMatchObject({ applicants: [], total: 5 });
});
