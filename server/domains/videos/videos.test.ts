import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { videoTooLong } from "#contract/videos.ts";
import { noCuesFound } from "#shared/videos/captions.ts";
import type { Question } from "#shared/jobs/questions.ts";
import { files } from "#server/domains/files/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { type CandidatePerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aRecordingOf, aVideo, recordings } from "#server/testing/videos.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const captions = "WEBVTT\n\n00:00.500 --> 00:02.000\nHello";
const prompts: Question[] = [{ id: "hello", kind: "video", question: "Say hello", required: true }];

function open(url: string, headers: Record<string, string> = {}) {
  return world.app.inject({ url, headers });
}
const days = (count: number) => world.pass(count * 86_400);
const apply = (person: CandidatePerson, jobId: string, answer: string) =>
  person.api.applications.apply({
    params: { id: jobId },
    body: { answers: [{ promptId: "hello", answer, captions }] },
  });

test.each([
  ["webm", "video/webm", "me.webm"],
  ["mp4", "video/mp4", "me.mp4"],
] as const)("videos: a recording as %s is kept with its length and its picture", async (kind, type, name) => {
  const ann = await aCandidate(world);
  const red = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#c33" } });
  const jpeg = await red.jpeg().toBuffer();
  const video = await ann.api.videos.upload({
    file: new Blob([new Uint8Array(recordings[kind])]),
    fileName: name,
    body: { thumbnail: `data:image/jpeg;base64,${jpeg.toString("base64")}` },
  });
  expect(video).toMatchObject({ name, type, seconds: 2 });
  const picture = await open(video.thumbnailUrl!);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 640 });
  const again = await ann.api.videos.read({ params: { id: video.id } });
  expect(again).toMatchObject({ id: video.id, bytes: video.bytes });
});

test("videos: without a picture that can be read there is none", async () => {
  const ann = await aCandidate(world);
  const video = await ann.api.videos.upload({
    file: new Blob([new Uint8Array(recordings.webm)]),
    fileName: "me.webm",
    body: { thumbnail: "data:image/jpeg;base64,AAAA" },
  });
  expect(video.thumbnailUrl).toBeNull();
});

test("videos: one is served part by part, with a good link alone", async () => {
  const ann = await aCandidate(world);
  const { url, bytes, id } = await aVideo(ann);
  const whole = await open(url);
  expect([whole.statusCode, whole.headers["accept-ranges"], whole.rawPayload.length]).toEqual([
    200,
    "bytes",
    bytes,
  ]);
  const part = await open(url, { range: "bytes=100-199" });
  expect([part.statusCode, part.headers["content-range"], part.headers["content-type"]]).toEqual([
    206,
    `bytes 100-199/${bytes}`,
    "video/webm",
  ]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  const end = await open(url, { range: "bytes=-10" });
  expect(end.rawPayload.equals(whole.rawPayload.subarray(-10))).toBe(true);
  expect((await open(url, { range: `bytes=${bytes}-` })).statusCode).toBe(416);
  expect((await open(`/api/files/${id}`, { range: "bytes=0-9" })).statusCode).toBe(404);
});

test("videos: what the file holds decides: its kind, its length, its size", async () => {
  const ann = await aCandidate(world);
  const send = (bytes: Buffer<ArrayBuffer>, fileName = "me.mp4") => refusal(aVideo(ann, { bytes, fileName }));
  expect(await send(Buffer.from("%PDF-1.4\n%%EOF\n"))).toMatchObject({
    code: "FILE_TYPE",
    message: "Only MP4, WebM and MOV files are accepted",
  });
  expect(await send(recordings.webm.subarray(0, 200))).toMatchObject({ code: "BAD_VIDEO" });
  expect(await send(await aRecordingOf(200))).toMatchObject({
    statusCode: 422,
    message: videoTooLong,
    details: { file: videoTooLong },
  });
  expect((await aVideo(ann, { bytes: await aRecordingOf(180) })).seconds).toBe(180);
  const large = Buffer.concat([recordings.webm, Buffer.alloc(50 * 1024 * 1024)]);
  expect(await send(large)).toMatchObject({ message: "The maximum allowed size is 50 MB." });
});

test("videos: notes of the camera, such as the place, are not kept", async () => {
  const ann = await aCandidate(world);
  const bytes = await aRecordingOf(3, "Filmed at 12 Mill Lane");
  expect(bytes.includes("Mill Lane")).toBe(true);
  const { url } = await aVideo(ann, { bytes });
  const kept = await open(url);
  expect([kept.statusCode, kept.rawPayload.includes("Mill Lane")]).toEqual([200, false]);
});

test("videos: an answer is watched by the team and its sender, with captions, and by no one else", async () => {
  const { marit, job } = await aHiringTeam(world, { prompts });
  const [ann, stranger] = [await aCandidate(world), await aCandidate(world)];
  const { id: video } = await aVideo(ann);
  expect((await refusal(apply(ann, job.id, ""))).details).toEqual({
    "answers.hello": "Please answer this question",
  });
  for (const lost of [(await aVideo(stranger)).id, "not an id"])
    expect((await refusal(apply(ann, job.id, lost))).details).toEqual({
      "answers.hello": "Upload the video again",
    });
  const { id } = await apply(ann, job.id, video);
  for (const reader of [marit, ann]) {
    const [answer] = (await reader.api.applications.get({ params: { id } })).answers;
    expect(answer).toMatchObject({ kind: "video", answer: "me.webm", video: { seconds: 2, captions } });
    expect((await open(answer!.video!.url, { range: "bytes=0-9" })).statusCode).toBe(206);
  }
  const elsewhere = await aCompanyAdmin(world);
  expect((await refusal(elsewhere.api.applications.get({ params: { id } }))).statusCode).toBe(404);
  expect((await refusal(stranger.api.videos.read({ params: { id: video } }))).statusCode).toBe(404);
});

test("videos: captions in a .vtt file without any line are refused", async () => {
  const { job } = await aHiringTeam(world, { prompts });
  const ann = await aCandidate(world);
  const { id: answer } = await aVideo(ann);
  const wrong = ann.api.applications.apply({
    params: { id: job.id },
    body: { answers: [{ promptId: "hello", answer, captions: "WEBVTT\n\nHello" }] },
  });
  expect((await refusal(wrong)).message).toBe(noCuesFound);
});

test("videos: one that nothing uses is forgotten after 30 days; one that was sent stays", async () => {
  const { job } = await aHiringTeam(world, { prompts });
  const ann = await aCandidate(world);
  const [sent, unused, removed] = [await aVideo(ann), await aVideo(ann), await aVideo(ann)];
  const [left] = await world.db.select().from(files).where(eq(files.id, unused.id));
  await apply(ann, job.id, sent.id);
  await ann.api.videos.remove({ params: { id: removed.id } });
  expect((await open(removed.url)).statusCode).toBe(404);
  expect(await refusal(ann.api.videos.remove({ params: { id: sent.id } }))).toMatchObject({
    statusCode: 409,
    code: "VIDEO_IN_USE",
  });
  await days(31);
  await world.settle();
  const kept = await world.db.select({ id: files.id }).from(files).where(eq(files.ownerUserId, ann.userId));
  expect(kept).toEqual([{ id: sent.id }]);
  expect(await world.dependencies.outside.storage.get(left!.key)).toBeNull();
});

test("profile video: it is shown beside the applications, replaced and removed whole", async () => {
  const { marit, job } = await aHiringTeam(world, { prompts });
  const ann = await aCandidate(world);
  const params = { id: ann.candidateId };
  const set = (videoId: string) =>
    ann.api.candidates.setProfileVideo({ params, body: { videoId, captions: "Hello" } });
  const first = await aVideo(ann);
  const answer = await aVideo(ann);
  expect(await set(first.id)).toMatchObject({ id: first.id, captions: "Hello" });
  const { id } = await apply(ann, job.id, answer.id);
  const seen = async () => (await marit.api.applications.get({ params: { id } })) as never as Seen;
  expect((await seen()).candidate.profileVideo).toMatchObject({ id: first.id, captions: "Hello" });
  for (const other of [answer.id, (await aVideo(await aCandidate(world))).id])
    expect((await refusal(set(other))).details).toEqual({ videoId: "Upload the video again" });
  expect(
    (await refusal(apply(ann, (await aHiringTeam(world, { prompts })).job.id, first.id))).details,
  ).toEqual({ "answers.hello": "Upload the video again" });
  const second = await aVideo(ann);
  await set(second.id);
  expect((await open(first.url)).statusCode).toBe(404);
  await ann.api.candidates.removeProfileVideo({ params });
  expect(await ann.api.candidates.profileVideo({ params })).toBeNull();
  expect((await open(second.url)).statusCode).toBe(404);
  expect((await seen()).candidate.profileVideo).toBeNull();
});
interface Seen {
  candidate: { profileVideo: { id: string } | null };
}

test("videos: of two that introduce a profile at the same time one is left, the other is forgotten", async () => {
  const ann = await aCandidate(world);
  const params = { id: ann.candidateId };
  const kept = [await aVideo(ann), await aVideo(ann)];
  const set = ({ id: videoId }: { id: string }) =>
    ann.api.candidates.setProfileVideo({ params, body: { videoId, captions: null } });
  await Promise.all(kept.map(set));
  const shown = await ann.api.candidates.profileVideo({ params });
  const left = await Promise.all(
    kept.map(({ id }) => ann.api.videos.read({ params: { id } }).catch(() => null)),
  );
  expect(left.flatMap((video) => video?.id ?? [])).toEqual([shown!.id]);
});
