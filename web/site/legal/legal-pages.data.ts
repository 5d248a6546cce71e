import type { Kept } from "#shared/privacy/purpose.ts";
import { afterDeletion, byCompanies, purposes } from "#shared/privacy/purposes.data.ts";
import type { HeldTopic } from "#shared/privacy/held-topics.ts";
import { visitMonths } from "#shared/visitors/visitor-choice.ts";
import { browserStorage } from "./browser-storage.data.ts";
import { cookiesFor } from "./cookie-list.ts";

interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  /** What is kept, why and until when, from the data the product itself uses. */
  kept?: readonly Kept[];
  /** The same by topic. */
  held?: readonly (Kept & { topic: HeldTopic })[];
}
export interface LegalPage {
  /** The end of its address. */
  slug: string;
  title: string;
  summary: string;
  sections: readonly LegalSection[];
}

/** Templates for an operator, who replaces what is in brackets. */
export const legalPages: readonly LegalPage[] = [
  {
    slug: "terms",
    title: "Terms of use",
    summary: "What you can expect of this service, and what it expects of you.",
    sections: [
      {
        heading: "Who runs this service",
        paragraphs: [
          "This service is run by [legal name of the operator], [address]. By creating an account you agree to these terms with the operator.",
        ],
      },
      {
        heading: "Job seekers and employees",
        paragraphs: [
          "An account is free for job seekers and for employees who refer people. Job seekers may buy a plan that includes more; its price is shown before they pay. What you write about yourself must be true.",
          "Your profile and resumes stay yours. You let the operator show them to the companies you apply to, and to others as you choose in your settings.",
          "Bonuses for referrals are promised by the company that hires, on its own terms. [How and when the operator pays them out.]",
        ],
      },
      {
        heading: "Companies",
        paragraphs: [
          "Companies may publish only real jobs that they can fill. They may use what they learn about people only for hiring.",
          "What a plan costs and when it ends is shown before a company buys it. [Governing terms for payments, taxes and refunds.]",
        ],
      },
      {
        heading: "What is not allowed",
        paragraphs: [
          "Do not harass or deceive anyone, publish jobs that ask people for money, or collect data from these pages automatically without permission, except through the feeds and the API.",
          "The operator may take down jobs and disable accounts and companies that break these rules. The company’s team is told the reason.",
        ],
      },
      {
        heading: "Liability, law and changes",
        paragraphs: [
          "[Limits of liability under applicable law.] [Governing law and place of jurisdiction.] [How changes to these terms are announced.]",
        ],
      },
    ],
  },
  {
    slug: "privacy",
    title: "Privacy policy",
    summary: "What data we keep about people, why, for how long, and what your rights are.",
    sections: [
      {
        heading: "Data controller",
        paragraphs: [
          "[Legal name and address of the controller.] [Contact of the data protection officer, where there is one.] [Legal basis of each purpose below.] Companies that you apply to are responsible for what they do with your application.",
        ],
      },
      {
        heading: "Who receives it",
        paragraphs: [
          "Companies see what you send them with an application, and what your profile shows to them. While you are looking for work, hiring teams that have confirmed their company find your profile in their talent pool without an application: your name, your photo and what it says about your work. You can turn that off in your preferences. When you are signed in, Settings > Privacy lists which companies saw what.",
          "[Providers that process data for the operator, such as hosting, email, payments and language models.] [Transfers to other countries, and on which basis.]",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "You can read and download your data, correct it, hide from one company or all, turn off automated scoring, and delete your account, in your settings, profile and preferences.",
          "Answers to voluntary questions about yourself have no part in any decision or score. They are counted in reports only if you agree.",
          "[The supervisory authority you can complain to.]",
        ],
      },
      {
        heading: "What is kept about people with an account",
        paragraphs: [
          "Everything we may keep, why, and until when. See what we keep about you under Settings > Privacy.",
        ],
        held: Object.values(purposes),
      },
      {
        heading: "What companies keep about you here",
        paragraphs: ["What hiring teams write or import belongs to them, and is deleted with your account."],
        kept: byCompanies,
      },
      {
        heading: "What stays after you delete your account",
        paragraphs: [
          "Backups keep your data for some more days. Before you delete your account, the dialog says how many.",
        ],
        kept: afterDeletion,
      },
      {
        heading: "Visits",
        paragraphs: [
          `If you let us count your visits, they are stored under a random number and deleted after ${visitMonths} months. To read more or change your answer, open Privacy choices at the bottom of any page.`,
        ],
      },
    ],
  },
  {
    slug: "cookies",
    title: "Cookies",
    summary: "Every cookie and everything else kept in your browser, what it is for and how long it lasts.",
    sections: [
      {
        heading: "Cookies for visitors",
        paragraphs: [
          "The cookie “visitor” is set only after you answer, and nothing is counted before. You can change your answer under Privacy choices at any time. The others are set when they’re needed. No other site sets cookies through these pages, except Kombo, in the window that hiring teams open to connect their own system, if the operator has turned it on.",
        ],
        kept: cookiesFor("visitor"),
      },
      {
        heading: "Cookies when you sign in",
        paragraphs: ["They’re deleted when you sign out, except “device”."],
        kept: cookiesFor("member"),
      },
      {
        heading: "Cookie when you post a job without an account",
        paragraphs: ["It is renewed each time you come back to your job."],
        kept: cookiesFor("poster"),
      },
      {
        heading: "Cookies for administrators of this service",
        paragraphs: [],
        kept: cookiesFor("administrator"),
      },
      {
        heading: "Other storage in your browser",
        paragraphs: [
          "These entries stay in your browser and are never sent with page requests. An asterisk stands for the end of a name, which varies.",
        ],
        kept: browserStorage,
      },
      {
        heading: "Operator of this service",
        paragraphs: [
          "[Legal name and address of the operator.] [Legal basis for cookies that are set without asking.]",
        ],
      },
    ],
  },
  {
    slug: "accessibility",
    title: "Accessibility statement",
    summary:
      "What we test so that everyone can use this service, and how to tell us when something doesn’t work.",
    sections: [
      {
        heading: "What is tested",
        paragraphs: [
          "Automated checks with axe look for barriers on the screens of visitors, job seekers, hiring teams, employees and administrators in the light theme, and for low contrast in the dark theme too. They find only some of the possible problems.",
          "Browser tests use the keyboard to read, pass and undo in the applicant feed, and to move cards in the pipeline.",
          "A company’s careers page and its jobs are tested without JavaScript.",
        ],
      },
      {
        heading: "What is not claimed",
        paragraphs: [
          "No one has audited this service against the Web Content Accessibility Guidelines (WCAG), so no level of conformance is claimed. [Result, method and date of a manual evaluation.]",
        ],
      },
      {
        heading: "Known limits",
        paragraphs: [
          "Files, pictures and videos that people and companies add may lack descriptions. [Other known limits.]",
        ],
      },
      {
        heading: "Tell us",
        paragraphs: [
          "If something doesn’t work for you, write to [email address] and tell us the page. [How soon you get an answer, and the enforcement body you can turn to.]",
        ],
      },
    ],
  },
  {
    slug: "imprint",
    title: "Imprint",
    summary: "Who runs this service, and how to reach them.",
    sections: [
      {
        heading: "Operator",
        paragraphs: [
          "[Legal name and legal form]",
          "[Street, postal code, city, country]",
          "[Names of the operator’s representatives]",
        ],
      },
      { heading: "Contact", paragraphs: ["[Email address]", "[Phone number]"] },
      {
        heading: "Registration and tax",
        paragraphs: ["[Register and number]", "[VAT identification number]"],
      },
    ],
  },
];
