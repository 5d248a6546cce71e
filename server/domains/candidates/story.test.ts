import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { refusal } from "#server/testing/refusal.ts";

const world = openWorld();
const told = {
  intro: "I build bridges.",
  careerEthos: "Leave it better than it was.",
  whatsNext: "A team of my own",
  cultureSelections: ["Calm", "Few meetings"],
  enneagram: "5 Investigator",
  myersBriggs: "INTP",
  videoASKLink: { url: "https://video.example/me", thumbnail: null },
  workStyle: [{ categoryId: "pace", category: "Pace", rating: 2, description: "No rush" }],
  courseWorks: ["Statics"],
};

test("story: all of it is kept, a part is changed without the others, and the team reads it", async () => {
  const team = await aHiringTeam(world);
  const person = await aCandidate(world);
  const params = { id: person.candidateId };
  await person.api.candidates.update({ params, body: { profile: told } });
  const { profile } = await person.api.candidates.update({ params, body: { profile: { intro: "I draw." } } });
  expect(profile).toEqual({ ...told, intro: "I draw." });
  const { id } = await anApplication(world, team.job, { candidate: person });
  const detail = await team.marit.api.applications.get({ params: { id } });
  expect(detail).toMatchObject({ candidate: { story: { ...told, intro: "I draw." } } });
  const stats = await person.api.referrals.stats();
  expect(stats).toMatchObject({ profileViews: 1, availableRequest: 10, pendingRequest: 0 });
  await team.marit.api.applications.get({ params: { id } });
  expect((await person.api.referrals.stats()).profileViews).toBe(1);
});

test("story: a rating is 1 to 5, and pictures are one’s own", async () => {
  const person = await aCandidate(world);
  const send = (profile: object) =>
    refusal(person.api.candidates.update({ params: { id: person.candidateId }, body: { profile } }));
  expect((await send({ workStyle: [{ ...told.workStyle[0], rating: 6 }] })).statusCode).toBe(422);
  const elsewhere = { url: "https://video.example", thumbnail: "https://elsewhere.example/me.png" };
  expect((await send({ videoASKLink: elsewhere })).statusCode).toBe(422);
});

test("story: a type of personality, culture and way of working change no score", async () => {
  const { job } = await aHiringTeam(world, { jobTitle: "Software engineer", status: "live" });
  const person = await aDeveloper(world);
  const params = { candidateId: person.candidateId, jobId: job.id };
  const before = await person.api.matching.forJob({ params });
  await person.api.candidates.update({ params: { id: person.candidateId }, body: { profile: told } });
  await world.settle();
  const after = await person.api.matching.forJob({ params });
  expect(after.fit).toEqual(before.fit);
  expect(after.fit).not.toBeNull();
});

test("experience: what was said stays until the positions have dates", async () => {
  const body = {
    fullName: "Ola",
    email: "ola@people.example",
    password: "correct horse",
    yearsOfExperience: "5",
  };
  const { token, user } = await world.client().candidates.signUpFromApplication({ body });
  const params = { id: user.candidate!.id };
  const { candidates } = world.client(token);
  expect((await candidates.get({ params })).experienceLength).toBe("5 years");
  const work = { title: "Engineer", companyName: "Kestrel", start: "2010-01", end: "2019-12" };
  const dated = await candidates.update({ params, body: { workExperience: [work] } });
  expect(dated.experienceLength).toBe("10 years");
});
