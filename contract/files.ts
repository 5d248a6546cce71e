import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

const megabyte = 1024 * 1024;
const pictures = ["PNG", "JPG", "WebP", "GIF", "AVIF"];

/** What each folder accepts, the maximum size, and whether it is public. */
export const uploadFolders = {
  "candidate-resumes": {
    types: ["PDF", "DOCX", "TXT", "JSON", "ZIP", "PNG", "JPG", "WebP"],
    megabytes: 10,
    public: false,
  },
  answers: { types: ["PDF", "DOCX", "TXT", "PNG", "JPG", "WebP"], megabytes: 10, public: false },
  /** Filled by the calls for videos alone. */
  videos: { types: ["MP4", "WebM", "MOV"], megabytes: 50, public: false },
  "video-thumbnails": { types: ["JPG"], megabytes: 1, public: false },
  messaging: { types: ["PDF", "DOCX", "TXT", ...pictures], megabytes: 20, public: false },
  notes: { types: ["PDF", "DOCX", "TXT", ...pictures], megabytes: 20, public: false },
  leads: { types: ["CSV", "XLSX"], megabytes: 5, public: false },
  "knowledge-sources": { types: ["PDF", "DOCX", "TXT"], megabytes: 20, public: false },
  images: { types: pictures, megabytes: 8, public: true },
  company: { types: pictures, megabytes: 8, public: true },
  /** Pictures in the site's own stories. */
  stories: { types: pictures, megabytes: 8, public: true },
} as const satisfies Record<string, { types: readonly string[]; megabytes: number; public: boolean }>;
export type UploadFolder = keyof typeof uploadFolders;
export const largestUpload = 20 * megabyte;
export const largestAnswer = uploadFolders.answers.megabytes * megabyte;
export const largestResume = uploadFolders["candidate-resumes"].megabytes * megabyte;

/** "messaging/{id}" belongs to a conversation; the others are plain names. */
export const Folder = z
  .string()
  .regex(
    /^(candidate-resumes|answers|notes|leads|knowledge-sources|images|company|stories|messaging\/[\w:!.-]{1,120})$/,
    "This folder doesn’t exist",
  );

export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** Where it can be read: permanently when public, for ten minutes when private. */
  url: z.string(),
});
export type StoredFile = z.infer<typeof StoredFile>;

export const files = {
  upload: post("/files", {
    access: "signed-in",
    status: 201,
    perMinute: 60,
    upload: { maxBytes: largestUpload },
    body: z.object({ folder: Folder.optional(), ticket: z.string().max(600).optional() }),
    response: StoredFile,
  }),
  read: get("/files/:id", {
    access: "public",
    row: "file",
    link: true,
    /** A page of a long list shows some hundred pictures. */
    perMinute: 1200,
    query: z.object({
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
      /** A picture's width in pixels; never larger than the original. */
      w: z.coerce.number().int().min(16).max(2400).optional(),
      /** "jpg" asks for the progressive alternative; otherwise the best the browser takes. */
      format: z.enum(["auto", "jpg"]).default("auto"),
    }),
    response: z.unknown(),
  }),
  uploadSignature: get("/images/upload-signature", {
    access: "signed-in",
    query: z.object({ folder: z.enum(["images", "company"]).default("images") }),
    response: z.object({
      ticket: z.string(),
      folder: z.string(),
      expiresAt: Instant,
      maxBytes: z.number().int(),
      types: z.array(z.string()),
    }),
  }),
};
