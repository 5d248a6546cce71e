import type { HelpPage } from "../help-page.ts";

export const reaching: HelpPage[] = [
  {
    slug: "finding-people",
    title: "Find people for a job",
    summary: "Where to look for people: automatic sourcing, the talent pool, and people who applied before.",
    sections: [
      {
        heading: "Let us look",
        steps: [
          "Open the job and then “Sourcing”.",
          "Set the criteria, such as places, industries, salary and career stage, and select “Save criteria”.",
          "Select “Find people now”, or turn on “Every night”.",
        ],
        paragraphs: [
          "We add the best 25 people a search finds as leads. They need the job’s qualification score or more. What someone didn’t say counts as met.",
          "No one is told. “Who was left out” counts the people we didn’t add, by reason.",
        ],
      },
      {
        heading: "Look yourself",
        paragraphs: [
          "“Talent pool” on a job shows job seekers here who match it. Select “Invite to apply” to ask one; when they accept, you can message each other.",
          "People who hide from your company or aren’t looking for a job aren’t shown. You don’t see resumes or contact details there.",
        ],
      },
      {
        heading: "People who applied before",
        paragraphs: [
          "Network has everyone who ever applied to you. Filter it, and pin a filter as a network that your whole team sees.",
          "“Recommended” shows past candidates who match one of your open jobs.",
        ],
      },
    ],
    screen: { name: "Network", href: "/hire/network" },
    related: ["leads-and-uploads", "outreach", "publishing-a-job"],
  },
  {
    slug: "leads-and-uploads",
    title: "Add leads and upload people",
    summary:
      "How to add people you know of, what you must tell them and by when, and how to merge duplicates.",
    sections: [
      {
        heading: "Add one person",
        paragraphs: [
          "Open Leads and select “Add a lead”. Choose the job, and enter a name and an email, a LinkedIn profile, or both. Only your company sees them, and we tell them nothing until you notify or invite them.",
        ],
      },
      {
        heading: "Upload a file",
        steps: [
          "Open Leads and select “Upload people”.",
          "Add a CSV or XLSX file, or LinkedIn’s own export, up to 5 MB and 5,000 people.",
          "Check how the columns were read, and change what is wrong. Nothing is kept before that.",
          "Select “Upload”, and download the report of every row if you like.",
        ],
        paragraphs: [
          "Your plan says how many new people you can upload a month. People who are already here don’t count again.",
        ],
      },
      {
        heading: "Tell them within 30 days",
        paragraphs: [
          "People have a right to know that you have their details and how you got them. Send the email from the list, or mark people as notified if you told them yourselves.",
          "We remind you 3 days before the 30 days are over, and then remove anyone you haven’t notified. The others are removed a year after they were uploaded.",
        ],
      },
      {
        heading: "Invite them",
        paragraphs: [
          "People without an account need an email to be invited. Open a lead to add one; if another lead has the same email, we name them and offer to merge the two.",
          "Select “Invite” to ask people about the job they’re a lead for. People without an account get an email with what you keep about them and how to object, and can answer without an account.",
        ],
      },
      {
        heading: "Duplicates",
        paragraphs: [
          "“Duplicates” shows records that may be of one person. Choose what to keep and select “Merge”, or “Not the same person”. You can undo a merge for 30 days.",
        ],
      },
    ],
    screen: { name: "Leads", href: "/hire/leads" },
    related: ["finding-people", "outreach", "plans-and-standby"],
  },
  {
    slug: "outreach",
    title: "Write to many people at once",
    summary: "How to send a message with follow-ups to leads and people from the talent pool.",
    sections: [
      {
        heading: "Write to people",
        steps: [
          "Open the job, then “Outreach”, and select “Write to people”.",
          "Choose up to 100 people from “Saved leads”, “Pending leads” and “Talent pool”.",
          "Write the message, and add up to 3 follow-ups with “Add a follow-up”.",
          "Read in the preview what each person gets and when, then send.",
        ],
        paragraphs: ["The job has to be live. You need the permissions “Sourcing” and “Messages”."],
      },
      {
        heading: "When messages go out",
        paragraphs: [
          "Messages go out on weekdays from 9 to 5 where the person lives. For people without an account we go by your company’s time zone, which you set under Company > Profile.",
          "Follow-ups stop as soon as someone answers, applies, or asks not to be contacted. Select “Stop” beside a person to end them yourself.",
        ],
      },
      {
        heading: "People who are left out",
        paragraphs: [
          "The preview names people who can’t be written to and why. Anyone a teammate wrote to in the last 30 days is left out unless you decide otherwise.",
        ],
      },
    ],
    screen: { name: "Jobs", href: "/hire/jobs" },
    related: ["finding-people", "leads-and-uploads", "company-emails"],
  },
  {
    slug: "employees-who-refer",
    title: "Let employees refer people",
    summary: "How to invite employees, set the referral bonus, offer rewards, and read who referred whom.",
    sections: [
      {
        heading: "Invite employees",
        steps: [
          "Open Team > Employees and select “Invite”.",
          "Choose “Invite by email” for one person, or “Upload a staff list” for a CSV or XLSX file with a column Email and up to 500 people.",
          "Check what happens to each row, then send. You need the permission “Team”.",
        ],
        paragraphs: [
          "An invitation works for 2 weeks, and a person who accepts it is an employee at once. Select “No longer works here” in the menu beside someone who left; what they earned stays theirs.",
        ],
      },
      {
        heading: "Set the bonus",
        paragraphs: [
          "Under Company > Referral bonus you set what an employee earns for each hire, in 1 to 4 payments and after how many days, and the most one employee can earn in a year. You need the permission “Billing” to change it. Add jobs that pay another bonus, or none, under “Jobs with a different bonus”.",
          "Hires keep the terms of the day they were made. If someone you hired leaves, select “Record last day”, also ahead of it: payments due after that day aren’t made.",
          "When two employees refer the same person, the first one is credited, for as many days as you set under Company > Profile: a hire from an application sent in that time earns them the bonus. It’s 180 days unless you change it, and a change counts for new referrals. The applicant’s page says whose the bonus is.",
        ],
      },
      {
        heading: "Pay for what is due",
        paragraphs: [
          "When bonuses or drops are due, your company gets one invoice for all of them at the next full hour, with tax, and we charge it to the card under Company > Plan. Employees can withdraw what they earned once it’s paid.",
          "If it can’t be collected, we tell the people with the permission “Billing” and try again every 3 days for 4 weeks, and at once when you add another card. You can also select “Pay now” beside the invoice under Company > Plan, or pay it by bank transfer; name its number.",
          "The invoice is due after 14 days, and we send reminders. If it’s still open 14 days after that, new bonuses and drops pause until it’s paid. Bonuses for people referred before stay promised, and your plan stays as it is.",
        ],
      },
      {
        heading: "Drops and gift cards",
        paragraphs: [
          "A drop is a small reward for the first employees who claim it. Select “New drop” to offer one.",
          "Employees get 100 points when you shortlist someone they referred and 500 more when you hire them, and redeem points for the gift cards you offer. When one is redeemed, you buy it and select “Send code” within 48 hours.",
        ],
      },
      {
        heading: "Statements",
        paragraphs: [
          "Under Company > Referral bonus you can download a statement of what bonuses and drops cost, with invoices and payments, as PDF or CSV, for a month, a year or days you choose.",
        ],
      },
      {
        heading: "Votes and people they know",
        paragraphs: [
          "Turn on “Let coworkers review referrals first” under Company > Profile if employees should vote before a referred person reaches you. Your team’s own decision counts at once.",
          "When an employee says that they know an applicant, you see it on the application and under Leads > Revealed. There you can ask them a question; your team reads the answer, the candidate doesn’t. One question to an employee waits at a time.",
        ],
      },
    ],
    screen: { name: "Referral bonus", href: "/hire/company/referrals" },
    related: ["reviewing-applicants", "hiring-team", "earnings"],
  },
  {
    slug: "social-posts",
    title: "Make pictures for social posts",
    summary: "How to make a picture and caption for a job or your company, and post them elsewhere.",
    sections: [
      {
        heading: "Make a post",
        steps: [
          "Open Social posts and select “New post”.",
          "Choose “A job” or “The company”, a template and a size, and write the texts.",
          "Check the preview and select “Save”.",
        ],
        paragraphs: [
          "We don’t post for you. Download the picture, copy the caption, and post both where you like. You can set a day on which we remind you.",
        ],
      },
    ],
    screen: { name: "Social posts", href: "/hire/social-posts" },
    related: ["advertising-a-job", "careers-page", "visitors"],
  },
  {
    slug: "knowledge-sources",
    title: "Keep what your company knows",
    summary: "Which texts to add as sources, what uses them, and how to turn one off.",
    sections: [
      {
        heading: "Add a source",
        steps: [
          "Open Company > Knowledge and select “Add source”.",
          "Choose “File”, “Text” or “Web page”.",
          "Check the text that was read, correct it and save it.",
        ],
        paragraphs: [
          "Add what candidates and your team ask about: benefits, leave, how you work, how you hire. You need the permission “Company” to add or change sources.",
        ],
      },
      {
        heading: "What uses them",
        paragraphs: [
          "Select “Ask” to ask the assistant. It quotes your sources and says which one an answer is from. Your team can search them on the same screen.",
          "A web page can be turned off without removing it: nothing quotes it until you turn it on again.",
        ],
      },
      {
        heading: "Ask the assistant",
        steps: [
          "Open Assistant and ask in your own words, or select one of the questions that your sources answer.",
          "Select the title below a quote. The source opens at that line.",
        ],
        paragraphs: [
          "The assistant answers by quoting your sources and nothing else. If nothing in them answers your question, it says so. It reads no applications and no other company’s sources.",
          "Your conversations are listed by day: Today, Yesterday, then the date. Only you see them, not your teammates, and you can delete each of them.",
        ],
      },
    ],
    screen: { name: "Knowledge", href: "/hire/company/knowledge" },
    related: ["hiring-team", "plans-and-standby"],
  },
  {
    slug: "visitors",
    title: "See who visits your jobs",
    summary: "What counts as a visit, what you never see, and how to read the numbers.",
    sections: [
      {
        heading: "What is counted",
        paragraphs: [
          "Reports > Visitors counts people who opened your jobs or careers page and agreed to be counted. People who didn’t agree aren’t in any number, so the real numbers are higher.",
          "You see numbers only, never who someone was. Robots don’t count. Visits from your own team do, if they agreed to be counted.",
        ],
      },
      {
        heading: "Links of your own",
        paragraphs: [
          "Links that you make under “Advertise on other sites” are counted as plain clicks, without anything about the person, so no one has to agree. Compare them there by clicks and applications.",
        ],
      },
    ],
    screen: { name: "Visitors", href: "/hire/reports/visitors" },
    related: ["hiring-reports", "advertising-a-job"],
  },
];
