import { expect, test } from "vitest";
import { aPerson } from "#server/testing/people.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const visitor = () => world.client().candidates;
const linkedinUrl = "https://www.linkedin.com/in/ann-lee";

test("onboarding: an onboarding is taken up on another device and ends in an account with a profile", async () => {
  const begun = await visitor().saveSignupProfile({
    body: {
      step: "resume",
      fullName: "Ann Lee",
      email: "Ann@people.example",
      linkedinUrl,
      location: "Bristol",
    },
  });
  expect(begun).toMatchObject({ salary: 120, salaryChosen: false, type: "Resume", accountExists: false });
  const id = begun.signupProfileId;
  await visitor().mailSignupProfile({ params: { id } });
  expect((await lastEmailTo(world, "ann@people.example"))!.text).toContain(`/sign-up?profile=${id}`);

  await visitor().saveSignupProfile({
    body: {
      signupProfileId: id,
      step: "wishes",
      selectedJobTitles: ["Designer"],
      workEnvironmentPreferences: ["remote"],
      sharedHours: 4,
    },
  });
  const elsewhere = await visitor().signupProfile({ params: { id } });
  expect(elsewhere).toMatchObject({ step: "wishes", fullName: "Ann Lee", selectedJobTitles: ["Designer"] });

  const { token, user } = await visitor().signUp({
    body: { signupProfileId: id, password: "correct horse" },
  });
  expect(user).toMatchObject({ email: "ann@people.example", accessRoles: ["candidate"] });
  const ann = world.client(token);
  const profile = await ann.candidates.get({ params: { id: user.candidate!.id } });
  expect(profile).toMatchObject({
    location: "Bristol",
    linkedInUrl: linkedinUrl,
    profilePercentageComplete: 40,
  });
  expect(profile.missing).toEqual({ fields: [], notice: null });
  expect(profile.candidateWorkPreferences).toMatchObject({
    titles: ["Designer"],
    remote: true,
    sharedHours: 4,
    // What an onboarding suggests is no wish.
    salary: null,
  });
  expect(await refusal(visitor().signupProfile({ params: { id } }))).toMatchObject({ statusCode: 404 });
});

test.each([
  ["Kassel, Germany", {}, [120, "EUR"]],
  ["Bristol", {}, [120, "GBP"]],
  ["Osaka, Japan", {}, [12_000, "JPY"]],
  ["", {}, [120, "USD"]],
  ["Kassel, Germany", { salary: 80 }, [80, "USD"]],
  ["Kassel, Germany", { salary: null }, [null, "USD"]],
])("onboarding: to someone in “%s” who chose %o, the pay %o is suggested", async (location, chosen, pay) => {
  const { salary, salaryCurrency } = await visitor().saveSignupProfile({ body: { location, ...chosen } });
  expect([salary, salaryCurrency]).toEqual(pay);
});

test("onboarding: someone with an account is told so, signs in and adds the profile without losing the draft", async () => {
  const ben = await aPerson(world, { email: "ben@people.example", fullName: "Ben" });
  const draft = await visitor().saveSignupProfile({
    body: { email: ben.email, fullName: "Benny", location: "Leeds" },
  });
  expect(draft.accountExists).toBe(true);
  const { signupProfileId } = draft;
  expect(
    await refusal(visitor().signUp({ body: { signupProfileId, password: "correct horse" } })),
  ).toMatchObject({
    statusCode: 409,
    message: "An Account with this email already exists",
  });
  const profile = await ben.api.candidates.add({ body: { signupProfileId } });
  expect(profile).toMatchObject({ fullName: "Ben", location: "Leeds" });
  const again = await ben.api.candidates.add({ body: { location: "Paris", headline: "Cook" } });
  expect(again).toMatchObject({ id: profile.id, location: "Leeds", headline: "Cook" });
});

test("onboarding: a sign-up without a name and an address names what is missing", async () => {
  const nameless = await refusal(visitor().signUp({ body: { password: "correct horse" } }));
  expect(nameless.message).toBe("name and email are required fields, Please add");
  const short = await refusal(
    visitor().signUp({ body: { email: "c@people.example", fullName: "C", password: "short" } }),
  );
  expect(short.message).toBe("Password Too Short");
  const link = await refusal(
    visitor().saveSignupProfile({ body: { linkedinUrl: "https://example.com/ann" } }),
  );
  expect(link.message).toBe("Please enter a valid linkedIn URL");
});

test("onboarding: an onboarding nobody finished is forgotten after 30 days", async () => {
  const { signupProfileId: id } = await visitor().saveSignupProfile({ body: { fullName: "Cid" } });
  await world.pass(29 * 86_400);
  await visitor().saveSignupProfile({ body: { signupProfileId: id, step: "later" } });
  await world.pass(29 * 86_400);
  expect(await visitor().signupProfile({ params: { id } })).toMatchObject({ step: "later" });
  await world.pass(2 * 86_400);
  expect((await refusal(visitor().signupProfile({ params: { id } }))).statusCode).toBe(404);
  expect(world.failures).toEqual([]);
});

test("onboarding: someone who came by an application elsewhere becomes a job seeker on the way", async () => {
  const { token, user } = await visitor().signUpFromApplication({
    body: {
      fullName: "Eve",
      email: "eve@people.example",
      password: "correct horse",
      location: "Rome",
      jobPitch: "Hire me",
    },
    query: { pTag: "annlee" },
  });
  const profile = await world.client(token).candidates.get({ params: { id: user.candidate!.id } });
  expect(profile).toMatchObject({ location: "Rome", profile: { intro: "Hire me" } });
  expect(profile.missing.notice).toEqual({
    title: "Required Field Missing",
    text: "linkedIn is a required field, Please add",
  });
});

test("onboarding: places are completed from a few letters", async () => {
  const found = await visitor().places({ query: { q: "brist" } });
  expect(found[0]).toMatchObject({ name: "Bristol", countryCode: "GB" });
});

test("onboarding: titles and skills are completed, slips forgiven", async () => {
  expect(await visitor().titles({ query: { q: "prodcut man", limit: 3 } })).toContain("Product Manager");
  expect((await visitor().skills({ query: { q: "typescr" } }))[0]).toBe("TypeScript");
  const long = "Very senior ".repeat(17);
  expect(await visitor().titles({ query: { q: long } })).toEqual([]);
  expect(await visitor().skills({ query: { q: long } })).toEqual([]);
});

test("onboarding: the personal introduction becomes headline and introduction of the profile", async () => {
  const { signupProfileId } = await visitor().saveSignupProfile({
    body: {
      fullName: "Noa Berg",
      email: "noa@people.example",
      initialQuery: "calm design work",
      signupPersonalization: {
        focusRole: "Designer",
        toneIntroLine: "Hi, I’m Noa.",
        journeySummary: "I drew maps.",
      },
    },
  });
  const { token, user } = await visitor().signUp({ body: { signupProfileId, password: "correct horse" } });
  const profile = await world.client(token).candidates.get({ params: { id: user.candidate!.id } });
  expect(profile).toMatchObject({ headline: "Designer", profile: { intro: "Hi, I’m Noa.\n\nI drew maps." } });
});

test("onboarding: courses and how one likes to work become part of the profile", async () => {
  const workStyle = [{ categoryId: "pace", category: "Pace", rating: 2, description: "Calm" }];
  const { signupProfileId } = await visitor().saveSignupProfile({
    body: {
      email: "dee@people.example",
      fullName: "Dee",
      resumeData: { profile: { courseWorks: ["Steel"], workStyle } },
    },
  });
  const { token, user } = await visitor().signUp({ body: { signupProfileId, password: "correct horse" } });
  const { profile } = await world.client(token).candidates.get({ params: { id: user.candidate!.id } });
  expect(profile).toMatchObject({ courseWorks: ["Steel"], workStyle });
});
