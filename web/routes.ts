import { type RouteConfig, index, layout, prefix, route } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  index("site/landing/landing-page.tsx"),
  route("_app", "site/app-shell.tsx"),
  route("sign-in", "site/sign-in/sign-in-page.tsx"),
  route("sign-up", "site/sign-up/sign-up-page.tsx"),
  route("recover-password", "site/sign-in/recover-password-page.tsx"),
  route("reset-password", "site/sign-in/reset-password-page.tsx"),
  route("verify-email", "site/sign-in/verify-email-page.tsx"),
  route("hire/sign-up", "site/hire-sign-up/hire-sign-up-page.tsx"),
  route("team-invite/:id", "site/hire-sign-up/team-invite-page.tsx"),
  route(":company/careers", "site/careers/careers-page.tsx"),
  route("jobs", "site/jobs/jobs-page.tsx"),
  route("jobs/:id", "site/job/job-page.tsx"),
  layout("seeker/layout.tsx", [
    route("today", "seeker/today/today-page.tsx"),
    route("saved", "seeker/saved/saved-page.tsx"),
    route("apply/:jobId", "seeker/apply/apply-page.tsx"),
    route("applications", "seeker/applications/applications-page.tsx"),
    route("messages", "seeker/messages/messages-page.tsx"),
    route("notifications", "seeker/notifications/notifications-page.tsx"),
    route("resumes", "seeker/resumes/resumes-page.tsx"),
    route("profile", "seeker/profile/profile-page.tsx"),
    route("preferences", "seeker/preferences/preferences-page.tsx"),
    route("settings", "seeker/settings/settings-page.tsx"),
  ]),
  ...prefix("hire", [
    layout("hire/layout.tsx", [
      route("applicants", "hire/applicants/applicants-page.tsx"),
      route("pipeline", "hire/pipeline/pipeline-page.tsx"),
      route("jobs", "hire/jobs/jobs-page.tsx"),
      route("jobs/new", "hire/jobs/job-editor-page.tsx", { id: "new-job" }),
      route("jobs/:id", "hire/jobs/job-editor-page.tsx"),
      route("company", "hire/company/company-page.tsx"),
      route("team", "hire/team/team-page.tsx"),
      route("messages", "hire/messages/messages-page.tsx"),
      route("notifications", "hire/notifications/notifications-page.tsx"),
      route("settings", "hire/settings/settings-page.tsx"),
    ]),
  ]),
  ...prefix("admin", [
    route("sign-in", "admin/sign-in/admin-sign-in-page.tsx"),
    layout("admin/layout.tsx", [
      index("admin/admin-home.tsx"),
      route("outbox", "admin/outbox/outbox-page.tsx"),
      route("audit-log", "admin/audit-log/audit-log-page.tsx"),
    ]),
  ]),
  route("gallery", "site/gallery-page.tsx"),
  route("*", "site/not-found.tsx"),
] satisfies RouteConfig;
