/** Advertisements written for the measurement: a line with the id, then the text, parted by lines of dashes. */
export const labelledAds = `
spring-services
Software engineer, payments. You will build services with Spring and Java 17 that move money for small shops. What you bring:
- at least four years of professional Java
- relational databases and SQL
- some messaging system such as Kafka or RabbitMQ
The day after a night on call is free. Fruit, dogs, a quiet room.
---
kotlin-platform
Backend engineer (Kotlin/JVM)
Our platform team runs twenty JVM services. We are looking for somebody with solid experience in Java or Kotlin, who knows PostgreSQL well and has run event-driven systems in production. Three years or more. We meet in San Francisco twice a year.
---
payments-engineer
Payments Engineer
Settlement files, ledgers and card schemes are your thing. Requirements: Java or another typed language, experience with payment systems, SQL. Nice to have: Kafka, Docker.
---
fullstack-java-react
Full stack developer
You develop features end to end: Java services with Spring Boot and a React front end. Most of the work is on the server. You have 3+ years with Java; React you may learn here.
---
react-frontend
Frontend Developer (React)
Requirements
* 3+ years of JavaScript and React
* an eye for CSS and accessibility
* TypeScript
We use Java on the server, but you will not touch it.
---
java-architect-15
Principal Java Architect
15+ years of experience in Java, at least 8 of them as an architect of distributed systems. You lead six teams, hold TOGAF and have designed core banking systems.
---
data-scientist
Data scientist
You model churn and demand with statistics and machine learning. Must have: master's degree or doctorate in a quantitative field, Python, pandas, scikit-learn or PyTorch, experiments. SQL is used daily.
---
it-support
IT support technician
First contact for 300 colleagues: laptops, printers, accounts, Microsoft 365. Ticket system, patience on the telephone.
---
embedded-c
Senior embedded engineer
Firmware in C and C++ for motor controllers. At least 6 years with microcontrollers, RTOS, CAN bus, oscilloscope.
---
qa-manual
Manual tester
You write test cases and click through releases of our banking app. ISTQB certificate required. No programming.
---
design-system
Engineer, design system
Components in TypeScript and React used by nine teams; you care for documentation, accessibility (WCAG) and work closely with designers in Figma. Four years of front-end work.
---
fullstack-ts
Product engineer
Small team, all TypeScript: React in front, Node behind. You have shipped web interfaces for some years and are willing to learn our back end.
---
ux-research
UX researcher
You plan and run interviews and usability tests, and tell product teams what people need. Degree in psychology or human factors, five years of qualitative research.
---
marketing-web
Web content manager
You keep our site fresh in WordPress, write landing pages and coordinate agencies. Experience in marketing and SEO; HTML helps.
---
data-engineer
Data engineer
Pipelines in Spark and Airflow on AWS, dbt, a warehouse in Snowflake. Must: 4 years of data engineering, Python or Scala, streaming with Kafka.
---
icu-night
Intensive care nurse (night shifts)
We offer: the day after a night on call is free, parking. We ask for: registered nurse, at least two years on an intensive care unit, experience with ventilation.
---
recovery-nurse
Nurse for the recovery room
You receive patients after surgery and watch over them until they go back to the ward. Nursing degree and licence required; intensive care or anaesthesia experience is welcome. ACLS.
---
er-nurse
Emergency department nurse
RN licence, BLS and ACLS, three years of acute care. Triage training is given.
---
nurse-anaesthetist
Certified registered nurse anaesthetist
Independent anaesthesia in six theatres. Master's degree in nurse anaesthesia and CRNA certification are conditions, as are 1,000 cases on your own.
---
dental-assistant
Dental assistant
Chairside assistance, X-rays, sterilising of instruments in a practice of three dentists. Completed training as a dental assistant.
---
care-home-aide
Care assistant for our residents
Washing, dressing, meals, company. A short course in care is enough; you speak German well enough to write the care report. Shifts at weekends.
---
disability-support
Support worker
You accompany adults with disabilities at home: cooking, shopping, personal care. Experience in care is useful, warmth is essential. Good German.
---
medical-coder
Medical coder
You code hospital stays by ICD-10 and DRG. Certification (CCS) and two years of coding required. Remote.
---
hospital-physician
Hospitalist
Physician, board certified in internal medicine, for our wards with seventy beds. MD or DO, state licence.
---
pharma-rep
Medical sales representative
Visits to clinics to present anticoagulants. Natural science degree, three years in pharmaceutical sales, driving licence.
---
bi-analyst
BI analyst
You build reports for operations. SQL and a visualisation tool (Tableau or Power BI), 2+ years, an ear for what people really ask.
---
marketing-analyst
Marketing analyst
Measure campaigns, tidy data, explain results. We need: two years as an analyst, SQL, Excel, a dashboard tool. Retail background is a plus.
---
product-analyst
Junior product analyst
Funnels, A/B tests and weekly numbers for one product team. SQL required, Python or R basics, statistics.
---
ml-engineer
Machine learning engineer
Train and serve language models: PyTorch, transformers, Docker, Kubernetes. 3+ years in machine learning, Python.
---
financial-controller
Financial controller
Monthly closing, budgets, variance analysis for a group with four subsidiaries. Qualified accountant (ACCA, CIMA), five years in accounting, IFRS, SAP.
---
actuary
Actuary
Reserving and pricing of motor insurance. Fellow of an actuarial society, five years in insurance, R or SAS.
---
nlp-research
Research scientist, natural language
Doctorate in NLP, computational linguistics or machine learning, publications at ACL or EMNLP, strong Python. You turn papers into features.
---
linguist-translator
Translator English-Persian
Translation of contracts and letters, proofreading. Diploma in translation and sworn status required.
---
gl-accountant
General ledger accountant
Reconciliations, accruals, month end, VAT. Three years in accounting, SAP, good Excel.
---
group-reporting
Senior accountant, group reporting
Consolidation by IFRS for twelve companies. ACCA or equivalent, 5+ years, experience with ERP systems such as SAP.
---
tax-lawyer
Tax lawyer
Admission to the bar, five years of corporate tax law in a firm. You advise on cross-border mergers.
---
investment-banker
Investment banking associate
Mergers and acquisitions, valuation models, pitch books. MBA of a target school, three years in an investment bank.
---
bookkeeper-trainee
Apprentice bookkeeper
For school leavers: two years of training in invoices and ledgers. No experience expected.
---
sales-account-exec
Account Executive (SaaS)
New business with mid-size companies. You have sold software for 3+ years, beaten your quota, use a CRM such as Salesforce and speak English fluently.
---
key-account-manager
Key account manager, Spain and Latin America
Grow twenty software customers. Native Spanish, English, four years in B2B sales, negotiation.
---
sdr-lead
Team lead, sales development
Coach eight SDRs, cold outreach, pipeline numbers in Salesforce. You were an SDR yourself and have sold software.
---
retail-shop
Sales assistant
Advise customers in our shoe shop, till, shelves, Saturdays. No experience needed.
---
pharma-rep-licensed
Pharmaceutical sales specialist, oncology
Five years of pharmaceutical sales in oncology, a degree in pharmacy or biology, network among hospital doctors.
---
sales-engineer
Sales engineer
You show our API to developers and write proofs of concept in Python. Degree in computer science, programming experience, travel.
---
vp-sales
Vice president of sales
Lead 80 people in five countries. 15+ years in sales, 8 in leadership, revenue responsibility above 50 million.
---
marketing-manager
Marketing manager
Campaigns for a food brand across social media, search and print, with your own budget. Five years in marketing, Google Ads, agency steering.
---
brand-lead
Brand lead
Own the brand of our lemonades: positioning, television, packaging. 7+ years in consumer goods marketing, led a small team.
---
content-lead
Head of content
Newsletter, blog, social channels, two writers. You have run an editorial calendar, know SEO and write well.
---
graphic-designer
Graphic designer
Layouts, illustrations, packaging in Adobe Illustrator and InDesign. Portfolio, degree in design, three years in an agency.
---
hr-partner
HR business partner
You advise managers of a plant: recruiting, labour law, works council. Five years as an HR generalist, degree in HR or business.
---
site-electrician
Electrician for housing sites
First and second fix, consumer units, inspection and testing. NVQ Level 3, 18th edition, driving licence.
---
maintenance-electrician
Maintenance electrician
Keep the bakery's lines running: fault finding, motors, panels. Time-served electrician, shift work.
---
solar-installer
Solar installer (electrical)
Mount and connect panels on roofs. You are a qualified electrician and not afraid of heights.
---
electrical-design-engineer
Electrical design engineer
Degree in electrical engineering, EPLAN, five years designing switchgear and PLC programs.
---
plumber
Plumber
Bathrooms and boilers. Qualified plumber with Gas Safe registration.
---
electronics-technician
Electronics technician
Repair of circuit boards under the microscope, SMD soldering, test benches. Training in electronics.
---
construction-manager
Construction manager
Lead sites worth ten million. Degree in civil engineering, ten years, contracts, schedules.
---
primary-teacher
Class teacher, Year 4
Qualified teacher status, primary experience, joy in mathematics and reading. From September.
---
math-lead-primary
Mathematics lead (primary school)
Teach a class and guide colleagues in mathematics. QTS, five years in Key Stage 2.
---
learning-support
Learning support teacher
Small groups of seven- to eleven-year-olds who need more time. Qualified teacher, primary background.
---
university-lecturer
Lecturer in education
Doctorate, publications, teaching at a university. Research on teacher training.
---
nursery-nurse
Nursery nurse
Babies and toddlers. Level 3 diploma in early years.
---
secondary-physics
Physics teacher, secondary school
Physics to A level. Degree in physics, QTS for secondary.
---
corporate-trainer
Corporate trainer
Leadership seminars for managers in industry. Ten years in business, trainer certificate, travel four days a week.
---
head-chef
Head chef
Italian kitchen, 80 covers. Several years as sous chef, menus, purchasing, HACCP.
---
sous-chef-hotel
Sous chef, hotel
You stand in for the head chef in a kitchen of twelve. Trained cook, five years on the line.
---
canteen-cook
Cook for a company canteen
Monday to Friday, 300 lunches. Trained cook, experience with large kitchens.
---
waiter
Waiter
Table service in the evening, wine knowledge, two languages.
---
food-scientist
Food technologist
Recipes and shelf life of ready meals. Degree in food science, laboratory work, product specifications.
---
hotel-manager
Hotel manager
Lead a house with 120 rooms: staff, budget, guests. Degree in hospitality, eight years in hotel management.
---
platform-sre
Site reliability engineer
Kubernetes, Terraform, Prometheus. Five years in operations of cloud systems, one programming language (Go or Python). On call one week in six; the day after a night on call is free.
---
cloud-engineer
Cloud engineer (AWS)
You build landing zones and pipelines with infrastructure as code. 3+ years AWS, Terraform, containers.
---
linux-admin
Linux system administrator
Two hundred Debian servers, Ansible, monitoring, backups. Five years of Linux.
---
network-cabling
Network cabling technician
Lay and test copper and fibre in offices. Ladder work, van, measuring devices.
---
security-manager
Information security manager
ISO 27001, audits, policies, awareness training. CISSP or CISM, seven years in security governance.
---
talent-acquisition
Talent acquisition partner
Hire engineers and operators, from advert to contract. Three years in recruiting, structured interviews.
---
people-ops
People operations specialist
Contracts, onboarding, absences, questions of 400 colleagues. Experience in HR administration.
---
payroll-accountant
Payroll accountant
Payroll of 900 people with DATEV, social security, tax. Three years in payroll accounting, certificate.
---
office-receptionist
Receptionist
Welcome guests, post, meeting rooms, telephone in two languages.
---
long-haul-driver
HGV driver, international
Class C+E, tachograph, two years on tour. Home every second weekend.
---
tanker-driver
Tanker driver
Class C+E and ADR for tanks, punctual, careful.
---
warehouse-forklift
Forklift driver and loader
Forklift licence, loading of lorries, scanner.
---
logistics-manager
Logistics manager
Lead the European network: contracts with carriers, SAP TM, budget. Degree in supply chain, seven years.
---
bus-driver
City bus driver
Class D licence, knowledge of the town, friendliness.
---
truck-mechanic
Truck mechanic
Service and repair of MAN and Volvo engines. Training as a vehicle mechatronics technician.
---
transport-planner
Transport planner
Plan public transport with traffic models. Degree in transport engineering, PTV Visum.
---
graduate-developer
Graduate software developer
For people straight from university: Python or another language, Git, curiosity. Mentor from day one.
---
embedded-c-junior
Junior firmware developer
C++ or Rust on small devices. Degree in computer science or electronics; projects of your own count.
---
engineering-manager
Engineering manager
Lead eight engineers, hire, plan. Ten years in software, three as a manager.
`;
