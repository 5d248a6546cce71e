import { useQuery } from "@tanstack/react-query";
import {
  Banknote,
  Bell,
  BriefcaseBusiness,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Handshake,
  House,
  Users,
  Vote,
} from "lucide-react";
import { confirmEmployerPath } from "#web/shared/employees/my-employee.ts";
import { notificationsFor } from "#web/shared/notifications/notifications.ts";
import { useMe } from "#web/shared/session/session.ts";
import { activityPath } from "./activity/activity.ts";
import { earningsPath, rewardTransactions } from "./earnings/earnings.ts";
import { jobsPath } from "./jobs/team-jobs.ts";
import { questionsAsked } from "#web/shared/jobs/questions.ts";
import { peoplePath, pendingReveals } from "./people/reveals.ts";
import { askedByTeam, questionsPath } from "./questions/questions.ts";
import { referralRequests, referralsPath } from "./referrals/referrals.ts";
import { referralReviews, reviewsOn, reviewsPath } from "./reviews/reviews.ts";

export const homePath = "/teams";
const notificationsPath = "/teams/notifications";

/** What an employee sees without a company, too: what they earned stays theirs. */
export const openWithoutCompany: readonly string[] = [earningsPath, notificationsPath, "/teams/settings"];

/** What is to be done where something waits. */
export const todos: Readonly<Record<string, string>> = {
  [peoplePath]: "Say whether you know someone who applied",
  [referralsPath]: "Refer people who asked for it",
  [questionsPath]: "Answer questions of job seekers and the hiring team",
  [reviewsPath]: "Vote on your coworkers’ referrals",
};

/** For who hasn't confirmed a company, or left it. */
const whereTheyWork = {
  href: confirmEmployerPath,
  label: "Where you work",
  icon: BriefcaseBusiness,
  count: undefined,
};

/** The menu of the employees' app, with what waits at each place. */
export function usePlaces() {
  const employed = Boolean(useMe().employee?.companyId);
  const { data: pending } = useQuery({ ...pendingReveals, enabled: employed });
  const { data: requests } = useQuery({ ...referralRequests, enabled: employed });
  const { data: reviews } = useQuery({ ...referralReviews, enabled: employed });
  const { data: asked } = useQuery({
    ...questionsAsked({ as: "employee", state: "pending", limit: 1 }),
    enabled: employed,
  });
  const { data: byTeam = [] } = useQuery({ ...askedByTeam, enabled: employed });
  const waiting = (asked?.total ?? 0) + byTeam.filter(({ state }) => state === "pending").length;
  const { data: rewards } = useQuery(rewardTransactions);
  const { data: notifications } = useQuery(notificationsFor("employee"));
  const open = reviews && reviewsOn("open", reviews.reviews).length;
  const places = [
    { href: homePath, label: "Home", icon: House, exact: true },
    {
      href: peoplePath,
      label: "People you know",
      short: "People",
      icon: Users,
      count: pending?.pending || undefined,
    },
    { href: referralsPath, label: "Referrals", icon: Handshake, count: requests?.total || undefined },
    { href: jobsPath, label: "Jobs", icon: BriefcaseBusiness },
    { href: questionsPath, label: "Questions", icon: CircleQuestionMark, count: waiting || undefined },
    { href: reviewsPath, label: "Reviews", icon: Vote, count: open || undefined },
    { href: earningsPath, label: "Earnings", icon: Banknote, unread: rewards?.unread || undefined },
    { href: activityPath, label: "Activity", icon: ChartNoAxesColumn },
    {
      href: notificationsPath,
      label: "Notifications",
      icon: Bell,
      unread: notifications?.unread || undefined,
    },
  ];
  return employed
    ? places
    : [whereTheyWork, ...places.filter(({ href }) => openWithoutCompany.includes(href))];
}
