import { aBrowser } from "./browser.ts";
import { lastEmailTo } from "./emails.ts";
import { anAdministrator } from "./people.ts";
import type { World } from "./world.ts";

let made = 0;

/** What a poster without an account types. */
export const bakery = {
  jobTitle: "Night baker",
  companyName: "Crumb & Sons",
  jobDescription: "<p>You bake bread at night.</p><script>alert(1)</script>",
  locations: ["Leeds, United Kingdom"],
};

interface Posted {
  email?: string;
  fields?: Partial<Record<string, unknown>>;
}

/** A finished job in a browser of its own, its address proven. */
export async function aPosting(
  world: World,
  { email = `poster${++made}@bakery${made}.example`, fields = {} }: Posted = {},
) {
  const browser = aBrowser(world);
  const { id } = await browser.api.externalJobs.create({ body: { ...bakery, ...fields } });
  await browser.api.externalJobs.email({ params: { id }, body: { email } });
  const token = await mailedToken(world, email);
  await browser.api.externalJobs.verifyEmail({ params: { id }, body: { token } });
  return { ...browser, id, email, params: { id } };
}

/** The token of the link in the last email to an address. */
export async function mailedToken(world: World, email: string) {
  return /token=([\w.-]+)/.exec((await lastEmailTo(world, email))!.text)![1]!;
}

/** The same, published by an administrator. */
export async function aPublished(world: World, wanted: Posted = {}) {
  const posting = await aPosting(world, wanted);
  await posting.api.externalJobs.publish({ params: posting.params });
  await decide(world, posting.params, { status: "published" });
  const job = await posting.api.externalJobs.get({ params: posting.params });
  return { ...posting, job, jobId: job.jobId! };
}

/** What the desk says of a job as it waits there now. */
export async function decide(
  world: World,
  params: { id: string },
  decision: { status: "published" | "refused"; reason?: string },
) {
  const desk = (await anAdministrator(world)).api;
  const { submittedAt } = (await desk.externalJobs.waiting()).find(({ id }) => id === params.id)!;
  return desk.externalJobs.decide({ params, body: { ...decision, submittedAt } });
}
