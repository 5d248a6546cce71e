import { type Numbers, funnelFinding, hireFinding, owedFinding } from "#shared/reports/findings.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  report: Numbers;
  url: string;
}

/** How a company's last seven days of hiring went, on Mondays. */
export const weeklyReport = defineEmail("weekly-report", {
  optional: true,
  sample: {
    name: "Marit Oakes",
    report: {
      applied: 42,
      funnel: [
        { step: "applied", count: 42 },
        { step: "interview", count: 6 },
        { step: "hired", count: 1 },
      ],
      stages: [],
      timeToHire: { count: 1, lower: 120, median: 120, upper: 120 },
      sources: [],
      answers: null,
      offers: [],
      interviewers: [],
      ads: [],
      owed: [
        { wait: "short", count: 9 },
        { wait: "long", count: 3 },
      ],
    },
    url: "https://parallel.example/hire/reports",
  },
  content: ({ name, report, url }: Data) => ({
    subject: `Your week in hiring: ${counted(report.applied, "application")}`,
    preheader: owedFinding(report),
    name,
    paragraphs: [
      `In the last 7 days: ${funnelFinding(report)}`,
      ...(report.timeToHire ? [hireFinding(report)] : []),
      owedFinding(report),
    ],
    action: { label: "Open reports", url },
  }),
});
