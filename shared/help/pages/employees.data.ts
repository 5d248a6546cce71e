import type { HelpPage } from "../help-page.ts";

export const employees: HelpPage[] = [
  {
    slug: "employee-account",
    title: "Become an employee here",
    summary:
      "How to sign up with your work email, how it is confirmed, and what happens when you change jobs.",
    sections: [
      {
        heading: "Sign up",
        paragraphs: [
          "Sign up for employees with your work email and the email of your hiring manager, whom we don’t write to, or accept the invitation that your company sent you. If you have an account already, the company is added to it. If your company isn’t here yet, you can join a waitlist.",
          "We email a link to your work email. It works once and for 24 hours; until you use it, you can’t refer anyone.",
        ],
      },
      {
        heading: "When you change jobs",
        paragraphs: [
          "Under Settings you see where you work and worked, and you can leave a company. Your company can end it too.",
          "What you earned stays yours: you can still withdraw it after you left.",
        ],
      },
    ],
    screen: { name: "Settings", href: "/teams/settings" },
    related: ["employee-home", "referring-someone"],
  },
  {
    slug: "referring-someone",
    title: "Refer someone you know",
    summary: "How a referral begins, what the other person agrees to, and what you hear of it.",
    sections: [
      {
        heading: "Requests from job seekers",
        paragraphs: [
          "Job seekers can ask you to refer them. Their requests are under Referrals, where you refer them or decline.",
          "At some companies coworkers vote on a referral first. Those that wait for your vote are under Reviews.",
        ],
      },
      {
        heading: "Share a job",
        paragraphs: [
          "Open a job under Jobs and select “Share”, or share all open jobs under Referrals. The words have a link of your own: anyone who applies through it counts as referred by you, and they read that before they send. Choose a username in Settings first; without one, a link doesn’t say that it’s yours.",
          "The other person decides whether to apply or to ask you to refer them. Your company sees their details only then.",
        ],
      },
      {
        heading: "What you hear",
        paragraphs: [
          "We tell you when someone applies through your link, in the product and, if you like, by email. Activity shows what became of your referrals: shortlisted, hired, closed or withdrawn. “People you referred” under Referrals says whose the bonus is, and until when. Reasons and stages stay between the candidate and the hiring team.",
        ],
      },
    ],
    screen: { name: "Referrals", href: "/teams/referrals" },
    related: ["connections", "earnings", "voting-on-referrals"],
  },
  {
    slug: "connections",
    title: "Bring your LinkedIn connections",
    summary: "How to see which people you know fit open jobs, who sees them, and how to remove them.",
    sections: [
      {
        heading: "Bring them",
        paragraphs: [
          "Ask LinkedIn for a copy of your data with your connections, then upload the ZIP file, or the Connections.csv in it, under People you know > Your connections. It can have up to 50 MB, and we keep the newest 5,000 people. Each person is shown with the open jobs of their trade at your company.",
        ],
      },
      {
        heading: "Who sees them",
        paragraphs: [
          "You alone. Your company and your coworkers don’t see your connections, and nothing is sent to them.",
          "Remove one person or all of them at any time. A newer upload takes the place of the earlier one.",
        ],
      },
    ],
    screen: { name: "Your connections", href: "/teams/people/connections" },
    related: ["referring-someone", "employee-home"],
  },
  {
    slug: "earnings",
    title: "Earnings and payouts",
    summary:
      "When a referral bonus is earned and due, how to withdraw it, and what happens if someone leaves.",
    sections: [
      {
        heading: "When you earn",
        paragraphs: [
          "You earn the bonus of your company when someone you referred is hired. Earnings says how much it is, in how many payments, and when each is due, and which jobs pay another bonus or none.",
          "If the person leaves before a payment is due, that payment isn’t made. What was due before stays yours.",
        ],
      },
      {
        heading: "When a coworker was first",
        paragraphs: [
          "The first employee to refer a person earns the bonus, for as many days as your company chooses. Earnings says how many.",
          "You can still refer someone a coworker referred before you: the hiring team reads what you say about them. If they apply after the first referral’s days are over, the bonus is yours. “People you referred” under Referrals says whose it is, and until when.",
        ],
      },
      {
        heading: "Withdraw",
        paragraphs: [
          "When a bonus is due, your company gets an invoice for it. Once it’s paid, usually within the hour, you can withdraw the bonus. Until then Earnings says when the company’s payment is due, or that it’s overdue. If the company doesn’t pay for 4 weeks, new bonuses pause, and Earnings says so.",
          "Add a bank account, then select “Withdraw”. Two administrators check every payout, so it takes a few days.",
          "Your account number is stored encrypted, and only its last 4 digits are shown again.",
        ],
      },
      {
        heading: "Statements",
        paragraphs: [
          "Under “Statement”, choose a month, a year or days and select “Download PDF” or “Download CSV”. It lists what you earned, what ended and what was paid out at all your companies, with your balance before and after.",
        ],
      },
      {
        heading: "Drops",
        paragraphs: [
          "A drop is a small reward of your company for the first employees who claim it. You can withdraw it once your company has paid for it, usually within the hour.",
        ],
      },
    ],
    screen: { name: "Earnings", href: "/teams/earnings" },
    related: ["points", "referring-someone"],
  },
  {
    slug: "points",
    title: "Points and gift cards",
    summary: "How you get points, what they are for, and when a gift card arrives.",
    sections: [
      {
        heading: "Get points",
        paragraphs: [
          "You get 100 points when someone you referred is shortlisted and 500 more when they are hired, once for each person. If a coworker referred the person before you, the points go to them, as the bonus does.",
        ],
      },
      {
        heading: "Redeem them",
        paragraphs: [
          "Under Earnings, select “Redeem points” and choose a gift card of your company. Its code comes by email within 48 hours and stays under Earnings, where only you can read it.",
          "Until it is sent you can cancel, and your points are back at once. If your company can’t send it, you read why and have your points back too.",
          "Points belong to one company: at another company you start from zero.",
        ],
      },
    ],
    screen: { name: "Earnings", href: "/teams/earnings" },
    related: ["earnings", "referring-someone"],
  },
  {
    slug: "answering-questions",
    title: "Answer questions",
    summary: "Which questions you get, who reads your answer, and how to change it.",
    sections: [
      {
        heading: "Answer",
        paragraphs: [
          "Questions that job seekers ask about your company’s jobs are under Questions, without their names. Once a coworker answers a question, it’s theirs.",
          "Choose whether your answer is shown on the job’s page with your name. Otherwise only who asked and your company read it.",
        ],
      },
      {
        heading: "Questions from the hiring team",
        paragraphs: [
          "If you said that you know an applicant, the hiring team can ask you about them. The question comes first under Questions and says who asks. The team reads your answer with your name; the candidate doesn’t.",
          "You don’t have to answer. When the application ends, or the person no longer wants former coworkers to be asked, the question goes away.",
        ],
      },
      {
        heading: "Change it",
        paragraphs: [
          "Under “Answered” you can edit your own answers. Your hiring team can take an answer off the page, and can’t change its words.",
        ],
      },
    ],
    screen: { name: "Questions", href: "/teams/questions" },
    related: ["employee-home", "referring-someone"],
  },
  {
    slug: "voting-on-referrals",
    title: "Vote on referrals and say who you know",
    summary: "How coworkers review a referral, and what happens when you say that you know an applicant.",
    sections: [
      {
        heading: "Vote on a referral",
        paragraphs: [
          "At some companies, coworkers review a referral before the hiring team does. Open Reviews, read who is referred and by whom, and select “Vote for” or “Vote against”.",
          "A lead of 2 votes decides. You can change your vote until then. You can’t vote on your own referral.",
          "The hiring team can decide at any time without waiting for votes.",
        ],
      },
      {
        heading: "People you know",
        paragraphs: [
          "Enter your past companies under People you know > Past companies. Your company doesn’t see this list.",
          "When someone who worked there at the same time applies and agrees to it, we ask you about them. Select “I know them” if you do: the hiring team then sees your name and where you worked together.",
          "If you skip someone, we don’t tell them or the team, and you can bring them back at any time. You can undo “I know them” for a few seconds.",
        ],
      },
    ],
    screen: { name: "Reviews", href: "/teams/reviews" },
    related: ["referring-someone", "connections", "employee-home"],
  },
  {
    slug: "employee-home",
    title: "Start from your home screen",
    summary: "What waits for you as an employee, which jobs suit people you know, and how to follow jobs.",
    sections: [
      {
        heading: "What waits for you",
        paragraphs: [
          "Home lists people you may know, referral requests, questions of job seekers and votes on referrals.",
          "“First steps” lead you through your past companies, your connections, your link and your first referral. A step is marked as done once you’ve done it. You can hide the list and show it again.",
        ],
      },
      {
        heading: "Jobs that suit people you know",
        paragraphs: [
          "If you added your LinkedIn connections, Home lists open roles that suit them by job title. Select “Refer” beside a person to get words with your own link to send. We write to none of them.",
        ],
      },
      {
        heading: "The team of a job",
        paragraphs: [
          "Under Jobs you see your company’s open jobs, internal ones too. Select “Join team” for a job you work with: candidates then see your name on its page. Select “Leave team” anytime.",
        ],
      },
    ],
    screen: { name: "Home", href: "/teams" },
    related: ["referring-someone", "connections", "voting-on-referrals"],
  },
  {
    slug: "followed-links",
    title: "Links you share, and who is credited",
    summary: "From when your link counts, for how long, and whose referral it is when several of you shared.",
    sections: [
      {
        heading: "When your link counts",
        paragraphs: [
          "Your link counts from when someone follows it and signs up or signs in. If they look around first and apply days later another way, it’s still your referral.",
          "It counts for every job of your company, and for as many days as your company chose: 180 unless it changed that. A link you follow yourself counts for no one.",
        ],
      },
      {
        heading: "When several of you shared",
        paragraphs: [
          "The link that was followed first counts, until its days are over. Following it again in that time changes nothing. The same goes when one of you was asked for a referral and the other shared a link: the first referral is credited.",
          "“People you referred” under Referrals says whose the bonus is, and until when.",
        ],
      },
      {
        heading: "What the other person reads",
        paragraphs: [
          "Before they send an application, the form says that it counts as your referral. You hear that they applied, in the product and, if you like, by email, and never what they sent.",
        ],
      },
    ],
    screen: { name: "Referrals", href: "/teams/referrals" },
    related: ["referring-someone", "earnings", "application-sources"],
  },
];
