import type { HelpPage } from "../help-page.ts";

export const hiring: HelpPage[] = [
  {
    slug: "hiring-team",
    title: "Start hiring here",
    summary: "How a company signs up, how you show that it’s yours, and what waits until then.",
    sections: [
      {
        heading: "Sign up your company",
        steps: [
          "Open the hiring sign-up and enter your company’s name and website, your name, your work email and a password.",
          "Open the link we email you. It confirms your email and that the company is yours.",
          "Follow the steps at the top of Jobs: your logo and a sentence about your company, your first job, a teammate, and publishing.",
        ],
        paragraphs: [
          "“See your company here first” makes your page from your website: your company’s name, logo and a few words about it. No one else sees it until you take it over by the email at your company’s domain.",
        ],
      },
      {
        heading: "If your company is already here",
        paragraphs: [
          "Some companies have a page here because their jobs are on a job board, and no one manages it. Select “Take it over” and show that you work there: by the link we email to an address at the company’s domain, or by a TXT record at that domain.",
          "If the company has a hiring team, ask to join it. The team sees your request under Team and can invite you.",
        ],
      },
      {
        heading: "If you have no email at your company’s domain",
        paragraphs: [
          "Sign up with the email you have, and join the waitlist for companies when it’s offered. We look at each company and email you what we decide, with the reason if it’s a no.",
          "When you have an email at your company’s domain later, you can skip the waitlist.",
        ],
      },
      {
        heading: "Until your email is confirmed",
        paragraphs: [
          "You can set up your company and write jobs as drafts. You can’t publish jobs, see people or invite anyone until someone on your team has confirmed an email at your company’s domain.",
        ],
      },
    ],
    screen: { name: "Start hiring", href: "/hire/sign-up" },
    related: ["team-permissions", "publishing-a-job", "importing-jobs"],
  },
  {
    slug: "team-permissions",
    title: "Invite teammates and set permissions",
    summary: "How to add people to your hiring team, what each permission allows, and how to remove access.",
    sections: [
      {
        heading: "Invite a teammate",
        steps: [
          "Open Team and select “Invite”.",
          "Enter their email and choose what they may do.",
          "Select “Send invitation”. The link we email works for 2 weeks.",
        ],
        paragraphs: [
          "Inviting needs the permission “Team”. Under “Invited” you can send an invitation again or withdraw it.",
          "People who asked to join your team are listed under “Asking to join”, where you invite or decline them.",
        ],
      },
      {
        heading: "What each permission allows",
        paragraphs: [
          "The table “Who may do what” has 11 permissions: company, team, jobs, publish, stages, applicants, salaries, messages, sourcing, billing and integrations. Teammates with the permission “Team” can change them, but not their own.",
          "Everyone on the team can see jobs and applicants. Permissions are for changing them.",
          "Some permissions also hide something. Without “Salaries”, a teammate doesn’t see what people ask for, offers, or the pay of unpublished jobs. Without “Messages”, they read conversations but can’t write to people outside the team. Without “Sourcing”, they can’t look for people in the network, the talent pool or uploads.",
        ],
      },
      {
        heading: "Remove access",
        paragraphs: [
          "Open a teammate under Team and select “Remove access”. They’re signed out of your company everywhere. Their work stays, and you can restore access anytime. You can’t remove your own.",
        ],
      },
      {
        heading: "Sign in with your company’s accounts",
        paragraphs: [
          "Under Company > Sign-in, someone with every permission can connect your identity provider through OpenID Connect, such as Microsoft Entra ID, Okta or Google Workspace.",
          "Your provider signs in only email addresses at domains that you show are yours by a DNS record. Teammates who join this way have the permissions of their invitation; without one, they have none until someone gives them some. After a test that worked, you can switch passwords off for everyone but one person.",
        ],
      },
    ],
    screen: { name: "Team", href: "/hire/team" },
    related: ["hiring-team", "reviewing-applicants", "plans-and-standby"],
  },
  {
    slug: "publishing-a-job",
    title: "Write and publish a job",
    summary: "How drafts and changes are saved, who can see a job, and why jobs close.",
    sections: [
      {
        heading: "Write it",
        steps: [
          "Open Jobs and select “Post a job”. If you have a posting already, select “Paste a job”, paste it and select “Fill in the job”.",
          "Describe the role. Each line under “What you bring” becomes a requirement that we compare applicants with.",
          "Check what we understood under “Requirements”. You can edit, split or remove each one, and say whether it’s required or nice to have.",
          "Select “Publish”.",
        ],
        paragraphs: [
          "A job needs a title, a description and a location, or remote work, before you can publish it. If something is missing, the cursor goes to the first field with an error.",
          "Everything is saved as you type, and kept on your device while you have no connection. If a teammate changed the same field meanwhile, choose “Use theirs” or “Keep mine”.",
          "Changes to a live job aren’t shown to anyone until you select “Publish changes”.",
        ],
      },
      {
        heading: "Who can see a job",
        paragraphs: [
          "A live job is on your careers page. Turn on “Show on the marketplace” if job seekers should also find it in search and in their matches.",
          "With “Employees only”, only people at your company see the job.",
        ],
      },
      {
        heading: "Keep it open",
        paragraphs: [
          "Live jobs have to be confirmed every 30 days. We ask your team twice, on screen and by email, 7 and 2 days before; a job that no one confirms closes. Select “Yes, still hiring” to confirm it. Jobs from a job board that you sync are confirmed by the board.",
          "A job with a last day to apply closes automatically when that day is over everywhere in the world.",
        ],
      },
      {
        heading: "Close and reopen",
        paragraphs: [
          "When you close a job, no one can apply anymore, and we tell everyone who is still waiting for an answer. People in the pipeline stay there.",
          "You can reopen a closed job. Applications that ended when it closed stay closed, but people can apply again once.",
        ],
      },
    ],
    screen: { name: "Jobs", href: "/hire/jobs" },
    related: ["importing-jobs", "advertising-a-job", "hiring-plan", "job-teams"],
  },
  {
    slug: "job-teams",
    title: "Choose the team of a job",
    summary: "What being on a job’s team means, and how to join, add or leave.",
    sections: [
      {
        heading: "What the team is for",
        paragraphs: [
          "People on a job’s team hear about its applicants, are in its conversations and, if they review applicants, come first when you choose interviewers. If a job has no team, everyone who reviews applicants at your company does.",
          "Employees who aren’t on the hiring team can be on a job’s team too. They are named on the job’s page, but don’t see applicants.",
        ],
      },
      {
        heading: "Add and leave",
        paragraphs: [
          "Open the job and select “Add a teammate” under “Team”. We tell them. Adding and removing others needs the permission “Jobs”.",
          "Select “Join this job’s team” or “Leave this job’s team” for yourself; this needs the permission “Applicants”. Employees join and leave under Jobs in their own app.",
        ],
      },
      {
        heading: "The hiring manager",
        paragraphs: ["You set the hiring manager in the job’s form, and it’s saved with the job."],
      },
    ],
    screen: { name: "Jobs", href: "/hire/jobs" },
    related: ["publishing-a-job", "team-permissions", "scheduling-interviews"],
  },
  {
    slug: "importing-jobs",
    title: "Import jobs and keep them in sync",
    summary:
      "How to bring jobs from a job board, a file or your ATS, what a sync changes, and how to undo it.",
    sections: [
      {
        heading: "Import",
        steps: [
          "Open Jobs and select “Import jobs”.",
          "Enter the link of your job board or careers page, or add a file. With the permission “Integrations” you can also connect your account at an applicant tracking system.",
          "Look at what we found, choose the jobs, and choose whether they come in as drafts or live.",
          "Turn on “Keep in sync with the job board” if we should follow it.",
        ],
        paragraphs: [
          "You can undo a whole import for 24 hours. Jobs that have applicants or your own edits stay.",
        ],
      },
      {
        heading: "What a sync changes",
        paragraphs: [
          "We sync every 6 hours. New jobs come in the way you chose, changed jobs are updated, and jobs that are no longer on the board close. Jobs you left out stay out.",
          "The next sync replaces what you change in an imported job here, so change it at the job board.",
          "Select “Sync now” to sync at once, “Show changes first” to see what would change, and “Sync history” for what syncs of the last 90 days added, changed and closed.",
          "Select “Stop syncing” when your jobs are no longer on that board. The jobs we imported stay as they are.",
          "If a sync fails, your jobs stay open.",
        ],
      },
      {
        heading: "In standby",
        paragraphs: [
          "While your company is in standby, new jobs of the board come in as drafts and nothing is reopened. Jobs that are gone from the board still close.",
        ],
      },
      {
        heading: "Send applications back to your ATS",
        paragraphs: [
          "Under Company > Integrations you can have new applications sent to your job board as well, for Greenhouse, Lever, Recruitee and connected accounts. The applicant’s page says when that happened, or why not.",
        ],
      },
    ],
    screen: { name: "Jobs", href: "/hire/jobs" },
    related: ["publishing-a-job", "keys-and-webhooks", "plans-and-standby"],
  },
  {
    slug: "careers-page",
    title: "Build your careers page",
    summary:
      "How to edit and publish the page, show it at your own address, and embed your jobs in your site.",
    sections: [
      {
        heading: "Edit and publish",
        steps: [
          "Open Company > Careers page. We made a first page from your company profile.",
          "Select “Add block” to add a text, numbers, benefits, quotes, questions and answers, pictures, a video, your team or your open jobs. Move, duplicate or remove a block in its menu.",
          "Check it in the preview, on desktop and phone, then select “Publish”.",
        ],
        paragraphs: [
          "Your draft is saved as you work. Everyone else sees the last published page until you publish. If a question, quote or number is only half written, we say which one and in which block.",
          "The page can be seen by everyone once “Careers page is public” is on under Company > Profile.",
          "“Versions” keeps every page you published. Restoring one replaces your draft.",
          "Colors that would be hard to read can’t be published; the editor offers the closest one that works.",
        ],
      },
      {
        heading: "Use an address of your own",
        steps: [
          "To show your careers page at your own domain, open Company > Domain and add an address below it, such as careers.acme.com.",
          "Add the 2 DNS records it shows where you manage your DNS. New records can take an hour to show.",
        ],
        paragraphs: [
          "If the records disappear later, your page stays at the address for 3 days. Put the records back to keep it.",
        ],
      },
      {
        heading: "Show your jobs on your website",
        steps: [
          "Open Company > Embed and enter the sites that may show your jobs.",
          "Choose colors and type, then select “Copy snippet” and paste it into your site.",
        ],
        paragraphs: [
          "The list follows your live jobs automatically. Sites that aren’t on your list show an empty frame.",
        ],
      },
    ],
    screen: { name: "Careers page", href: "/hire/company/careers" },
    related: ["publishing-a-job", "advertising-a-job", "company-emails"],
  },
  {
    slug: "advertising-a-job",
    title: "Advertise a job on other sites",
    summary: "How links for job boards, feeds and communities work, and how to keep track of what ads cost.",
    sections: [
      {
        heading: "Get links for job boards",
        steps: [
          "Open a live job and select “Advertise on other sites”.",
          "Choose job boards, and get a link for each.",
          "Post the job there yourself: “Copy text” has the words, with the link in them.",
        ],
        paragraphs: [
          "We don’t post or pay for ads. We count the visits and applications each link brings. While you pause a link, it opens your careers page and doesn’t count.",
          "You can’t advertise a job that is for employees only.",
        ],
      },
      {
        heading: "Feeds and communities",
        paragraphs: [
          "Under “Feeds of your open jobs” are addresses that Indeed, LinkedIn and feed readers can read. A job you close leaves the feeds within a minute.",
          "Under “Communities here”, select “Bring the job” to show a job in a community. Its moderators may look at it first.",
        ],
      },
      {
        heading: "Budget and costs",
        paragraphs: [
          "Set a budget for the job, and add what ads cost by hand or from a job board’s CSV report. We work out what a click, an applicant and a hire cost. Budgets and costs need the permission “Billing”.",
          "We tell you when 80% of the budget is spent. At 100% we pause the links on job boards that cost money. To stop the ads themselves, go to each job board.",
        ],
      },
    ],
    screen: { name: "Jobs", href: "/hire/jobs" },
    related: ["careers-page", "hiring-reports", "publishing-a-job"],
  },
  {
    slug: "company-emails",
    title: "Word your emails and templates",
    summary: "How to change the emails candidates get, reuse texts, and send from your own domain.",
    sections: [
      {
        heading: "Emails candidates get",
        paragraphs: [
          "Under Templates > Emails you can replace our standard words, for example for an application received, a rejection or interview times. Select “Use standard email” to go back.",
          "Placeholders are filled in for each person. Choose someone under “Preview for” to read the email as they would.",
          "Under “Rejection reasons” you keep your own reasons. Only your team sees them, and each can have an email of its own.",
        ],
      },
      {
        heading: "Texts you use again",
        paragraphs: [
          "Templates also keeps messages, offers, texts to share and signatures. You can insert them wherever you write to people.",
        ],
      },
      {
        heading: "Send from your own domain",
        steps: [
          "Open Company > Email and choose an address at your domain that someone reads.",
          "Add the DNS record it shows where you manage your DNS.",
        ],
        paragraphs: [
          "Emails to applicants and leads then come from that address. Until the record is there, or if it goes missing, they come from us.",
        ],
      },
    ],
    screen: { name: "Templates", href: "/hire/templates" },
    related: ["reviewing-applicants", "making-offers", "outreach"],
  },
  {
    slug: "keys-and-webhooks",
    title: "Connect your own programs",
    summary: "How to make API keys and webhooks, who may do so, and why a key stops working.",
    sections: [
      {
        heading: "API keys",
        steps: [
          "Open Company > Integrations and select “New API key”. You need the permission “Integrations”.",
          "Choose what it may do: read jobs, write jobs, read applications or move applications.",
          "Copy the key. We can’t show it again.",
        ],
        paragraphs: [
          "A key acts for the person who made it and never may do more than they may. It stops working when they leave the team.",
          "The developers’ pages say how to call us.",
        ],
      },
      {
        heading: "Webhooks",
        paragraphs: [
          "A webhook tells your server when something happens, such as an application, a move, a published job or an accepted offer. Its address has to be on the public internet. Each request is signed with a secret that you copy when you add it.",
          "Requests carry ids only, unless you turn on “Send names and emails of applicants”.",
          "If your server doesn’t answer, we try each request again for 3 days. After 5 days without a success we turn the webhook off and email your team; select “Turn on” once your server works. “Deliveries” lists the last 100 within 30 days, and you can send one again.",
        ],
      },
    ],
    screen: { name: "Integrations", href: "/hire/company/integrations" },
    related: ["importing-jobs", "team-permissions"],
  },
  {
    slug: "plans-and-standby",
    title: "Plans, payments and standby",
    summary: "How plans differ, when you’re charged, and what happens when a payment fails or you pause.",
    sections: [
      {
        heading: "How plans differ",
        paragraphs: [
          "Launch is free and includes every feature. Core, Sync and Pro let you upload more new people a month from files. Company > Plan shows the numbers and prices.",
          "Your company can try Core once for 14 days, free and without a card. Pro’s price is agreed with you: select “Request Pro” and tell us how you hire.",
        ],
      },
      {
        heading: "Change or cancel",
        paragraphs: [
          "A larger plan starts at once, and you pay for what is left of the period. A smaller plan starts when what you paid for ends. The amount you see before you confirm is the amount on the invoice.",
          "When you cancel, you keep your plan until the end of the period, then you’re on Launch. A trial, or a plan whose payment failed, ends at once. Changing plans and cards needs the permission “Billing”.",
          "Invoices for your plan and for referral rewards are listed under “Invoices” as PDFs, with what was refunded and its credit notes. Cards are kept by the payment provider; we see only their last 4 digits. The default is charged: with several cards, “Make default” changes which one that is.",
          "Under “Billing details” you give the name, address and tax number that your next invoices are made out to. Invoices that were sent stay as they are.",
        ],
      },
      {
        heading: "When a payment fails",
        paragraphs: [
          "Everything stays on for 14 days. We try again every 3 days, and at once when you add a new card. After that, your company moves to standby and owes nothing.",
        ],
      },
      {
        heading: "Standby",
        paragraphs: [
          "In standby you can read, export, answer candidates, manage your team and close jobs. You can’t publish or change jobs, find people, change your company and its pages, or connect systems. Buttons for these show a lock; select one to read why. Live jobs stay live as long as you confirm them.",
          "Select “Move to standby” under Company > Plan to pause. If you have paid for a period, standby begins when it ends. Select “Leave standby” to come back; if your plan costs money, it begins again for one month, and you see the amount first.",
        ],
      },
      {
        heading: "Features changed by support",
        paragraphs: [
          "If an administrator turned a feature on or off for your company, Company > Plan says so under “Changed by support”, with the reason.",
        ],
      },
    ],
    screen: { name: "Plan", href: "/hire/company/plan" },
    related: ["team-permissions", "importing-jobs", "leads-and-uploads"],
  },
];
