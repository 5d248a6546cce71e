/** Advertisements that mislead a count of words: for each person some that fit in other words (+) and some that share words but ask for someone else (-). */
export const hardAds = `
java-backend + Server-side programmer. Our ledger lives on the JVM and must never lose a cent. You have written transactional services for a few years, think in queues and tables, and test what you write.
java-backend + Software developer for an online bank. Hibernate, microservices, message brokers, relational data. Professional practice of three to six years.
java-backend - Technical recruiter. You find Java, Spring Boot, Kafka and PostgreSQL developers for our payment clients, write adverts and lead interviews. Experience in recruiting is required.
java-backend - Product owner for payment services. You write stories for a team that works with Java, Kafka, PostgreSQL and Docker. Certified scrum product owner, five years as a product owner in banking.
java-backend - Database administrator. Ten years of running PostgreSQL clusters, replication, backup, tuning; payment services depend on you. No application development.
frontend + Interface developer. You turn drawings into pages that work for everyone, including people who use a screen reader. Component libraries, typed code, browser tests.
frontend + JavaScript engineer for a booking site. Hooks, state, bundlers, performance in the browser. Several years of practice.
frontend - Accessibility lawyer. You review booking pages, design systems and websites for compliance with the accessibility act. Law degree and bar admission.
frontend - Backend engineer. Our pages are made in React and TypeScript by another team; you write their APIs in Scala and run Cassandra. Five years of Scala.
frontend - Design director. Twelve years of leading brand and interface designers, museums and booking sites in your portfolio. Figma.
icu-nurse + Critical care clinician at the bedside. You look after the sickest adults in our heart centre, wean them from the respirator and speak with families. Registration as a nurse needed.
icu-nurse + Clinical educator. You guide newly qualified colleagues on acute wards. Nursing registration, at least five years at the bedside, experience as a mentor.
icu-nurse - Hospital receptionist for the intensive care unit. You welcome relatives of patients, plan visits and answer the telephone on the surgical ward. No nursing tasks.
icu-nurse - Sales specialist ventilators. You sell haemofiltration and ventilation devices to intensive care units of hospitals. Degree in engineering or business, five years in medical sales.
icu-nurse - Midwife. Care for mothers and babies on a twelve-bed unit at our hospital. Registered midwife licence.
care-aide + Companion for seniors. You come to people's flats, help them through the morning and notice when something changes. Patience counts more than certificates.
care-aide + Helper on a dementia ward. Meals, personal hygiene, walks. A basic course is enough.
care-aide - Nursing director. You lead a home care service with 80 employees. Nursing degree, management degree, ten years in home care.
care-aide - Hotel breakfast manager. You lead the breakfast service and kitchen help of Hotel Krone. Completed hotel training, three years as a supervisor.
care-aide - Pharmacist. You prepare medicine for older people in care homes and check daily reports. Licence as a pharmacist.
data-analyst + Insights specialist. Store managers ask you why turnover fell; you query the warehouse and draw a picture that answers. Two or three years in a similar role.
data-analyst + Planning analyst for a fashion chain. Demand forecasts in spreadsheets, dashboards for buyers.
data-analyst - Store manager. You lead forty employees, look at weekly sales reporting, plan staff and customers' events. Five years of retail management.
data-analyst - Tableau server administrator. You run the Tableau and SQL servers, permissions, upgrades, Linux. Four years in system administration.
data-analyst - Purchasing manager. You lead the buying team and negotiate with suppliers with the help of our forecast model in Excel. Eight years in buying.
ml-scientist + Applied researcher. We make machines read contracts. You train neural networks on text, measure them honestly and bring them into production.
ml-scientist + AI engineer for chat assistants. Retrieval, fine-tuning, evaluation. A research degree is a plus, experience with deep learning is a must.
ml-scientist - Customer letters clerk. You answer letters of customers, evaluate complaints and serve them on the telephone. Good language skills.
ml-scientist - Kubernetes administrator. You run Kubernetes and Docker for a research group that does NLP with PyTorch. Six years of Linux administration.
ml-scientist - Professor of German linguistics. Habilitation, teaching in medieval literature and low-resource languages.
accountant + Finance specialist for subsidiaries. You own the books of three companies from posting to annual accounts. Chartered, hands-on, at home in an ERP.
accountant + Reporting manager. Statements by international standards, contact of the auditors. Professional accountancy qualification.
accountant - SAP basis consultant. You install and upgrade SAP systems, including FI, for logistics clients. Six years of SAP basis.
accountant - Logistics coordinator. You plan tours, reconcile delivery notes and check bank holidays. Training in logistics.
accountant - Payroll software salesman. You sell payroll and accounting software to finance teams. Sales experience required.
sales + New business hunter. You open doors at factories, show what our cloud product does and bring home the signature. A track record against targets.
sales + Commercial manager, Iberia. Grow a portfolio of software customers between Lisbon and Barcelona.
sales - Salesforce developer. Apex, Lightning, integrations. You build the CRM for our account executives. Four years of Salesforce development.
sales - Manufacturing manager. You lead a mid-size plant, quotas, shifts, demos of new machines. Engineering degree.
sales - Spanish teacher. You teach Spanish to software people in English-speaking companies. Teaching degree.
marketing + Growth lead for snacks. Paid and organic channels, agencies, packaging launches. You have owned a budget and a small team.
marketing + Communications manager. Stories, channels, press for a food cooperative. Seven years in communication.
marketing - SEO developer. You write Python crawlers and analytics pipelines that feed our Google Ads system. Degree in computer science, four years of programming.
marketing - Television camera operator. Social media and television campaigns for brands. Training as a camera operator.
marketing - Budget controller. You control the marketing budget of two million, campaigns and brands included. Degree in finance, five years of controlling.
electrician + Installation technician. Consumer units, sockets, lighting, certificates of inspection in homes and workshops.
electrician + Facilities technician (electrical). You find out why the conveyor stopped. Completed apprenticeship in the trade.
electrician - Fuse buyer. You buy fuse boards, wiring and switches for electrical wholesalers. Commercial training, SAP.
electrician - Electrical engineering lecturer. Doctorate, teaching of wiring regulations and testing, research.
electrician - House painter. Painting of houses and small factories, own van, apprentices to guide. Trained painter.
teacher + Year group tutor. Seven- to nine-year-olds, numbers and letters, families who care. You hold QTS.
teacher + Numeracy specialist for a group of junior schools. You coach staff and teach lessons yourself.
teacher - School secretary. You organise parents' evenings, trips and the office of our primary school. Commercial training.
teacher - Mathematics professor. Lead of a chair, research in number theory, teaching. Habilitation.
teacher - School caretaker. Year-round care of the building of Elm Road Primary. Craft training.
chef + Kitchen lead for a small bistro. You cook, calculate and teach the young ones. Pasta by hand.
chef + Culinary manager, events. Menus for 50 to 500 guests, hygiene plan, team of cooks.
chef - Restaurant critic. You write about menus, head chefs and hotels. Journalism degree, ten years of writing.
chef - HACCP auditor. You audit kitchens, hotels and food factories. Degree in food law, auditor certificate.
chef - Kitchen fitter. You install kitchens in hotels and restaurants. Trained carpenter.
devops + Reliability specialist. Containers, infrastructure as code, alerts that matter. You have carried a pager.
devops + Infrastructure engineer. Clusters, automation, cost of the cloud. Operations background.
devops - Incident manager, call centre. You lead reviews of customer incidents, plan the rota and on-call service. No technical background needed.
devops - Sales manager for hosting. You sell AWS, Kubernetes and Linux servers to business clients. Six years of sales.
devops - Data scientist. You use Python on AWS to model demand of 300 services. Master's degree in statistics.
hr + Personnel officer in a factory. From the first interview to the last day: contracts, rules, talks with the works council.
hr + Employee relations adviser. Industrial setting, several years in personnel work.
hr - Production manager. You lead production and office staff in industry, absence planning, talks with the union. Engineering degree and ten years in production.
hr - HR software developer. You program payroll and absence modules in C#. Five years of .NET.
hr - Interviewer for market research. You hold interviews on the telephone, student job.
truck-driver + Lorry operator for tours to Scandinavia. Articulated vehicles, documents for the border, nights in the cab.
truck-driver + Chemicals haulier. You move dangerous goods, safely and on time.
truck-driver - Customs lawyer. Advice on customs papers of international transports. Law degree.
truck-driver - Driving instructor for cars. Instructor licence class B, patience.
truck-driver - Parcel centre manager. You lead loading, van tours and 60 drivers. Management degree, five years of leadership.
new-grad + Associate engineer. Fresh from university, at home on the command line, keen on low-level topics. We train you.
new-grad + Trainee programme systems software. Twelve months, three teams. Degree completed recently.
new-grad - Staff compiler engineer. LLVM, Rust and C++, ten years of compiler work in industry, mentoring of seniors.
new-grad - Computer science teacher. Python and Linux lessons at a secondary school. Teaching qualification, five years.
new-grad - Test report editor. You proofread test reports of a laboratory. Training as an editor.
`;
