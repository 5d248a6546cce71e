import type { ExternalState } from "#contract/external-applications.ts";
import { moveExternal, saveExternal } from "#server/domains/job-tracker/external-applications.ts";
import { setFollowUp } from "#server/domains/job-tracker/follow-ups/set-follow-up.ts";
import { dayOf } from "#shared/times/calendar-days.ts";
import { actingIn } from "./acting.ts";
import type { Load } from "./load.ts";

interface Sent {
  jobTitle: string;
  companyName: string;
  url: string;
  note: string | null;
  ago: number;
  /** Where it stands since, and how many days ago it came there. */
  moved?: { state: ExternalState; ago: number };
}
const sent: Sent[] = [
  {
    jobTitle: "Wayfinding designer",
    companyName: "Northgate Transit",
    url: "https://northgate-transit.example/jobs/wayfinding-designer",
    note: "Ask about the new tram line.",
    ago: 19,
    moved: { state: "interview", ago: 9 },
  },
  {
    jobTitle: "Product designer, maps",
    companyName: "Trigpoint",
    url: "https://trigpoint.example/careers/42",
    note: null,
    ago: 12,
  },
  {
    jobTitle: "Interaction designer",
    companyName: "Harrow Museum",
    url: "https://harrow-museum.example/work/interaction-designer",
    note: null,
    ago: 31,
    moved: { state: "passed", ago: 24 },
  },
];

/** What the job seeker of the demo applied for at other companies' sites. */
export async function loadElsewhere(load: Load) {
  const acting = actingIn(load);
  const seeker = "Noor Bakker";
  for (const { ago, moved, ...about } of sent) {
    const { id } = await saveExternal(acting.candidate(seeker, acting.ago(ago)), {
      ...about,
      state: "applied",
    });
    if (!moved) await setFollowUp(acting.candidate(seeker, acting.ago(0)), id, dayOf(acting.ago(-4), "UTC"));
    else await moveExternal(acting.candidate(seeker, acting.ago(moved.ago)), id, moved.state);
  }
}
