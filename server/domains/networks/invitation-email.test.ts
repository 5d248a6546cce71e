import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("invitations: the email contains the team’s message, escaped and with its line breaks, and says where the details come from", async () => {
  const team = await aHiringTeam(world, { jobTitle: "Software engineer" });
  const person = await aDeveloper(world);
  const { candidateId } = person;
  const message = "Your booking work <b>is</b> what we need.\nBest, Marit\n\nPS: call me.";
  const body = { candidates: [{ candidateId, jobId: team.job.id, message }] };
  expect((await team.marit.api.networks.invite({ body })).refused).toEqual([]);
  const email = (await lastEmailTo(world, person.email))!;
  expect(email.subject).toMatch(/ invited you$/);
  expect(email.text).toMatch(
    / wrote:\n\nYour booking work <b>is<\/b> what we need\.\nBest, Marit\n\nPS: call me\./,
  );
  expect(email.html).toContain(
    "Your booking work &#60;b&#62;is&#60;/b&#62; what we need.<br>Best, Marit</p>",
  );
  expect(email.text).toMatch(/is considering you for a job: Software engineer\. It found your profile on /);
  expect(email.text).toContain("http://parallel.test/preferences#do-not-contact");
  const { notifications } = await person.api.notifications.list({ query: {} });
  expect(notifications[0]!.text).not.toContain("booking");
});
