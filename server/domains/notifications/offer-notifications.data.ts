import type { Templates } from "./notification-template.ts";
import { board, both, toCandidate, toTeam } from "./notification-places.data.ts";

const toWriter = {
  ...toTeam,
  channels: both,
  title: "The offer to {{candidate.fullName}} no longer stands",
  url: `${board}#offer`,
  action: "View the offer",
} as const;

/** Only they can open the offer. */
const toThoseWhoSeeOffers = { ...toTeam, needs: ["applicants", "salaries"] } as const;

/** What people are told of an offer. */
export const offerNotifications = {
  "offer.approvalAsked": {
    named: {
      ...toTeam,
      channels: both,
      title: "An offer awaits your approval",
      text: "{{teammate}} asks you to approve the offer to {{candidate.fullName}}, for {{job.title}}.",
      url: `${board}#offer`,
      action: "Review the offer",
    },
  },
  "offer.approved": {
    named: {
      ...toTeam,
      channels: both,
      type: "success",
      title: "The offer to {{candidate.fullName}} is approved",
      text: "Everyone has approved the offer for {{job.title}}. You can send it now.",
      url: `${board}#offer`,
      action: "Send the offer",
    },
  },
  "offer.approverLost": {
    named: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "The offer to {{candidate.fullName}} needs another approver",
      text: "{{teammate}} can no longer approve the offer for {{job.title}}, so it’s a draft again. Choose another approver and ask for approval.",
      url: `${board}#offer`,
      action: "View the offer",
    },
  },
  "offer.rejected": {
    named: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "The offer to {{candidate.fullName}} needs changes",
      text: "{{teammate}} asks for changes to the offer for {{job.title}}.{{why}} Change it and ask for approval again.",
      url: `${board}#offer`,
      action: "View the offer",
    },
  },
  "offer.sent": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      title: "{{company.name}} made you an offer",
      text: "{{company.name}} would like to hire you as {{job.title}}. Read the offer, then accept or decline it by {{answerBy}}.",
      action: "Read the offer",
    },
  },
  "offer.accepted": {
    team: {
      ...toThoseWhoSeeOffers,
      channels: both,
      type: "success",
      title: "{{candidate.fullName}} accepted the offer",
      text: "They signed the offer for {{job.title}} and are now marked as hired.",
      url: `${board}#offer`,
    },
  },
  "offer.declined": {
    team: {
      ...toThoseWhoSeeOffers,
      channels: both,
      title: "{{candidate.fullName}} declined the offer",
      text: "They turned down the offer for {{job.title}}. If they gave a reason, it’s with the offer.",
      url: `${board}#offer`,
    },
  },
  "offer.expired": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Your offer from {{company.name}} has expired",
      text: "The time to respond to the offer for {{job.title}} is over. Write to the team if you’re still interested.",
    },
    team: {
      ...toThoseWhoSeeOffers,
      channels: both,
      title: "The offer to {{candidate.fullName}} has expired",
      text: "{{candidate.fullName}} didn’t answer the offer for {{job.title}} in time.",
      url: `${board}#offer`,
    },
  },
  "offer.withdrawn": {
    // With a decision about the application they hear of both at once.
    candidate: {
      ...toCandidate,
      when: "team",
      channels: both,
      title: "{{company.name}} withdrew its offer",
      text: "The offer for {{job.title}} no longer stands.",
    },
    named: [
      {
        ...toWriter,
        when: "team",
        text: "{{teammate}} withdrew the offer for {{job.title}}. There’s nothing left to approve or send.",
      },
      {
        ...toWriter,
        when: "decision",
        text: "The application for {{job.title}} was rejected, so the offer ended with it. There’s nothing left to approve or send.",
      },
      {
        ...toWriter,
        when: "candidate",
        text: "They withdrew their application for {{job.title}}, so the offer ended with it. There’s nothing left to approve or send.",
      },
    ],
  },
} satisfies Partial<Templates>;
