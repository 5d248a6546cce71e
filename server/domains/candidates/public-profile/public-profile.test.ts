import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aVideo } from "#server/testing/videos.ts";
import {
  type FieldReaders,
  type ProfileAudience,
  ProfileField,
  fieldReaders,
  profileAudiences,
} from "#contract/public-profiles.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { aCandidate, aCompany, aCompanyAdmin, aFormerEmployee, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld, type TestClient } from "#server/testing/world.ts";

const world = openWorld();
let made = 0;

/** Someone with a tag and something to tell in every field. */
async function aTeller() {
  const person = await aCandidate(world, {
    fullName: "Ann Teller",
    profile: {
      headline: "Bridge builder",
      location: "Leeds",
      department: "Engineering",
      experienceLength: "5 years",
      jobStatus: "Open to offers",
      availableFrom: "In May",
      phone: "0113",
      linkedInUrl: "https://www.linkedin.com/in/ann",
      personalWebsite: "https://ann.example",
      summary: "I build.",
      skills: ["Statics"],
      preferences: { salary: 90 },
      workExperience: [
        {
          title: "Engineer",
          companyName: "Kestrel",
          companyURL: null,
          start: "2019",
          end: null,
          current: true,
          description: "",
        },
      ],
      education: [{ school: "Leeds", degree: null, field: null, start: null, end: null }],
      projects: [{ name: "Footbridge", description: "", link: null, start: null, end: null }],
      certification: [{ name: "Chartered", issuer: null, date: null, link: null }],
      languages: [{ name: "English", level: null }],
      profile: {
        intro: "Hello",
        careerEthos: "Leave it better",
        whatsNext: "A team",
        cultureSelections: ["Calm"],
        enneagram: "5 Investigator",
        myersBriggs: "INTP",
        videoASKLink: { url: "https://video.example/ann" },
        workStyle: [{ categoryId: "pace", category: "Pace", rating: 2, description: "" }],
        courseWorks: ["Steel"],
      },
    },
  });
  const tag = `teller-${++made}`;
  await world.db
    .update(users)
    .set({ parallelTag: tag, profilePicture: "/files/ann.png" })
    .where(eq(users.id, person.userId));
  await person.api.candidates.addWork({ body: { title: "A bridge" } });
  await person.api.candidates.addPrompt({ body: { prompt: "Why?", answer: "Rivers", completed: true } });
  await person.api.candidates.addPrompt({ body: { prompt: "How?", answer: "Only a draft" } });
  const params = { id: person.candidateId };
  const { id: videoId } = await aVideo(person);
  await person.api.candidates.setProfileVideo({ params, body: { videoId, captions: "Hello" } });
  const choose = (body: Parameters<typeof person.api.candidates.setProfileChoices>[0]["body"]) =>
    person.api.candidates.setProfileChoices({ params, body });
  const readBy = (api: TestClient) => api.candidates.publicProfile({ params: { parallelTag: tag } });
  return { ...person, tag, params, choose, readBy };
}

const readers: Record<ProfileAudience, () => Promise<TestClient>> = {
  stranger: async () => world.client(),
  team: async () => (await aCompanyAdmin(world)).api,
  employee: async () => (await anEmployee(world)).api,
};
const sees: Record<ProfileAudience, readonly FieldReaders[]> = {
  stranger: ["everyone"],
  team: ["everyone", "teams", "members"],
  employee: ["everyone", "employees", "members"],
};

test("public profile: while its account is disabled no one reads it", async () => {
  const ann = await aTeller();
  await ann.choose({ published: true });
  const disable = (disabledAt: Date | null) =>
    world.db.update(users).set({ disabledAt }).where(eq(users.id, ann.userId));
  await disable(world.now());
  expect(await refusal(ann.readBy(world.client()))).toMatchObject({ statusCode: 404 });
  await disable(null);
  expect((await ann.readBy(world.client())).shown).toBeTruthy();
});

test.each(profileAudiences)(
  "public profile: every field, shown to each choice of readers, as read by a %s",
  async (audience) => {
    const ann = await aTeller();
    await ann.choose({ published: true });
    const reader = await readers[audience]();
    // In five rounds each field has had each choice.
    for (let round = 0; round < fieldReaders.length; round++) {
      const chosen = ProfileField.options.map(
        (field, at) => [field, fieldReaders[(at + round) % fieldReaders.length]!] as const,
      );
      await ann.choose({ fields: Object.fromEntries(chosen) });
      const expected = chosen.filter(([, choice]) => sees[audience].includes(choice)).map(([field]) => field);
      const { shown } = await ann.readBy(reader);
      expect(Object.keys(shown).toSorted()).toEqual(expected.toSorted());
      const query = { as: audience };
      expect((await ann.api.candidates.previewProfile({ params: ann.params, query })).shown).toEqual(shown);
    }
  },
);

test("public profile: nothing is there until it is published, and nothing again once it is not", async () => {
  const ann = await aTeller();
  const gone = async () =>
    expect(await refusal(ann.readBy(world.client()))).toMatchObject({ statusCode: 404 });
  await gone();
  await ann.choose({ fields: { headline: "everyone" } });
  await gone();
  const published = await ann.choose({ published: true });
  expect(published).toMatchObject({ indexed: false, url: `http://parallel.test/people/${ann.tag}` });
  expect(await ann.readBy(world.client())).toEqual({ indexed: false, shown: { headline: "Bridge builder" } });
  await ann.choose({ published: false });
  await gone();
});

test("public profile: what is shown carries no ids, no address and no draft that was not chosen", async () => {
  const ann = await aTeller();
  await ann.choose({ published: true, fields: { prompts: "everyone", highlights: "everyone" } });
  const words = JSON.stringify(await ann.readBy(world.client()));
  for (const told of [ann.userId, ann.candidateId, ann.email, "Teller", "Only a draft", "salary"])
    expect(words).not.toContain(told);
  expect(words).toContain("Rivers");
});

test("public profile: a company that the person hides from finds nothing, its team and its employees", async () => {
  const ann = await aTeller();
  await ann.choose({ published: true, fields: { headline: "everyone" } });
  const company = await aCompany(world);
  const team = await aCompanyAdmin(world, { companyId: company.id });
  const employee = await anEmployee(world, { companyId: company.id });
  const hide = { id: ann.candidateId, companyId: company.id };
  await ann.api.matching.hideFromCompany({ params: hide, body: { hide: true } });
  for (const { api } of [team, employee])
    expect(await refusal(ann.readBy(api))).toMatchObject({ statusCode: 404 });
  expect((await ann.readBy((await aCompanyAdmin(world)).api)).shown).toEqual({ headline: "Bridge builder" });
});

test("public profile: a team that has not proven who it is, and another job seeker, look as strangers do", async () => {
  const ann = await aTeller();
  await ann.choose({ published: true, fields: { headline: "everyone", skills: "members" } });
  const unproven = await aCompany(world, { provenAt: null });
  const posing = await aCompanyAdmin(world, { companyId: unproven.id });
  for (const { api } of [posing, await aCandidate(world), ann])
    expect((await ann.readBy(api)).shown).toEqual({ headline: "Bridge builder" });
});

test("public profile: who hasn’t confirmed where they work, and who left, look as strangers do", async () => {
  const ann = await aTeller();
  await ann.choose({ published: true, fields: { headline: "everyone", skills: "employees" } });
  const shown = async (api: TestClient) => Object.keys((await ann.readBy(api)).shown);
  const { companyEmailDomain: domain } = await aCompany(world);
  const { token } = await world.client().employees.signUp({
    body: {
      fullName: "Ben Weaver",
      password: "correct horse battery",
      companyEmail: `ben@${domain}`,
      hiringManager: `head@${domain}`,
    },
  });
  expect(await shown(world.client(token))).toEqual(["headline"]);
  expect(await shown((await aFormerEmployee(world)).api)).toEqual(["headline"]);
  expect(await shown((await anEmployee(world)).api)).toEqual(["headline", "skills"]);
});

test("public profile: a hiring team that reads it is counted once a day, a stranger is not", async () => {
  const ann = await aTeller();
  await ann.choose({ published: true });
  const { api } = await aCompanyAdmin(world);
  for (const reader of [api, api, world.client()]) await ann.readBy(reader);
  expect((await ann.api.referrals.stats()).profileViews).toBe(1);
});

test("public profile: without a username it cannot be published", async () => {
  const { api, candidateId } = await aCandidate(world);
  const params = { id: candidateId };
  expect(await api.candidates.profileChoices({ params })).toEqual({
    published: false,
    indexed: false,
    fields: {},
    url: null,
  });
  const refused = await refusal(api.candidates.setProfileChoices({ params, body: { published: true } }));
  expect(refused).toMatchObject({
    statusCode: 422,
    details: { published: "Choose a username in Settings first" },
  });
});

test("public profile: choices that are made at the same time are all kept", async () => {
  const { api, candidateId } = await aTeller();
  const choose = (fields: object) =>
    api.candidates.setProfileChoices({ params: { id: candidateId }, body: { fields } });
  const chosen = { headline: "everyone", summary: "everyone", skills: "everyone" };
  await choose({ location: "everyone" });
  await Promise.all(Object.entries(chosen).map(([name, readers]) => choose({ [name]: readers })));
  const { fields } = await api.candidates.profileChoices({ params: { id: candidateId } });
  expect(fields).toMatchObject({ ...chosen, location: "everyone" });
});
