import type { HelpPage } from "../help-page.ts";

export const yours: HelpPage[] = [
  {
    slug: "messages",
    title: "Message hiring teams",
    summary: "When you can write to a company, and how conversations open and close.",
    sections: [
      {
        heading: "When you can write",
        paragraphs: [
          "A conversation opens when a company shortlists you, or when you accept its invitation. From then on you see who decides, and you can message each other.",
          "Before that, you see only that the hiring team of the company decides.",
        ],
      },
      {
        heading: "When a conversation closes",
        paragraphs: [
          "When you withdraw or decline an invitation, the conversation closes and no one can write in it anymore.",
          "If you’re away when someone messages you, we send you an email. You can turn that off in Settings under Email.",
        ],
      },
    ],
    screen: { name: "Messages", href: "/messages" },
    related: ["notifications", "application-status"],
  },
  {
    slug: "interviews",
    title: "Choose a time for an interview",
    summary: "How to choose, move or cancel an interview.",
    sections: [
      {
        heading: "Choose a time",
        paragraphs: [
          "When a company proposes an interview, open the application and choose one of the times. Times are shown in your own time zone.",
          "If none of the times work, select “None of these times work” and say when you’re free. The team can see what you write.",
        ],
      },
      {
        heading: "Move or cancel",
        paragraphs: [
          "If something comes up, select “I can’t make it” to ask for other times. Where the company lets you pick from its free times, you can select “Choose another time” and move the interview yourself.",
          "If you cancel the interview, we tell the company and everyone who would have interviewed you. Your application stays open.",
        ],
      },
    ],
    screen: { name: "Applications", href: "/applications" },
    related: ["preparing-for-an-interview", "messages", "region-and-time-zone"],
  },
  {
    slug: "hidden-companies",
    title: "Hide from a company",
    summary: "How to keep your employer or any other company from finding you.",
    sections: [
      {
        heading: "Hide from your employer",
        paragraphs: [
          "Open Preferences and find “Hidden from companies”. If your profile says where you work now, we offer to hide you from that company first. You can hide from any other company by its name.",
          "Companies you hide from can’t find you, and you won’t be matched with their jobs. We don’t tell them.",
          "They still see anything you send them yourself, such as an application.",
        ],
      },
      {
        heading: "Hide from all companies",
        paragraphs: [
          "Open Preferences and turn off “Let companies find me”. No company finds you in its talent pool then, and you can still apply.",
        ],
      },
      {
        heading: "Be found but not written to",
        paragraphs: [
          "Under “Companies that can’t write to you”, a company can find you but can’t invite you or write first. It sees that you asked for it, and its open invitations are declined.",
        ],
      },
    ],
    screen: { name: "Preferences", href: "/preferences" },
    related: ["privacy", "invitations"],
  },
  {
    slug: "notifications",
    title: "Choose your emails and notifications",
    summary: "Which emails we send, and how to turn them off.",
    sections: [
      {
        heading: "Emails",
        paragraphs: [
          "In Settings under Email you choose which emails you get: applications, messages, matches, team and news. Essential emails about your account always come.",
          "Emails about a saved search are set for each search, under Saved.",
        ],
      },
      {
        heading: "In the app",
        paragraphs: [
          "Notifications in the app tell you when an application moves, an interview is proposed or someone refers you. You find them under Notifications.",
        ],
      },
    ],
    screen: { name: "Settings", href: "/settings#emails" },
    related: ["push-notifications", "messages"],
  },
  {
    slug: "privacy",
    title: "Your data and your privacy",
    summary: "Who sees what, how to download your data, and whether we count your visits.",
    sections: [
      {
        heading: "Who sees your profile",
        paragraphs: [
          "Hiring teams see your profile and the resume you chose when you apply. Companies you hide from can’t find you.",
          "While you’re looking for work, hiring teams that have confirmed their company also find your profile in their talent pool, without an application, and can invite you. They see your name, your photo and what your profile says about your work, not your contact details or your pay.",
          "To leave the talent pool, open Preferences and turn off “Let companies find me”. Your profile then says “Not looking”. Companies you have applied to still have your application.",
          "What a hiring team notes about you belongs to the team. It isn’t part of the copy of your data.",
        ],
      },
      {
        heading: "What we keep and who saw it",
        paragraphs: [
          "Settings > Privacy lists everything we keep about you, why and until when, and every company that opened your profile or got an application. Being on a list without being opened isn’t counted. There you also withdraw consent, turn off automated scoring and hide from companies.",
        ],
      },
      {
        heading: "Download your data",
        paragraphs: [
          "In Settings > Privacy under “Your data”, select “Prepare my data”. Within a minute you can download one ZIP file with everything you’ve written, your resumes as JSON Resume, and every file you’ve uploaded. It’s kept for 7 days.",
        ],
      },
      {
        heading: "Counting visits",
        paragraphs: [
          "We count your visits only if you accept. You can change your choice anytime under “Privacy choices” at the foot of every public page.",
        ],
      },
    ],
    screen: { name: "Privacy", href: "/settings?tab=privacy" },
    related: ["deleting-your-account", "hidden-companies", "voluntary-questions"],
  },
  {
    slug: "deleting-your-account",
    title: "Delete your account",
    summary: "What is deleted, what stays, and how to do it.",
    sections: [
      {
        heading: "Delete it",
        paragraphs: [
          "In Settings > Privacy under “Your data”, select “Delete account” and enter your password, and a code if you use two-factor authentication. Under “Your messages to companies”, choose whether to delete them or leave them with the companies. We delete the account immediately, on every device, and you can’t undo this.",
          "Money to withdraw, promised bonuses, points and a paid plan go with the account: you read what you would lose, and confirm it. While a withdrawal or a payment is on its way, wait until it’s done.",
        ],
      },
      {
        heading: "What is deleted",
        paragraphs: [
          "We delete your name, email, password, photo and settings, your profile, resumes, files, matches, saved jobs and searches, notes that companies wrote about you, and emails and notifications to you. Your conversations with companies are deleted too, unless you chose “Leave them with the companies”.",
        ],
      },
      {
        heading: "What stays",
        paragraphs: [
          "We withdraw your open applications. Companies see that someone applied, but not who. A record of when applications moved stays, without names. Messages that you leave with companies stay without your name, email, phone and files. The dialog says after how many days backups are gone.",
        ],
      },
    ],
    screen: { name: "Privacy", href: "/settings?tab=privacy" },
    related: ["privacy", "signing-in"],
  },
  {
    slug: "signing-in",
    title: "Email, password and devices",
    summary: "How to change your email or password, and how to sign out of other devices.",
    sections: [
      {
        heading: "Change your email",
        paragraphs: [
          "In Settings under “Email address”, select “Change email” and enter the new one with your password, and a code if you use two-factor authentication. We send a link to the new address; nothing changes until you open it.",
        ],
      },
      {
        heading: "Change your password",
        paragraphs: [
          "In Settings > Security under Password, enter your current password and a new one of at least 8 characters, and a code if you use two-factor authentication. You’ll need to sign in again on your other devices.",
        ],
      },
      {
        heading: "Sign out of other devices",
        paragraphs: [
          "Settings > Security lists every device that is signed in under “Signed-in devices”. You can sign out of one of them, or of all others at once.",
        ],
      },
    ],
    screen: { name: "Security", href: "/settings?tab=security" },
    related: ["passkeys-and-codes", "lost-password"],
  },
  {
    slug: "push-notifications",
    title: "Notifications on your phone or computer",
    summary: "How to turn on push notifications, set quiet hours, and use the app on your home screen.",
    sections: [
      {
        heading: "Turn them on",
        paragraphs: [
          "In Settings under “Push notifications” you turn them on for the device you’re using. On an iPhone or iPad, add the site to your home screen first.",
          "If your browser says they are blocked, allow notifications for this site in the browser’s settings. Signing out turns them off on that device.",
        ],
      },
      {
        heading: "Quiet hours",
        paragraphs: [
          "You see nothing between 10:00 PM and 7:00 AM your time, unless you choose other hours or none. Anything that arrives during quiet hours waits until they’re over.",
        ],
      },
      {
        heading: "Use it like an app",
        paragraphs: [
          "Your browser can add the site to your home screen or your computer’s apps. Without a connection it says that you’re offline, and shows the last messages of the 5 conversations you read last and the jobs you saved.",
          "What you type is kept on the device and is there after a reload: messages, applications, your profile and practice notes. Messages you already sent go out as soon as any page is open and you’re back online. Signing out removes all of it.",
        ],
      },
    ],
    screen: { name: "Settings", href: "/settings#push" },
    related: ["notifications", "region-and-time-zone"],
  },
  {
    slug: "region-and-time-zone",
    title: "Region and time zone",
    summary: "How dates and times are written for you, and when your morning is.",
    sections: [
      {
        heading: "Time zone",
        paragraphs: [
          "Your browser tells us your time zone when you sign up. Daily updates arrive at 7:00 AM in it, and interview times are shown in it. In Settings under “Time zone” you can choose another one or match the device you’re using.",
        ],
      },
      {
        heading: "Region",
        paragraphs: [
          "Your region decides how exact dates and interview times are written, on screens and in emails. Change it in Settings under “Region”.",
        ],
      },
    ],
    screen: { name: "Settings", href: "/settings#time-zone" },
    related: ["push-notifications", "interviews"],
  },
  {
    slug: "lost-password",
    title: "When you can’t sign in",
    summary: "What to do if you lost your password or your confirmation link.",
    sections: [
      {
        heading: "Choose a new password",
        paragraphs: [
          "On the sign-in page, select the link to recover your password and enter your email. If there’s an account for it, we send a link that works for 1 hour.",
        ],
      },
      {
        heading: "No email arrives",
        paragraphs: [
          "Check your spam folder and the address. For your protection, we send only a few of these emails an hour, so wait a little before you ask again. We never say whether an address has an account.",
        ],
      },
      {
        heading: "Confirm your email",
        paragraphs: [
          "The link in the confirmation email asks you to click a button, since some mail programs open links automatically. If the link no longer works, get a new one in your settings.",
        ],
      },
    ],
    screen: { name: "Sign in", href: "/sign-in" },
    related: ["signing-in", "passkeys-and-codes"],
  },
  {
    slug: "passkeys-and-codes",
    title: "Passkeys, codes and sign-ins",
    summary: "How to sign in with a passkey or a link, add a second step, and end a sign-in that wasn’t you.",
    sections: [
      {
        heading: "Sign in with a passkey",
        steps: [
          "Open Settings > Security and select “Add a passkey”.",
          "Confirm with your fingerprint, face or screen lock.",
          "Next time, select “Use a passkey” on the sign-in page.",
        ],
        paragraphs: [
          "Your password keeps working. To remove a passkey, remove it in Settings and delete it on the device as well.",
        ],
      },
      {
        heading: "Sign in by email",
        paragraphs: ["On the sign-in page, select “Email me a link”. The link works once, for 15 minutes."],
      },
      {
        heading: "Two-factor authentication",
        paragraphs: [
          "Under Settings > Security you can turn on two-factor authentication. We then ask for a code from an app on your phone each time you sign in, and before anything important changes. A passkey doesn’t need a code.",
          "Save the recovery codes. Each one stands in for the app once.",
        ],
      },
      {
        heading: "See who signed in",
        paragraphs: [
          "“Sign-ins” lists every sign-in of the last 180 days with device, time and how. If one wasn’t you, select “That wasn’t me”: we end it. Then change your password and remove any passkey you don’t know.",
          "If our support looked at your account, that is listed too, with the reason.",
        ],
      },
    ],
    screen: { name: "Security", href: "/settings?tab=security" },
    related: ["signing-in", "lost-password", "privacy"],
  },
];
