import { z } from "zod";

/** The voices of the product itself; a connected provider may know others. */
export const ownVoices = ["alloy", "echo", "fable", "onyx"] as const;
export type OwnVoice = (typeof ownVoices)[number];

export const speechFormats = ["mp3", "wav", "pcm", "opus", "aac", "flac"] as const;
export type SpeechFormat = (typeof speechFormats)[number];

export const mostSpoken = 4096;
const speeds = "Choose a speed from 0.25 to 4";

/** What is read aloud, and how. */
export const Speech = z.object({
  text: z
    .string({ error: "Enter the text to read" })
    .trim()
    .min(1, "Enter the text to read")
    .max(mostSpoken, `Shorten the text to ${mostSpoken.toLocaleString("en-US")} characters`),
  voice: z.string().trim().min(1, "Choose a voice").max(60, "Choose a voice").default("alloy"),
  format: z.enum(speechFormats, { error: `Choose one of ${speechFormats.join(", ")}` }).default("mp3"),
  speed: z.number({ error: speeds }).min(0.25, speeds).max(4, speeds).default(1),
});
export type Speech = z.output<typeof Speech>;
