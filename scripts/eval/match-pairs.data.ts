interface LabelledCandidate {
  id: string;
  resume: string;
  /** Advertisements a careful recruiter would send this person to, and those they would not, though the field is near. */
  fits: string[];
  misses: string[];
}

/** People and advertisements written and judged by hand for this measurement. */
export const labelledCandidates: LabelledCandidate[] = [
  {
    id: "java-backend",
    resume: `Priya Nandan
Backend developer
Experience
Backend developer, Lindgren Pay, 2019 - present
Wrote payment services in Java and Spring Boot, with PostgreSQL and Kafka behind them
Cut the time of the nightly settlement from four hours to forty minutes
Junior developer, Ostwind Software, 2016 - 2019
Maintained a web shop in Java EE, wrote unit tests, moved the build to Maven
Education
BSc Computer Science, 2012 - 2016
Skills
Java, Spring Boot, PostgreSQL, Kafka, Docker, Git`,
    fits: ["spring-services", "kotlin-platform", "payments-engineer", "fullstack-java-react"],
    misses: [
      "react-frontend",
      "java-architect-15",
      "data-scientist",
      "it-support",
      "embedded-c",
      "qa-manual",
    ],
  },
  {
    id: "frontend",
    resume: `Tomas Brandl - Frontend engineer
Profile: five years of building interfaces people enjoy.
Work experience
2021 - now Frontend engineer at Heronly: the design system and booking pages in React and TypeScript, tests with Playwright, accessibility reviews
2018 - 2021 Web developer at Studio Marl: sites for museums with JavaScript, CSS and WordPress
Education: apprenticeship as media designer
Skills: React, TypeScript, JavaScript, CSS, HTML, Figma, accessibility, Vite`,
    fits: ["react-frontend", "design-system", "fullstack-ts"],
    misses: [
      "spring-services",
      "ux-research",
      "kotlin-platform",
      "embedded-c",
      "marketing-web",
      "data-engineer",
    ],
  },
  {
    id: "icu-nurse",
    resume: `Amara Okoye
Registered nurse
Experience
Intensive care nurse, St. Brigid Hospital, 2017 - present
Care for ventilated patients on an eighteen-bed unit, haemofiltration, mentoring of new colleagues
Staff nurse, surgical ward, Lakeside Clinic, 2014 - 2017
Preparation and aftercare of patients, medication, wound care
Education
Bachelor of Nursing, 2014
Certificates
RN licence, ACLS, BLS`,
    fits: ["icu-night", "recovery-nurse", "er-nurse"],
    misses: [
      "nurse-anaesthetist",
      "dental-assistant",
      "care-home-aide",
      "medical-coder",
      "hospital-physician",
      "pharma-rep",
    ],
  },
  {
    id: "care-aide",
    resume: `Milena Petrov
Experience
2020 - present: Home care aide, Sonnenhof Care. Help older people with washing, meals and medicine reminders; write the daily report.
2016 - 2020: Kitchen help, Hotel Adler. Breakfast service, cleaning.
Training: Care assistant course (200 hours), first aid
Languages: German (good), Bulgarian (native)`,
    fits: ["care-home-aide", "disability-support"],
    misses: ["icu-night", "recovery-nurse", "medical-coder", "dental-assistant", "hospital-physician"],
  },
  {
    id: "data-analyst",
    resume: `Jonas Weir
Data analyst
EXPERIENCE
Data Analyst, Brightmill Retail (Jan 2021 - Present)
- Weekly sales reporting in SQL and Tableau for forty stores
- Built an Excel forecast model used by the buying team
Reporting Assistant, Brightmill Retail (2019 - 2020)
- Prepared spreadsheets, cleaned customer data
EDUCATION
BA Economics, 2019
SKILLS
SQL, Tableau, Excel, basic Python, statistics`,
    fits: ["bi-analyst", "marketing-analyst", "product-analyst"],
    misses: [
      "data-scientist",
      "data-engineer",
      "ml-engineer",
      "financial-controller",
      "spring-services",
      "actuary",
    ],
  },
  {
    id: "ml-scientist",
    resume: `Dr. Sana Rahimi
Machine learning scientist with a doctorate in computational linguistics
Experience
Senior data scientist, Verbalis, 2020 - present. Language models for customer letters: PyTorch, transformers, evaluation, serving with FastAPI on Kubernetes.
Research assistant, 2015 - 2020. Parsing of low-resource languages; six publications.
Education
PhD Computational Linguistics, 2020
Skills
Python, PyTorch, NLP, SQL, Docker, Kubernetes`,
    fits: ["ml-engineer", "data-scientist", "nlp-research"],
    misses: ["bi-analyst", "data-engineer", "linguist-translator", "marketing-analyst", "react-frontend"],
  },
  {
    id: "accountant",
    resume: `Grace Mulligan
Accountant
Career
Accountant, Tidewater Logistics, 2018 - present: month-end close, balance sheet reconciliations, VAT returns, SAP FI
Accounts assistant, Copperfield & Sons, 2014 - 2018: purchase ledger, bank reconciliation, payroll of 60 people
Education
ACCA qualified 2019; BA Accounting 2014
Skills: SAP, Excel, IFRS`,
    fits: ["gl-accountant", "financial-controller", "group-reporting"],
    misses: [
      "tax-lawyer",
      "investment-banker",
      "bookkeeper-trainee",
      "bi-analyst",
      "actuary",
      "sales-account-exec",
    ],
  },
  {
    id: "sales",
    resume: `Diego Salcedo
Account executive, software
Experience
Account Executive, Nimbuslane (SaaS), 2020 - present
Sold subscriptions to mid-size manufacturers, 118 % of quota in 2023, kept the pipeline in Salesforce
Sales Development Representative, Nimbuslane, 2018 - 2020
Cold calls and demos, 30 meetings a month
Languages: Spanish (native), English (fluent)`,
    fits: ["sales-account-exec", "key-account-manager", "sdr-lead"],
    misses: [
      "marketing-manager",
      "retail-shop",
      "financial-controller",
      "pharma-rep-licensed",
      "sales-engineer",
      "vp-sales",
    ],
  },
  {
    id: "marketing",
    resume: `Lotte Vermeer
Marketing manager with eight years in consumer brands
2019 - present Marketing manager, Fennel Foods: campaigns on social media and television, budget of two million, team of three, Google Ads, SEO
2015 - 2019 Content marketer, Parsley Magazine: newsletter, blog, editorial calendar
MA Communication Science 2015
Skills: Google Analytics, HubSpot, SEO, copywriting`,
    fits: ["marketing-manager", "brand-lead", "content-lead"],
    misses: [
      "sales-account-exec",
      "marketing-analyst",
      "graphic-designer",
      "marketing-web",
      "vp-sales",
      "hr-partner",
    ],
  },
  {
    id: "electrician",
    resume: `Kev Doyle
Electrician
Work
Electrician, Doherty Installations, 2012 - present: wiring of houses and small factories, fuse boards, testing to BS 7671, fault finding, two apprentices
Apprentice, Doherty Installations, 2008 - 2012
Qualifications: NVQ Level 3 electrical installation, 18th edition, driving licence`,
    fits: ["site-electrician", "maintenance-electrician", "solar-installer"],
    misses: [
      "electrical-design-engineer",
      "plumber",
      "electronics-technician",
      "construction-manager",
      "embedded-c",
    ],
  },
  {
    id: "teacher",
    resume: `Ruth Abara
Primary school teacher
Experience: Class teacher, Elm Road Primary, 2016 - present. Year 3 and 4, lead for mathematics, parents' evenings, trips. Teaching assistant, Elm Road Primary, 2014 - 2016.
Education: Bachelor of Education, qualified teacher status 2016.`,
    fits: ["primary-teacher", "math-lead-primary", "learning-support"],
    misses: ["university-lecturer", "nursery-nurse", "secondary-physics", "corporate-trainer", "hr-partner"],
  },
  {
    id: "chef",
    resume: `Luca Ferri
Sous chef
Experience
Sous chef, Trattoria Novella, 2019 - present: runs the line for 90 covers, menus with the head chef, orders, HACCP
Line cook, Grand Hotel Corso, 2014 - 2019
Trained cook, hotel school 2014`,
    fits: ["head-chef", "sous-chef-hotel", "canteen-cook"],
    misses: ["waiter", "food-scientist", "hotel-manager", "care-home-aide", "retail-shop"],
  },
  {
    id: "devops",
    resume: `Ivan Horvat
Site reliability engineer
2020 - present, Site reliability engineer, Kestrel Cloud: Kubernetes on AWS for 300 services, Terraform, Prometheus, on-call rota, incident reviews
2015 - 2020, Linux administrator, Zagrel Hosting: Debian servers, Ansible, backups, networks
Skills: AWS, Kubernetes, Terraform, Ansible, Linux, Python, Go`,
    fits: ["platform-sre", "cloud-engineer", "linux-admin"],
    misses: [
      "it-support",
      "spring-services",
      "network-cabling",
      "security-manager",
      "kotlin-platform",
      "data-scientist",
    ],
  },
  {
    id: "hr",
    resume: `Hannah Lindqvist
HR generalist
Experience
HR generalist, Norrsken Industries, 2017 - present. Recruitment of production and office staff, contracts, absence, union talks, payroll hand-over.
Recruitment coordinator, Norrsken Industries, 2015 - 2017. Interviews, job adverts, onboarding.
Education
BSc Human Resource Management, 2015`,
    fits: ["hr-partner", "talent-acquisition", "people-ops"],
    misses: [
      "payroll-accountant",
      "corporate-trainer",
      "office-receptionist",
      "marketing-manager",
      "sales-account-exec",
      "tax-lawyer",
    ],
  },
  {
    id: "truck-driver",
    resume: `Marek Zielinski
Driver
2015 - present: HGV driver (class C+E), Baltrans. International tours, loading, tachograph, customs papers.
2011 - 2015: Van driver, parcel delivery.
Licences: C+E, ADR, forklift`,
    fits: ["long-haul-driver", "tanker-driver", "warehouse-forklift"],
    misses: ["logistics-manager", "bus-driver", "truck-mechanic", "transport-planner"],
  },
  {
    id: "new-grad",
    resume: `Mina Park
Computer science graduate
Education
BSc Computer Science, 2026, thesis about compilers in Rust
Experience
Intern, Quillsoft, summer 2025: Python scripts for test reports
Projects
A chat server in Go; a ray tracer in C++
Skills: Python, Go, C++, Rust, Git, Linux`,
    fits: ["graduate-developer", "embedded-c-junior"],
    misses: [
      "java-architect-15",
      "platform-sre",
      "kotlin-platform",
      "engineering-manager",
      "data-scientist",
      "spring-services",
    ],
  },
];
