import type { HelpPage } from "../help-page.ts";

export const profile: HelpPage[] = [
  {
    slug: "resumes",
    title: "Add and correct your resumes",
    summary: "Which files we read, how to correct what was read, and how to keep several resumes.",
    sections: [
      {
        heading: "Add a resume",
        paragraphs: [
          "Open Resumes and add a PDF, a Word file, a photo of your resume, JSON Resume or your LinkedIn export as a ZIP file, up to 10 MB.",
          "We show you what we read before anything is saved. Correct it, then select “Save resume”. You choose whether it is added to your profile too.",
        ],
      },
      {
        heading: "Keep several resumes",
        paragraphs: [
          "You can keep several resumes and choose one each time you apply. One of them is your default: open another one and select “Make default” in its menu to change that.",
          "In the same menu you can rename, duplicate or delete a resume, or have its document read once more.",
        ],
      },
      {
        heading: "After you have applied",
        paragraphs: [
          "Changing or deleting a resume doesn’t change applications you already sent: each has its own copy.",
        ],
      },
    ],
    screen: { name: "Resumes", href: "/resumes" },
    related: ["writing-a-resume", "fitting-a-resume", "profile"],
  },
  {
    slug: "writing-a-resume",
    title: "Write a resume here",
    summary: "How to write and design a resume, and what the file you download is made of.",
    sections: [
      {
        heading: "Write and see the pages",
        paragraphs: [
          "Open a resume under Resumes and select “Design” in its menu. The form is next to the real pages: what you see is the file you’ll get.",
          "What you type is saved automatically. You can undo and redo.",
        ],
      },
      {
        heading: "Change the order",
        paragraphs: [
          "Drag a section to move it, or use its menu: move it up or down, hide it or show it. You can add sections of your own with a title and text.",
        ],
      },
      {
        heading: "Design",
        paragraphs: [
          "There are six templates and five fonts. You can set the paper, font size, line height, spacing, text color and accent color.",
          "Your picture is off unless you turn it on. Turn it on only where people in the country you apply in expect one.",
        ],
      },
      {
        heading: "The file",
        paragraphs: [
          "The PDF has real text in reading order and is tagged for screen readers. It also carries your resume as structured data, so other programs can read it without guessing.",
        ],
      },
    ],
    screen: { name: "Resumes", href: "/resumes" },
    related: ["resumes", "fitting-a-resume"],
  },
  {
    slug: "profile",
    title: "Tell more than a resume does",
    summary: "What highlights and prompts are, who sees them, and what the numbers on your profile mean.",
    sections: [
      {
        heading: "What makes a profile complete",
        paragraphs: [
          "Profile shows what hiring teams see when you apply. What you change without a connection is kept on your device until you save it or sign out. “Profile completeness” lists what is missing and how much each part adds.",
        ],
      },
      {
        heading: "Highlights",
        paragraphs: [
          "A highlight is work you’re proud of: a project, a talk, a result or an award, with a description and a link. Hiring teams see it with your application.",
        ],
      },
      {
        heading: "In your own words",
        paragraphs: [
          "Under “In your own words” you answer short prompts, ours or one of your own. Turn off “Show on my profile” to keep an answer as a draft that only you see.",
        ],
      },
      {
        heading: "In numbers",
        paragraphs: [
          "“In numbers” shows how many times companies viewed your profile, how many referrals you can still ask for this month, and how many of your requests have no answer yet. Each company counts once a day.",
        ],
      },
    ],
    screen: { name: "Profile", href: "/profile" },
    related: ["public-profile", "voluntary-questions", "resumes"],
  },
  {
    slug: "voluntary-questions",
    title: "Voluntary questions about yourself",
    summary: "What happens with answers about gender, ethnicity and the like.",
    sections: [
      {
        heading: "Your choice",
        paragraphs: [
          "At the end of your profile you can answer any, all or none of the voluntary questions. Choose “No answer” to delete an answer.",
        ],
      },
      {
        heading: "Who sees them",
        paragraphs: [
          "Answers are stored apart from your profile. Hiring teams never see what you answered, and it doesn’t affect searches, scores or decisions.",
        ],
      },
      {
        heading: "Counting in reports",
        paragraphs: [
          "If you turn on “Count my answers in reports”, they may be counted without your name in yearly reports of companies you applied to and in our yearly fairness report. Counts under 10 are never shown. If you turn it off, reports made later leave you out. Your consent ends after a year unless you renew it in Settings > Privacy.",
        ],
      },
    ],
    screen: { name: "Profile", href: "/profile" },
    related: ["fairness-report", "privacy"],
  },
  {
    slug: "fairness-report",
    title: "How the fairness report is counted",
    summary: "Which numbers tell whether scores and decisions treat groups alike, and what they can’t tell.",
    sections: [
      {
        heading: "The rule it follows",
        paragraphs: [
          "New York City’s Local Law 144 asks for impact ratios of tools that score applicants. The report uses the definitions of the city’s rule (6 RCNY § 5-300 and § 5-301).",
          "The selection rate of a category is the part of its people whom a hiring team moved forward: anyone who reached a stage after the first look, in at least one job of the family.",
          "The scoring rate is the part of a category with a score above the median score of everyone counted. A score at the median isn’t above it.",
          "The impact ratio is a category’s rate divided by the highest rate of its table. 1.00 means the same rate as the category with the highest one.",
          "The rule sets no limit. US federal guidelines take four fifths (0.80) as a rule of thumb for a closer look.",
        ],
      },
      {
        heading: "People counted",
        paragraphs: [
          "People who applied in a year (UTC), had a score, agreed to be counted in this report, and answered the questions about gender and ethnicity. The categories are the answers to these questions; gender stands for what the rule calls sex.",
          "Each person is counted once in a job family, whatever number of jobs they applied to: as far as they came, and with their highest score. The job family is the department that a job’s title is of. All companies are counted together.",
        ],
      },
      {
        heading: "People left out",
        paragraphs: [
          "Left out are people who didn’t agree, who gave no answer or chose “Prefer not to say”, who opted out of scores, and everyone in a category with too few people. How many with a score are left out is said in steps of 50, since an exact number could be used to calculate a hidden one.",
          "A category under 2% of the people counted keeps its rates but has no impact ratio, and no other category is compared with it. The rule allows this because a few people can change such a ratio a lot.",
        ],
      },
      {
        heading: "How people are protected",
        paragraphs: [
          "A group is shown only if it has at least 10 people, and at least 10 without those of any one company.",
          "Where a hidden number could be calculated from the others, also by a company that subtracts its own people, more are hidden. There are no totals, filters or shorter periods.",
          "A year is counted once, after March of the next year, and never changes. If you withdraw your consent, years counted later leave you out. Nothing lists who was counted. Only administrators can read the report, and each time is recorded.",
        ],
      },
      {
        heading: "What it can’t tell",
        paragraphs: [
          "Only those who agreed are counted, and they may differ from everyone else. The less people answer, the less the report says.",
          "It compares rates, not people of equal experience, and doesn’t say why rates differ. A score says how well one person and one job fit, so comparing scores across jobs, as the rule does, is rough.",
          "With few people a ratio moves a lot by chance. The highest rate is that of the shown categories; a hidden one could be higher.",
          "It isn’t the audit that the law asks employers for: that has to be made by an independent auditor.",
        ],
      },
    ],
    related: ["voluntary-questions", "privacy"],
  },
  {
    slug: "fitting-a-resume",
    title: "Fit your resume to a job and write a cover letter",
    summary: "How proposals for a job work, what a version is, and where a cover letter draft comes from.",
    sections: [
      {
        heading: "Fit your resume",
        steps: [
          "Select “Fit your resume” on a job, or beside a job you saved.",
          "Read each proposal beside what the job asks for, and select “Accept” or “Refuse”.",
          "Select “Apply with this version” when you’re done.",
        ],
        paragraphs: [
          "Proposals move, leave out or reword lines, or name skills first. Nothing is added that your resume doesn’t say, and nothing changes until you accept it.",
          "“Not in your resume” lists what the job asks for and your resume doesn’t show. If you have done it, say where, in your own words.",
          "A version follows the resume it came from: when you change that one, the version changes too. If both changed the same line, you choose.",
        ],
      },
      {
        heading: "Write a cover letter",
        paragraphs: [
          "Select “Write a cover letter”, and then “Write a draft” if you want to begin with one. “Where the draft comes from” shows the line of your resume behind each sentence.",
          "You can download it as a PDF, or select “Apply with this cover letter” to put it into the cover note of your application.",
        ],
      },
    ],
    screen: { name: "Resumes", href: "/resumes" },
    related: ["resumes", "writing-a-resume", "applying"],
  },
  {
    slug: "public-profile",
    title: "Show a public profile",
    summary: "How to choose what people see at your own address, and who never sees it.",
    sections: [
      {
        heading: "Turn it on",
        steps: [
          "Choose a username in Settings.",
          "Open Profile > Public profile and choose who sees each field.",
          "Turn on “Show my public profile”.",
        ],
        paragraphs: [
          "Every field starts with “No one”. You can show it to hiring teams, employees, both, or everyone with the link. “Preview as” shows the page as each of them sees it.",
          "Your pay, your preferences and your voluntary answers can’t be shown.",
        ],
      },
      {
        heading: "Introduce yourself with a video",
        paragraphs: [
          "Under Profile > Introduction video, upload or record a video of up to 3 minutes and 50 MB, and add captions. Teams you apply to can watch it.",
          "On your public profile it is a field like the others: no one sees it until you choose who does. When you remove it, it is deleted at once.",
        ],
      },
      {
        heading: "Who doesn’t see it",
        paragraphs: [
          "Companies you hide from find no profile while they are signed in. What everyone sees, their people see too once they sign out.",
          "Search engines list the page only if you turn on “Let search engines list it”.",
          "The page has nothing to do with the talent pool, where hiring teams find people who look for work. You choose in Preferences whether they find you there.",
        ],
      },
    ],
    screen: { name: "Public profile", href: "/profile/public" },
    related: ["profile", "hidden-companies", "privacy"],
  },
  {
    slug: "videos",
    title: "Record a video",
    summary:
      "How to record in the browser, what to do when the camera doesn’t start, and how to replace a video.",
    sections: [
      {
        heading: "Record it",
        steps: [
          "Select “Record a video” and allow the camera and microphone.",
          "Select “Start recording”, and “Stop recording” when you’re done. It stops automatically after 3 minutes.",
          "Watch it. Select “Use this video”, or “Record again” to start over.",
        ],
        paragraphs: [
          "Nothing leaves your device before “Use this video”. You see yourself as in a mirror; others see the picture the right way round.",
        ],
      },
      {
        heading: "If the camera doesn’t start",
        paragraphs: [
          "If your browser is blocking it, allow the camera and microphone for this site in the browser’s settings, then select “Try again”. If another program uses the camera, close that first.",
          "You can upload a video instead: MP4, WebM or MOV, up to 50 MB.",
        ],
      },
      {
        heading: "Answers and introductions",
        paragraphs: [
          "A video answer goes with one application, and the team of that job watches it. An introduction video belongs to your profile: teams you apply to can watch it, and you choose who sees it on your public profile.",
          "To replace a video, select “Remove video” and add another one. What you sent with an application stays as it was sent.",
        ],
      },
    ],
    screen: { name: "Profile", href: "/profile" },
    related: ["questions", "public-profile", "profile"],
  },
];
