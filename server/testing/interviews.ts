import ICAL from "ical.js";
import { aHiringTeam, anApplication } from "./applications.ts";
import type { World } from "./world.ts";

/** An instant so many hours from now. */
export function inHours(world: World, hours: number) {
  return new Date(world.now().getTime() + hours * 3_600_000).toISOString();
}

/** A team that has proposed two times to someone on its board. */
export async function anInterview(world: World) {
  const team = await aHiringTeam(world);
  const application = await anApplication(world, team.job, {
    applicationState: "pipeline",
    stage: "interview",
  });
  const times = [inHours(world, 24), inHours(world, 48)];
  const interview = await team.marit.api.interviews.propose({
    params: { id: application.id },
    body: { times, minutes: 45, place: "https://meet.example/kestrel", note: "With Marit and Dilip" },
  });
  return { ...team, application, candidate: application.candidate, interview, times };
}

/** Monday, two days after the world begins. */
export const monday = "2026-11-23";
export const freeMonday = { from: monday, to: monday };

/** An interview whose candidate picks from the free times of a Monday. */
export async function freeTimes(
  world: World,
  team: Awaited<ReturnType<typeof aHiringTeam>>,
  sessions: { minutes: number; interviewerIds: string[]; title?: string }[],
) {
  const application = await anApplication(world, team.job, {
    applicationState: "pipeline",
    stage: "interview",
  });
  const interview = await team.marit.api.interviews.propose({
    params: { id: application.id },
    body: { window: freeMonday, sessions, videoLink: "https://meet.example/kestrel" },
  });
  const { api } = application.candidate;
  const params = { id: interview.id };
  return {
    application,
    interview,
    params,
    candidate: application.candidate,
    slots: () => api.interviews.slots({ params }),
    pick: (time: string | null) => api.interviews.answer({ params, body: { time } }),
  };
}

/** What a calendar makes of a file. */
export function readCalendarFile(text: string) {
  const file = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(file.getFirstSubcomponent("vevent")!);
  const { uid, sequence, summary, startDate, endDate } = event;
  const at = (time: ICAL.Time) => time.toJSDate().toISOString();
  const status = event.component.getFirstPropertyValue("status");
  return {
    method: file.getFirstPropertyValue("method"),
    uid,
    sequence,
    summary,
    status,
    location: event.location,
    start: at(startDate),
    end: at(endDate),
    attendees: event.attendees.map((each) => String(each.getFirstValue())),
  };
}

/** The emails to someone that carry something for their calendar. */
export function calendarMailsTo(world: World, email: string) {
  return world.mailed
    .filter(({ to, calendar }) => to === email && calendar)
    .map(({ subject, text, calendar }) => ({ subject, text, file: readCalendarFile(calendar!.text) }));
}
