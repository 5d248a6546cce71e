import {
  BookUser,
  Briefcase,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Columns3,
  Image,
  Inbox,
  LayoutDashboard,
  LetterText,
  MessageSquare,
  Sparkles,
  Target,
  UserSearch,
  Users,
  UsersRound,
} from "lucide-react";
import type { FeedStats } from "#contract/application-shapes.ts";
import type { NavSection } from "#ui/layout/nav.ts";

type Counts = FeedStats & { byJob: (FeedStats & { jobId: string; jobTitle: string })[] };
const tints = [1, 2, 3, 4, 5, 6] as const;

/** Where a hiring team can go, with what waits there. */
export function hirePlaces(
  counts: Counts | undefined,
  unread: { messages: number; notifications: number },
): NavSection[] {
  return [
    {
      items: [
        { href: "/hire", label: "Dashboard", icon: LayoutDashboard, exact: true },
        { href: "/hire/applicants", label: "Applicants", icon: Users, count: counts && waitingIn(counts) },
        { href: "/hire/pipeline", label: "Pipeline", icon: Columns3 },
        { href: "/hire/jobs", label: "Jobs", icon: Briefcase },
        {
          href: "/hire/messages",
          label: "Messages",
          icon: MessageSquare,
          unread: unread.messages || undefined,
        },
        { href: "/hire/network", label: "Network", icon: BookUser },
        {
          href: "/hire/notifications",
          label: "Notifications",
          icon: Inbox,
          unread: unread.notifications || undefined,
        },
        { href: "/hire/leads", label: "Leads", icon: UserSearch },
        { href: "/hire/interviews", label: "Interviews", icon: CalendarDays },
        { href: "/hire/plan", label: "Hiring plan", icon: Target },
        { href: "/hire/reports", label: "Reports", icon: ChartNoAxesColumn },
        { href: "/hire/assistant", label: "Assistant", icon: Sparkles },
        { href: "/hire/templates", label: "Templates", icon: LetterText },
        { href: "/hire/social-posts", label: "Social posts", icon: Image },
        { href: "/hire/company", label: "Company", icon: Building2 },
        { href: "/hire/team", label: "Team", icon: UsersRound },
      ],
    },
    ...jobsToFill(counts),
  ];
}

/** Everyone who applied and has no decision yet, as the dashboard counts them: saved for later is none. */
function waitingIn({ pending, saved, review }: FeedStats) {
  return pending + saved + review;
}

/** The jobs with the most people waiting. */
function jobsToFill(counts: Counts | undefined): NavSection[] {
  const jobs = counts?.byJob.toSorted((a, b) => waitingIn(b) - waitingIn(a)).slice(0, 6) ?? [];
  if (jobs.length === 0) return [];
  const items = jobs.map((job, index) => ({
    href: `/hire/applicants?job=${job.jobId}`,
    label: job.jobTitle,
    tint: tints[index % 6],
    count: waitingIn(job),
  }));
  return [{ label: "Jobs you’re hiring for", items }];
}
