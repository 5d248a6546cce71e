import { connectLinkedIn } from "#server/domains/employees/connections.ts";
import { changeQuestion } from "#server/domains/questions/answer.ts";
import { askQuestion } from "#server/domains/questions/ask.ts";
import { actingIn } from "./acting.ts";
import type { Load } from "./load.ts";
import { demoConnections, demoQuestions } from "./world/employees.data.ts";

/** Whom an employee of Saltmarsh knows, and what job seekers asked the people who work there. */
export async function loadEmployees(load: Load) {
  const acting = actingIn(load);
  const rows = demoConnections.map(([first, last, title, employer]) => {
    const profile = `https://www.linkedin.com/in/${first}-${last}-example`.toLowerCase();
    return [first, last, profile, employer, title].join(",");
  });
  const table = ["First Name,Last Name,URL,Company,Position", ...rows].join("\n");
  await connectLinkedIn(acting.employee("Joel Tran", acting.ago(12)), new TextEncoder().encode(table));
  for (const { asks, job, text, daysAgo, answer } of demoQuestions) {
    const { id: jobId } = acting.jobOf(job);
    const { id } = await askQuestion(acting.candidate(asks, acting.ago(daysAgo)), { jobId, text });
    if (!answer) continue;
    const context = acting.employee(answer.by, acting.ago(daysAgo - 1));
    await changeQuestion(context, id, { answer: answer.text, shared: answer.shared });
  }
}
