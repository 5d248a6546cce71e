import { answerInterview } from "#server/domains/interviews/answer-interview.ts";
import { listSlots } from "#server/domains/interviews/book.ts";
import { setCalendar } from "#server/domains/interviews/calendars.ts";
import { cancelInterview } from "#server/domains/interviews/cancel-interview.ts";
import { proposeInterview } from "#server/domains/interviews/propose-interview.ts";
import { type Acting, actingIn } from "./acting.ts";
import type { Load } from "./load.ts";
import { proposedTimes, workday } from "./world/interview-times.ts";
import { agreedInterviews, talkSessions } from "./world/interviews.data.ts";

const dayMs = 86_400_000;
const video = { place: "Video call", videoLink: "https://meet.saltmarsh.example/hiring" };

/** Interviews that were held, of today, to come, still open, refused and canceled. */
export async function loadInterviews(load: Load) {
  const acting = actingIn(load);
  for (const interview of agreedInterviews) await agree(acting, load.now, interview);
  await offerFreeTimes(acting, load.now);
  await propose(acting, load.now);
}

/** Proposed two days before, answered within hours. */
async function agree(acting: Acting, now: Date, interview: (typeof agreedInterviews)[number]) {
  const { job, name, sessions } = interview;
  const times = proposedTimes(interview, now);
  const [time] = times;
  const asked = new Date(Math.min(time.getTime(), now.getTime()) - 2.3 * dayMs);
  const proposal = {
    times: times.map((each) => each.toISOString()),
    sessions: sessionsOf(acting, sessions),
    ...video,
  };
  const by = sessions[0]!.interviewers[0]!;
  const { id } = await proposeInterview(acting.team(by, asked), acting.applicationOf(name, job).id, proposal);
  const answered = new Date(asked.getTime() + dayMs / 6);
  await answerInterview(acting.candidate(name, answered), id, { time: time.toISOString() });
}

/** One candidate picked from the team’s free times and moved it; one is still to pick. */
async function offerFreeTimes(acting: Acting, now: Date) {
  const ofOwen = {
    timeZone: "Europe/London",
    hours: [1, 2, 3, 4].map((day) => ({ day, from: "08:00", to: "16:00" })),
    timeOff: [],
  };
  await setCalendar(acting.team("Owen Prosser", acting.ago(30)), ofOwen);
  const window = { from: dayOf(workday(now, 1, 9)), to: dayOf(workday(now, 9, 9)) };
  const sessions = sessionsOf(acting, talkSessions);
  const offer = { window, sessions, ...video };
  const bruno = acting.applicationOf("Bruno Pacheco", "Backend engineer");
  const { id } = await proposeInterview(acting.team("Marit Oakes", acting.ago(1.5)), bruno.id, offer);
  for (const [daysAgo, pick] of [
    [1.2, 3],
    [0.4, 8],
  ] as const) {
    const context = acting.candidate("Bruno Pacheco", acting.ago(daysAgo));
    const slots = await listSlots(context, id);
    await answerInterview(context, id, { time: slots[pick]!.toISOString() });
  }
  const freya = acting.applicationOf("Freya Lindqvist", "Backend engineer");
  await proposeInterview(acting.team("Marit Oakes", acting.ago(0.3)), freya.id, offer);
}

/** Times of the team’s own: one candidate can make none of them, one canceled. */
async function propose(acting: Acting, now: Date) {
  const times = [2, 3, 4].map((days) => workday(now, days, 14).toISOString());
  const proposal = { times, minutes: 30, ...video };
  const context = () => acting.team("Hester Vane", acting.ago(1));
  const dorota = acting.applicationOf("Dorota Bielak", "Backend engineer");
  const refused = await proposeInterview(context(), dorota.id, proposal);
  const answer = "I’m on a boat until next Monday. Any day after that works.";
  await answerInterview(acting.candidate("Dorota Bielak", acting.ago(0.6)), refused.id, {
    time: null,
    answer,
  });
  const debora = acting.applicationOf("Débora Tavares", "Site reliability engineer");
  const canceled = await proposeInterview(context(), debora.id, proposal);
  const candidate = acting.candidate("Débora Tavares", acting.ago(0.5));
  await answerInterview(candidate, canceled.id, { time: times[1]! });
  await cancelInterview(acting.candidate("Débora Tavares", acting.ago(0.2)), canceled.id);
}

type Talk = (typeof agreedInterviews)[number]["sessions"];
function sessionsOf(acting: Acting, sessions: Talk) {
  return sessions.map(({ interviewers, ...session }) => ({
    ...session,
    interviewerIds: interviewers.map(acting.userIdOf),
  }));
}

function dayOf(time: Date) {
  return time.toISOString().slice(0, 10);
}
