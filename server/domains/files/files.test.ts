import sharp from "sharp";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { aCandidate, aCompanyAdmin, type Person } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { files } from "./tables.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
let ann: Person;
let picture: Buffer;

beforeAll(async () => {
  ann = await aCandidate(world);
  const red = sharp({ create: { width: 400, height: 200, channels: 3, background: "#c33" } });
  picture = await red
    .withExif({ IFD0: { Copyright: "Ann" } })
    .png()
    .toBuffer();
});

function upload(person: Person, folder: string, bytes: Buffer, fileName = "a file.pdf") {
  return person.api.files.upload({ file: new Blob([new Uint8Array(bytes)]), fileName, body: { folder } });
}
function open(url: string, headers: Record<string, string> = {}) {
  return world.app.inject({ method: "GET", url, headers });
}

test("files: a private document opens by its link for ten minutes, and by nothing else", async () => {
  const file = await upload(ann, "candidate-resumes", pdf);
  expect(file).toMatchObject({ name: "a file.pdf", type: "application/pdf", bytes: pdf.length });
  const opened = await open(file.url);
  expect(opened.rawPayload.equals(pdf)).toBe(true);
  expect(opened.headers["cache-control"]).toBe("private, no-store");
  expect((await open(`/api/files/${file.id}`)).statusCode).toBe(404);
  expect((await open(file.url.replace(/expires=\d/, "expires=9"))).statusCode).toBe(404);
  const other = await upload(ann, "candidate-resumes", pdf);
  expect((await open(file.url.replace(file.id, other.id))).statusCode).toBe(404);
  await world.pass(601);
  expect((await open(file.url)).statusCode).toBe(410);
});

test.each([
  [
    "candidate-resumes",
    "resume.pdf",
    Buffer.from("MZ\u0000\u0001program"),
    "Only PDF, DOCX, TXT, JSON, ZIP, PNG, JPG and WebP files are accepted",
  ],
  [
    "candidate-resumes",
    "resume.pdf",
    Buffer.alloc(0),
    "Only PDF, DOCX, TXT, JSON, ZIP, PNG, JPG and WebP files are accepted",
  ],
  [
    "images",
    "me.png",
    Buffer.from("<svg onload='x'/>"),
    "Only PNG, JPG, WebP, GIF and AVIF files are accepted",
  ],
  ["images", "me.pdf", pdf, "Only PNG, JPG, WebP, GIF and AVIF files are accepted"],
])("files: %s refuses %s by its bytes", async (folder, name, bytes, sentence) => {
  expect(await refusal(upload(ann, folder, bytes, name))).toMatchObject({
    code: "FILE_TYPE",
    message: sentence,
  });
});

test("files: a file that is too large for its folder is told the size", async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await refusal(upload(ann, "candidate-resumes", large))).message).toBe(
    "The maximum allowed size is 10 MB.",
  );
  const huge = Buffer.alloc(21 * 1024 * 1024);
  expect((await refusal(upload(ann, "knowledge-sources", huge))).message).toBe(
    "The maximum allowed size is 20 MB.",
  );
});

test("files: a folder takes files only from those it is for", async () => {
  const admin = await aCompanyAdmin(world);
  expect(await refusal(upload(ann, "company", picture))).toMatchObject({ statusCode: 403 });
  expect(await refusal(upload(admin, "candidate-resumes", pdf))).toMatchObject({ statusCode: 403 });
  expect(await refusal(upload(ann, "../secrets", pdf))).toMatchObject({ statusCode: 422 });
  expect((await upload(admin, "leads", Buffer.from("name,email\nA,a@b.example\n"), "l.csv")).type).toContain(
    "csv",
  );
});

test("files: a picture is served in the best format the browser takes, sized, without the camera's notes", async () => {
  const { url } = await upload(ann, "images", picture, "me.png");
  const webp = await open(`${url}?w=100`, { accept: "image/webp,*/*" });
  expect(webp.headers["content-type"]).toBe("image/webp");
  const read = await sharp(webp.rawPayload).metadata();
  expect([read.format, read.width, read.exif]).toEqual(["webp", 128, undefined]);
  const jpg = await open(`${url}?format=jpg`);
  expect(await sharp(jpg.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    isProgressive: true,
    width: 400,
  });
});

test("pictures: a large one is shrunk when it comes in, and one over 25 megapixels is refused", async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const file = await upload(ann, "images", await plain(4900, 1000), "wide.png");
  const opened = await open(`${file.url}?w=2400`, { accept: "image/webp" });
  expect(await sharp(opened.rawPayload).metadata()).toMatchObject({ width: 2400, height: 490 });
  const [row] = await world.db.select().from(files).where(eq(files.id, file.id));
  const kept = await world.dependencies.outside.storage.get(row!.key);
  expect(await sharp(kept!).metadata()).toMatchObject({ width: 2400, format: "png" });
  const refused = await refusal(upload(ann, "images", await plain(7700, 7700), "huge.png"));
  expect(refused).toMatchObject({ statusCode: 422, message: expect.stringContaining("25 megapixels") });
});

test("pictures: whoever asks at the same time gets the one rendition that is made", async () => {
  const file = await upload(ann, "images", picture, "me.png");
  const put = vi.spyOn(world.dependencies.outside.storage, "put");
  const asked = Array.from({ length: 8 }, () => open(`${file.url}?w=${60}`, { accept: "image/webp" }));
  for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
});

test("files: an upload ticket belongs to one person and runs out", async () => {
  const { ticket } = await ann.api.files.uploadSignature();
  const withTicket = (person: Person) =>
    person.api.files.upload({
      file: new Blob([new Uint8Array(picture)]),
      fileName: "p.png",
      body: { ticket },
    });
  expect((await withTicket(ann)).url).toMatch(/^\/api\/files\/[\w-]+$/);
  expect(await refusal(withTicket(await aCandidate(world)))).toMatchObject({ code: "BAD_TICKET" });
  await world.pass(601);
  expect(await refusal(withTicket(ann))).toMatchObject({ code: "BAD_TICKET" });
});

test.each(["candidate-resumes", "answers"])(
  "pictures: a photo in %s is kept upright, without saying where it was taken",
  async (folder) => {
    const page = sharp({ create: { width: 60, height: 30, channels: 3, background: "#fff" } });
    const exif = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
    const photo = await page.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url, bytes } = await upload(ann, folder, photo, "resume.jpg");
    const kept = (await open(url)).rawPayload;
    expect(kept).toHaveLength(bytes);
    const { exif: notes, width, height, format } = await sharp(kept).metadata();
    expect({ notes, width, height, format }).toEqual({ width: 30, height: 60, format: "jpeg" });
  },
);
