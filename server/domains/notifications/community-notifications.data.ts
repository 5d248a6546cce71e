import type { NotificationTemplate, Templates } from "./notification-template.ts";
import { both } from "./notification-places.data.ts";

const ofCommunity = {
  channels: both,
  category: "team",
  url: "/communities/{{id}}",
  action: "View community",
} as const;

const asked = {
  ...ofCommunity,
  title: "{{candidate.fullName}} asks to join {{title}}",
  text: "You moderate {{title}}. Let {{candidate.fullName}} in, or refuse.",
  url: "/communities/{{id}}#people",
  action: "Review",
} satisfies NotificationTemplate;
const jobWaiting = {
  ...ofCommunity,
  title: "A job waits in {{title}}",
  text: "{{company.name}} brought {{job.title}} to {{title}}. Show it, or decline it with a reason.",
  action: "Review",
} satisfies NotificationTemplate;

/** Of communities: an email comes when the first thing waits; what follows is read in the product. */
export const communityNotifications: Pick<
  Templates,
  | "community.asked"
  | "community.jobWaiting"
  | "community.memberDecided"
  | "community.jobDecided"
  | "community.takenDown"
  | "community.restored"
> = {
  "community.asked": {
    members: [
      { ...asked, when: "first" },
      { ...asked, when: "more", channels: ["app"] },
    ],
  },
  "community.jobWaiting": {
    members: [
      { ...jobWaiting, when: "first" },
      { ...jobWaiting, when: "more", channels: ["app"] },
    ],
  },
  "community.memberDecided": {
    members: [
      {
        ...ofCommunity,
        when: "accepted",
        type: "success",
        title: "You’re in {{title}}",
        text: "A moderator of {{title}} let you in.",
      },
      {
        ...ofCommunity,
        when: "refused",
        title: "{{title}} didn’t let you in",
        text: "A moderator of {{title}} declined your request to join. There are other communities, and you can start one.",
        url: "/communities",
        action: "View communities",
      },
      {
        ...ofCommunity,
        when: "moderator",
        title: "You moderate {{title}}",
        text: "A moderator made you one too: you let people in, show jobs or decline them, and edit the community.",
      },
      {
        ...ofCommunity,
        channels: ["app"],
        when: "member",
        title: "You no longer moderate {{title}}",
        text: "Another moderator made you a member of {{title}}.",
      },
      {
        ...ofCommunity,
        when: "removed",
        title: "You were removed from {{title}}",
        text: "A moderator took you out of {{title}}. You can still read it.",
        url: "/communities",
        action: "View communities",
      },
    ],
  },
  "community.jobDecided": {
    team: [
      {
        ...ofCommunity,
        when: "published",
        type: "success",
        title: "{{job.title}} is shown in {{title}}",
        text: "A moderator of the community {{title}} looked at {{job.title}} and shows it.",
        url: "/hire/jobs/{{jobId}}/advertise",
        action: "View job",
      },
      {
        ...ofCommunity,
        when: "declined",
        type: "warning",
        title: "{{title}} doesn’t show {{job.title}}",
        text: "A moderator of the community {{title}} declined {{job.title}}. Here’s why: {{why}} You can bring it again.",
        url: "/hire/jobs/{{jobId}}/advertise",
        action: "View job",
      },
    ],
  },
  "community.takenDown": {
    members: {
      ...ofCommunity,
      type: "warning",
      title: "We took down {{title}}",
      text: "No one but its moderators sees {{title}} for now. Here’s why: {{why}} Nothing in it is lost.",
    },
  },
  "community.restored": {
    members: {
      ...ofCommunity,
      type: "success",
      title: "{{title}} is back",
      text: "Everyone sees {{title}} and its jobs again.",
    },
  },
};
