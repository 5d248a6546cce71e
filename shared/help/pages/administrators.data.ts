import type { HelpPage } from "../help-page.ts";

export const deciding: HelpPage[] = [
  {
    slug: "the-desk",
    title: "Decide what waits on the desk",
    summary: "Which queues there are, how to work through them, and when people are told.",
    sections: [
      {
        heading: "What waits",
        paragraphs: [
          "Desk counts what has to be decided: claims, the waitlists for companies and employees, job posts, reports, review requests, moderation, payouts and plan requests.",
          "Claims are people who say a company is theirs where we can’t confirm it by email domain, or where all accounts of its team are disabled. Job posts are jobs written without an account, before anyone sees them. Review requests are referrals that no one at their company decided about.",
        ],
      },
      {
        heading: "Work through a queue",
        paragraphs: [
          "All queues work alike. J and K move, A approves and R rejects. Payouts are approved and sent by their buttons only. Where a decision needs a reason, people read it, so write it for them.",
          "Most decisions can be undone for a few seconds, with U or “Undo” in the message that appears. We tell people only after that.",
          "Payouts can’t be undone. If another administrator decided first, the queue says so and nothing changes.",
        ],
      },
      {
        heading: "Reported jobs and companies",
        paragraphs: [
          "Under Reports, select “Dismiss”, “Take the job down” or “Disable the company”. When 3 people with a confirmed email report a job, no one but its team finds it until you decide.",
          "What you take down can be put back with “Put back”. The company and everyone who reported it read your reason. We never say who reported.",
        ],
      },
      {
        heading: "Reported messages",
        paragraphs: [
          "Under Moderation, you can dismiss a report, delete the message, or ban its author. Someone who is banned can still read messages but can’t send any until you select “Lift ban”. A deleted message comes back with “Restore”.",
        ],
      },
    ],
    screen: { name: "Desk", href: "/admin" },
    related: ["approving-payouts", "helping-people", "helping-companies"],
  },
  {
    slug: "approving-payouts",
    title: "Approve and send payouts",
    summary: "Why each payout needs two administrators, and what to do after sending.",
    sections: [
      {
        heading: "Two administrators",
        paragraphs: [
          "One administrator approves a payout and another one sends it. Neither can be the person who is paid.",
          "To decline one, give a reason. The money is back in the person’s earnings.",
          "Only what a company has paid for can be withdrawn, so every payout is covered.",
        ],
      },
      {
        heading: "Send it",
        steps: [
          "Open an approved payout and select “Send: show the account”.",
          "Make the transfer at your bank now. Until the payout is confirmed, you can select “Show the account again”; each time is recorded in the audit log.",
          "When the bank’s statement shows it, enter the bank’s reference and select “Paid”. If the money came back, say why and select “Came back”. If you never made the transfer, select “Not sent”, and the payout waits to be sent again.",
        ],
        paragraphs: [
          "Until you select one of them, we don’t count the payout as paid. It can’t be sent a second time.",
        ],
      },
    ],
    screen: { name: "Payouts", href: "/admin/payouts" },
    related: ["audit-log-and-ledger", "the-desk"],
  },
  {
    slug: "invoices-and-refunds",
    title: "Record bank transfers and refund plans",
    summary:
      "Which invoices there are, how to record that one was paid by transfer, and how to give money back.",
    sections: [
      {
        heading: "Record a transfer",
        steps: [
          "Open Invoices and find the invoice by its buyer, number and amount.",
          "Enter the reference on the bank’s statement and select “Paid by transfer”.",
        ],
        paragraphs: [
          "The longest overdue invoice is at the top. Cards are charged without you. Record a transfer only once the bank’s statement shows it: employees can then withdraw the rewards that the invoice is for.",
        ],
      },
      {
        heading: "Refund a plan",
        steps: [
          "Under “Settled”, open an invoice that was paid by card and select “Refund”.",
          "Enter how much goes back to the card, and why. The customer reads the reason on the credit note.",
          "Select “Refund” and the amount.",
        ],
        paragraphs: [
          "You can refund an invoice in several parts, up to what was paid. The invoice says how much was refunded, and the customer hears of it. The plan stays as it is; the company cancels it under Company > Plan.",
          "Invoices for referral rewards can’t be refunded, since the money belongs to the employees once the company has paid. If someone was hired by mistake, ask the hiring team to record the last day under Company > Referral bonus: what isn’t due by then is never invoiced. A transfer is sent back by your bank.",
        ],
      },
    ],
    screen: { name: "Invoices", href: "/admin/invoices" },
    related: ["approving-payouts", "audit-log-and-ledger"],
  },
  {
    slug: "writing-stories",
    title: "Write and publish stories and collections",
    summary:
      "How a story goes from draft to published, how to show it to others first, and how collections work.",
    sections: [
      {
        heading: "Write a story",
        steps: [
          "Open Stories and select “New story”.",
          "Choose a title and a publication, and select “Create draft”.",
          "Write the text, author, tags and summary, and select “Save”.",
          "Select “Publish”, or “Schedule” to publish it later.",
        ],
        paragraphs: [
          "Published stories go to people who subscribed to the publication by email an hour later, so you can still take a mistake back.",
          "“Back to draft” and “Archive” take a story off the site. If you change its address, the earlier one leads to the new one.",
        ],
      },
      {
        heading: "Let others read it first",
        paragraphs: [
          "Select “Create preview link” and copy the link; it’s shown once. Anyone who has it can read the story as it is saved now. Search engines don’t list it, and “Revoke” ends it at once.",
        ],
      },
      {
        heading: "Collections",
        paragraphs: [
          "A collection is a list of jobs you pick. Select “New collection”, add jobs by title or company, and select “Publish”. No one sees it before that. If you add a company, all its open jobs are in the collection, also those it posts later.",
        ],
      },
    ],
    screen: { name: "Stories", href: "/admin/stories" },
    related: ["the-desk"],
  },
];

export const supporting: HelpPage[] = [
  {
    slug: "helping-people",
    title: "Help a person with their account",
    summary: "What you see of an account, how to see what they see, and what disabling does.",
    sections: [
      {
        heading: "Find them",
        paragraphs: [
          "Search People by name or email. You see their roles, open sessions, last sign-in, second factor, emails that bounced and the latest emails, but none of their messages.",
        ],
      },
      {
        heading: "See what they see",
        steps: [
          "Open the person and enter a reason of at least 10 characters. They can read it.",
          "Select “See what they see”.",
          "Select “End” in the line at the top when you’re done. It ends after half an hour at the latest.",
        ],
        paragraphs: [
          "You can’t change anything, and conversations, copies of data and secrets stay closed. You can’t look as another administrator.",
          "The person finds the visit with your reason under Settings > Security, and can end it. It’s in the audit log too.",
        ],
      },
      {
        heading: "Disable an account",
        paragraphs: [
          "Disabling needs a reason. It signs someone out everywhere, and they can’t sign in until you select “Let in again”. Their API keys stop working too, and their public profile is hidden. What the account holds stays.",
          "You can’t disable an administrator’s account here.",
        ],
      },
      {
        heading: "Emails that don’t arrive",
        paragraphs: [
          "If an address bounced, we stop writing to it. Select “Allow again” under System once it works.",
          "Outbox shows what was sent. Emails shows every email we send, filled in for a person, company and application you choose; nothing is sent.",
        ],
      },
    ],
    screen: { name: "People", href: "/admin/people" },
    related: ["helping-companies", "audit-log-and-ledger", "watching-the-system"],
  },
  {
    slug: "helping-companies",
    title: "Help a company, switch features, or disable it",
    summary: "What you see of a company, how to turn features on or off, and what its team is told.",
    sections: [
      {
        heading: "Find it",
        paragraphs: [
          "Search Companies by name, address or domain. You see its plan, its team and their last sign-ins, live jobs, applications that wait, and connections that fail.",
        ],
      },
      {
        heading: "Turn features on or off",
        steps: [
          "Open the company and choose a feature and its state.",
          "Say why in at least 10 characters; the team sees it. Then select “Save”.",
        ],
        paragraphs: [
          "The features are writing jobs, publishing jobs, finding people, uploading people, changing the company and connecting systems. “Off” removes one on any plan. “On” keeps it, even in standby. “By plan” goes back to what the plan says.",
          "Turning a feature off stops new changes only. Live jobs stay live.",
        ],
      },
      {
        heading: "Disable it",
        paragraphs: [
          "When you disable a company, no one finds it or its jobs until you enable it. Its team reads why, and can still read and answer applications.",
        ],
      },
      {
        heading: "Requests for Pro",
        paragraphs: [
          "Under Plan requests, read how the company hires, enter a price a month and select “Set price”. The company can then start Pro.",
        ],
      },
    ],
    screen: { name: "Companies", href: "/admin/companies" },
    related: ["the-desk", "helping-people", "watching-the-system"],
  },
];

export const running: HelpPage[] = [
  {
    slug: "watching-the-system",
    title: "See how the system is doing",
    summary: "Where to find failed tasks, failing connections and bounced emails, and what to do about them.",
    sections: [
      {
        heading: "Tasks",
        paragraphs: [
          "System shows what is queued in each lane and how old the oldest task is. A lane that is slow doesn’t delay the others.",
          "“Failed tasks” lists what we tried 8 times. Read the error, then select “Retry” or “Retry all”.",
        ],
      },
      {
        heading: "Connections and emails",
        paragraphs: [
          "“Failing connections” lists job feeds, webhooks, careers domains and email senders of companies that don’t answer, with the reason.",
          "Under “Emails” you see what became of the emails of the last 7 days, and addresses that bounced: those a mail server refused at once, and those it reported later that don’t exist. Select “Allow again” to write to one again.",
        ],
      },
      {
        heading: "Search and database",
        paragraphs: [
          "At the end are the search indexes and the size of the database with its largest tables.",
          "Searches shows what people look for and don’t find, without saying who. Visitors counts only people who agreed to it.",
        ],
      },
    ],
    screen: { name: "System", href: "/admin/tasks" },
    related: ["helping-companies", "helping-people"],
  },
  {
    slug: "audit-log-and-ledger",
    title: "The audit log, the ledger and the fairness report",
    summary: "What is recorded about changes, views and money, how long, and where to read it.",
    sections: [
      {
        heading: "Audit log",
        paragraphs: [
          "It records what administrators and hiring teams change, sign-ins, failed sign-ins, sign-outs, exports, imports, and every time someone views confidential data, such as demographic answers or bank accounts. Each entry says who did it, about whom, at which company and as whom an administrator was viewing.",
          "A failed sign-in names the account and the device, but never what was typed. If no account has the email, it says that the account is unknown. If the password was right but the account is disabled, it says so. Someone who keeps guessing can’t fill the log: at most 10 failed sign-ins an hour are recorded for one account and 20 from one network.",
          "Filter by person, company, action, kind and days (in UTC), and select “Download CSV”. If more than 50 people or companies match a name, type more of it. Entries are kept for 24 months and can’t be changed.",
        ],
      },
      {
        heading: "Ledger",
        paragraphs: [
          "Ledger shows all accounts by kind. Under “Checks”, every entry is counted each time you open the page: every transfer has to sum to zero, and every balance has to match its entries.",
          "Select “Download this year’s journal” for a file that accounting programs read.",
        ],
      },
      {
        heading: "Fairness",
        paragraphs: [
          "Fairness shows impact ratios of decisions and scores by sex, race/ethnicity and both, for one year and one job family, only of people who agreed to be counted. A year can be counted from April 1 of the next one and never changes; the screen says from which day the next one can be. Local Law 144 asks for an audit no more than a year old. You can download all job families of a year as CSV.",
          "Small groups are never shown, and each time someone reads or downloads the report is recorded. Help for job seekers says how it’s counted and what it can’t tell.",
        ],
      },
    ],
    screen: { name: "Audit log", href: "/admin/audit-log" },
    related: ["approving-payouts", "helping-people"],
  },
  {
    slug: "administrators-sign-in",
    title: "Sign in as an administrator",
    summary:
      "How to sign in with your email and an app or with a passkey, and what to do when you lose the app.",
    sections: [
      {
        heading: "Sign in",
        steps: [
          "Enter your email and then the 6-digit code we send. It works for 10 minutes.",
          "Enter the code from your authenticator app. The first time, you add the app and save your recovery codes.",
        ],
        paragraphs: ["You stay signed in for 12 hours."],
      },
      {
        heading: "Sign in with a passkey",
        steps: [
          "Open Security and select “Add a passkey”.",
          "Give it a name, enter a code from your authenticator app, and confirm with your fingerprint, face or screen lock.",
          "Next time, select “Use a passkey” on the sign-in page. You need neither the emailed code nor the app.",
        ],
        paragraphs: [
          "Removing a passkey needs a code from the app too. The email and the app keep working, and the audit log records each passkey that is added, renamed or removed.",
        ],
      },
      {
        heading: "If you lose the app",
        paragraphs: [
          "Enter a recovery code instead. Each one signs you in once. Under Security, select “Get new recovery codes”; the old ones stop working.",
          "Without recovery codes, ask the person who runs the server to reset your second factor.",
        ],
      },
    ],
    screen: { name: "Security", href: "/admin/security" },
    related: ["the-desk", "helping-people"],
  },
];
