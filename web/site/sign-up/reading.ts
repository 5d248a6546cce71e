import { z } from "zod";
import { ResumeReading } from "#contract/resumes.ts";

const Kept = ResumeReading.pick({ lines: true, warnings: true, scanned: true, file: true });
export type Reading = z.infer<typeof Kept>;

/** The document of this onboarding stays beside its fields while this tab is open, also after a reload. */
export function rememberReading(signupProfileId: string, { lines, warnings, scanned, file }: Reading) {
  sessionStorage.setItem(keyOf(signupProfileId), JSON.stringify({ lines, warnings, scanned, file }));
}
export function readingOf(signupProfileId: string | null): Reading | null {
  const text = signupProfileId && sessionStorage.getItem(keyOf(signupProfileId));
  const kept = text ? Kept.safeParse(JSON.parse(text)) : null;
  return kept?.data ?? null;
}
function keyOf(signupProfileId: string) {
  return `sign-up-reading-${signupProfileId}`;
}
