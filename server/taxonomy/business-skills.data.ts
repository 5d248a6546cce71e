/** Data, design, product, marketing, sales, finance, people, health and operations; written as in software-skills.data.ts. */
export const businessSkills = `
Data analysis | data analytics, data analyst, analytics? | | SQL, Statistics
Data science | | Statistics | Machine learning, Data analysis
Machine learning | ml, ml models, supervised learning, unsupervised learning | | Deep learning, Data science
Deep learning | neural networks, cnn?, rnn | Machine learning | PyTorch, TensorFlow
Natural language processing | nlp, text mining | Machine learning | Large language models
Large language models | llm, llms, gpt-4, openai api | Machine learning | Prompt engineering, LangChain
Generative AI | genai, gen ai | Machine learning | Large language models
Artificial intelligence | ai | | Machine learning
Retrieval-augmented generation | retrieval augmented generation | Large language models | Vector databases
Vector databases | pinecone, pgvector, weaviate, faiss | Databases | 
LangChain | llamaindex | Large language models, Python | 
Prompt engineering | prompting? | | Large language models
Hugging Face | huggingface, transformers? | Machine learning | PyTorch
Computer vision | image processing, opencv, object detection | Machine learning | 
Recommender systems | recommendation systems, recommendation engines | Machine learning | 
Reinforcement learning | | Machine learning | 
MLOps | mlflow, kubeflow, sagemaker, vertex ai | Machine learning, DevOps | 
TensorFlow | tensor flow | Deep learning, Python | PyTorch, Keras
PyTorch | torch? | Deep learning, Python | TensorFlow
Keras | | Deep learning, Python | TensorFlow
scikit-learn | sklearn, scikit learn | Machine learning, Python | XGBoost
XGBoost | lightgbm, catboost | Machine learning | scikit-learn
pandas? | python pandas | Python, Data analysis | NumPy
NumPy | | Python | pandas, SciPy
SciPy | | Python | NumPy
Matplotlib | seaborn, plotly | Python, Data visualisation | 
Jupyter | jupyter notebook, jupyter notebooks | Python | 
Statistics | statistical analysis, statistical modeling, statistical modelling, regression analysis, hypothesis testing | | Data analysis
Time series analysis | time series, forecasting models | Statistics | 
Telemetry | telemetry data, sensor data, sensor readings, meter readings, second readings, minute readings, hourly readings | | Time series analysis, SCADA
A/B testing | ab testing, a/b tests, split testing, experimentation | Statistics | 
SAS | sas programming, base sas | Statistics | SPSS, R
SPSS | ibm spss | Statistics | SAS
Stata | | Statistics | SAS
Tableau | tableau desktop, tableau server | Data visualisation | Power BI, Looker
Power BI | powerbi, microsoft power bi, dax | Data visualisation | Tableau
Looker | looker studio, google data studio, lookml | Data visualisation | Tableau
Qlik | qlikview, qlik sense, qliksense | Data visualisation | Tableau
Data visualisation | data visualization, dashboards, dashboarding | Data analysis | 
Business intelligence | bi developer, cognos, microstrategy, businessobjects | Data analysis | Power BI
Data engineering | data pipelines, data pipeline | | ETL, Apache Spark
ETL | elt, etl pipelines, extract transform load | Data engineering | Informatica
Data modeling | data modelling, dimensional modeling, star schema | Databases | 
Data warehousing | data warehouse, data lake, data lakes, lakehouse | Data engineering | Snowflake
Snowflake? | snowflake db | Data warehousing, SQL | BigQuery, Redshift
BigQuery | big query, google bigquery | Data warehousing, SQL, Google Cloud | Snowflake
Redshift | amazon redshift, aws redshift | Data warehousing, SQL, AWS | Snowflake
Databricks | | Apache Spark | Snowflake
dbt | data build tool, dbt core | SQL, Data engineering | 
Airflow | apache airflow | Data engineering, Python | Dagster
Dagster | prefect? | Data engineering | Airflow
Apache Spark | spark?, pyspark, spark sql | Big data | Hadoop
Hadoop | hdfs, mapreduce, map reduce, hive?, apache hive, hbase, sqoop | Big data | Apache Spark
Apache Flink | flink | Big data, Event streaming | Kafka
Big data | | Data engineering | 
Informatica | informatica powercenter, talend, datastage | ETL | 
SSIS | ssrs, ssas, integration services | ETL, Microsoft SQL Server | 
Data governance | data quality, master data management, mdm | | 
Alteryx | | Data analysis | 
Microsoft Excel | excel?, ms excel, advanced excel, vlookup, pivot tables | Microsoft Office | Google Sheets, Microsoft Office
Google Sheets | | Google Workspace | Microsoft Excel
Microsoft Office | ms office, m365, ms365, office 365, microsoft 365, o365, office suite | | Google Workspace
Microsoft Word | ms word | Microsoft Office | Microsoft Office
Microsoft PowerPoint | powerpoint, ms powerpoint, power point | Microsoft Office | Presentations, Microsoft Office
Microsoft Outlook | outlook?, ms outlook | Microsoft Office | Microsoft Office
Microsoft Access | access?, ms access | Microsoft Office, Databases | 
Microsoft Project | ms project | Project management | 
Microsoft Visio | visio, ms visio | | 
Google Workspace | g suite, gsuite, google docs | | Microsoft Office
Figma | figjam | UI design | Sketch, Adobe XD
Sketch? | sketch app | UI design | Figma
Adobe XD | | UI design | Figma
InVision | | Prototyping | Figma
UI design | user interface design, ui/ux, ui/ux design, interface design, ui? | | UX design
UX design | user experience, user experience design, ux, ux/ui, interaction design | | UI design, UX research
UX research | user research, usability testing, user interviews, user testing | UX design | 
Product design | | UX design, UI design | 
Design systems | design system, component libraries | UI design | 
Wireframing | wireframes, wireframe | UX design | Prototyping
Prototyping | prototypes | | Wireframing
Information architecture | | UX design | 
Accessibility? | wcag, web accessibility, a11y | | 
Graphic design | visual design | | Adobe Photoshop, Adobe Illustrator
Web design | responsive design, responsive web design | | 
Adobe Photoshop | photoshop | Adobe Creative Suite | Adobe Illustrator, Adobe Creative Suite
Adobe Illustrator | illustrator? | Adobe Creative Suite | Adobe Photoshop, Adobe Creative Suite
Adobe InDesign | indesign | Adobe Creative Suite | Adobe Creative Suite
Adobe Premiere Pro | premiere pro, adobe premiere | Video editing | Final Cut Pro
Adobe After Effects | after effects | Motion graphics | 
Adobe Creative Suite | adobe creative cloud, creative suite, creative cloud, adobe suite | | 
Final Cut Pro | davinci resolve | Video editing | Adobe Premiere Pro
Video editing | video production | | 
Motion graphics | motion design, animation? | | Adobe After Effects
Photography | | | 
Typography | | Graphic design | 
Branding | brand identity, brand strategy, brand management | Marketing | 
Illustration | | Graphic design | 
Blender? | maya?, cinema 4d, 3ds max, 3d modeling, 3d modelling | | Unity
Canva | | Graphic design | 
AutoCAD | auto cad, autodesk autocad | Computer-aided design | Revit
Revit | bim, building information modeling | Computer-aided design | AutoCAD
SolidWorks | solid works | Computer-aided design | CATIA
CATIA | creo, siemens nx | Computer-aided design | SolidWorks
Computer-aided design | cad | | 
SketchUp | rhino 3d | Computer-aided design | 
Finite element analysis | fea, ansys | | 
Product management | product manager, product owner, product ownership | | Product strategy
Product strategy | product vision, product roadmap, product roadmaps, roadmapping | Product management | 
Product analytics | amplitude?, mixpanel, pendo | Data analysis | Google Analytics
Requirements gathering | requirements analysis, requirement gathering, user stories, business requirements | | Business analysis
Business analysis | business analyst | | 
Project management | project planning, pmp, prince2, project manager | | Agile
Program management | programme management | Project management | 
Stakeholder management | stakeholder engagement | | 
Change management | organizational change | | 
Risk management | risk assessment, risk analysis | | Compliance
Process improvement | process optimization, continuous improvement, business process improvement, process mapping, bpmn | | Lean, Six Sigma
Lean? | lean manufacturing, lean methodology, kaizen, 5s | Process improvement | Six Sigma
Six Sigma | lean six sigma, green belt, black belt | Process improvement | Lean
Asana | monday.com, trello, basecamp, clickup | | Jira
Notion? | | | Confluence
Slack? | microsoft teams, ms teams | | 
Marketing | marketing strategy, marketing campaigns | | 
Digital marketing | online marketing, internet marketing | Marketing | SEO
SEO | search engine optimization, search engine optimisation, on-page seo, semrush, ahrefs | Digital marketing | SEM
SEM | search engine marketing, ppc, pay per click, paid search | Digital marketing | Google Ads
Google Ads | google adwords, adwords | SEM | Facebook Ads
Facebook Ads | meta ads, facebook ads manager, paid social, linkedin ads | Digital marketing | Google Ads
Google Analytics | ga4, google analytics 4 | Digital marketing | Google Tag Manager
Google Tag Manager | gtm? | Digital marketing | 
Content marketing | content strategy, content creation | Marketing | Copywriting
Copywriting | copy writing, copyediting, copy editing | Writing | 
Social media marketing | social media, social media management, hootsuite | Digital marketing | 
Email marketing | e-mail marketing, mailchimp, klaviyo, email campaigns | Digital marketing | Marketing automation
Marketing automation | marketo, pardot, eloqua | Digital marketing | HubSpot
HubSpot | hubspot crm | CRM | Salesforce
Growth marketing | growth hacking, user acquisition, performance marketing | Digital marketing | 
Product marketing | go-to-market, go-to-market strategy, gtm strategy, product launches | Marketing | 
Market research | competitive analysis, competitor analysis, market analysis | | 
Public relations | media relations, press releases | | Communications
Event management | event planning, event marketing | | 
Influencer marketing | affiliate marketing | Digital marketing | 
Conversion rate optimization | cro?, landing page optimization | Digital marketing | A/B testing
Content management systems | cms, content management system | | 
E-commerce | ecommerce, e commerce, amazon seller central | | Shopify
Sales | selling, sales strategy, sales management | | 
B2B sales | b2b, enterprise sales, saas sales, solution selling | Sales | 
Inside sales | telesales, cold calling, cold outreach | Sales | Lead generation
Lead generation | prospecting, lead gen, outbound prospecting, lead qualification | Sales | 
Account management | key account management, account manager, client management | Sales | Customer success
Business development | new business development | Sales | 
Sales forecasting | pipeline management, sales pipeline, sales operations | Sales | CRM
Negotiation | negotiating, contract negotiation | | 
CRM | customer relationship management, zoho crm, microsoft dynamics, dynamics 365, pipedrive | | Salesforce
Customer success | customer onboarding, customer retention, gainsight, churn reduction | | Account management
Customer service | customer support, client service, customer care | | 
Zendesk | freshdesk, intercom | Customer service | 
Call center | call centre, contact center | Customer service | 
Retail | retail sales, merchandising, point of sale, visual merchandising | | 
Cash handling | cashiering | Retail | 
Accounting | bookkeeping, general ledger, journal entries, financial accounting | | 
Accounts payable | accounts receivable, ap/ar, invoicing | Accounting | 
Account reconciliation | bank reconciliation, reconciliations, month-end close, month end close | Accounting | 
Financial reporting | financial statements, balance sheet | Accounting | 
GAAP | us gaap, uk gaap, ifrs, frs 102 | Accounting | 
Auditing | internal audit, external audit, audit? | Accounting | Compliance
Taxation | tax preparation, tax returns, tax planning, vat returns | Accounting | 
Payroll | payroll processing, adp payroll | | 
QuickBooks | quick books, intuit quickbooks | Accounting | Xero
Xero | sage 50, netsuite, tally erp | Accounting | QuickBooks
Financial analysis | financial analyst, variance analysis, ratio analysis | | Financial modeling
Financial modeling | financial modelling, dcf, valuation | Financial analysis | 
Budgeting | budget management, budget planning | | Forecasting
Forecasting | financial planning, fp&a, financial forecasting, demand forecasting | | Budgeting
Investment banking | mergers and acquisitions, m&a, due diligence | | Financial modeling
Portfolio management | asset management, wealth management | | 
Equity research | bloomberg terminal | Financial analysis | 
Underwriting | loan processing, mortgage lending, credit analysis | | 
Insurance? | claims processing, claims management | | 
Anti-money laundering | aml, know your customer, kyc | Compliance | 
Compliance | regulatory compliance, sarbanes-oxley, gdpr | | Risk management
Actuarial science | | Statistics | 
Recruiting | recruitment, talent acquisition, sourcing candidates, headhunting, technical recruiting | | Applicant tracking systems
Applicant tracking systems | applicant tracking system, greenhouse?, lever?, taleo, icims | Recruiting | 
Human resources | hr?, human resource management, hrm, hr policies | | 
Employee relations | employee engagement, labor relations | Human resources | 
Onboarding | employee onboarding | Human resources | 
Compensation and benefits | benefits administration, compensation? | Human resources | 
Performance management | performance reviews, performance appraisal | Human resources | 
HRIS | workday, bamboohr, successfactors, sap successfactors | Human resources | 
Learning and development | training and development, employee training, instructional design, e-learning | | 
Diversity and inclusion | diversity equity and inclusion, dei | Human resources | 
Legal research | westlaw, lexisnexis | | 
Contract drafting | contract management, contract review, contract law | | 
Litigation | | | Legal research
Intellectual property | patent law, trademarks | | 
Corporate law | corporate governance, employment law | | 
Patient care | direct patient care, bedside care, patient safety | | Nursing
Nursing | registered nurse, critical care nursing, nursing care | Patient care | 
Basic life support | bls, cpr, first aid | | ACLS
ACLS | advanced cardiac life support, advanced cardiovascular life support, pals | Basic life support | 
Medication administration | administering medication, iv therapy | Nursing | 
Vital signs | vitals? | Patient care | 
Electronic health records | ehr, emr, electronic medical records, epic systems, cerner, meditech, epic emr | | 
HIPAA | hipaa compliance | Compliance | 
Medical coding | icd-10, icd10, cpt coding, medical billing, hcpcs | | 
Medical terminology | | | 
Phlebotomy | venipuncture, blood draws | | 
Triage | emergency medicine, emergency room | Patient care | 
Wound care | | Nursing | 
Care planning | care plans, discharge planning, case management | | 
Physical therapy | physiotherapy, occupational therapy, rehabilitation | | 
Mental health | counseling, counselling, psychotherapy, cognitive behavioral therapy | | 
Clinical research | clinical trials, good clinical practice, gcp guidelines | | 
Pharmacology | pharmacy, pharmacovigilance | | 
Radiology | x-ray, mri, ultrasound | | 
Surgery | operating room, surgical procedures | | 
Pediatrics | paediatrics | | 
Infection control | sterilization, aseptic technique | | 
Caregiving | elderly care, home care | Patient care | 
Laboratory techniques | lab techniques, laboratory skills, good laboratory practice | | 
PCR | qpcr, polymerase chain reaction, western blot, elisa | Laboratory techniques | 
Cell culture | tissue culture | Laboratory techniques | 
Chromatography | hplc, mass spectrometry, gas chromatography | Laboratory techniques | 
Bioinformatics | genomics, next generation sequencing | | 
Teaching | classroom instruction, classroom teaching, lecturing | | 
Curriculum development | lesson planning, lesson plans, curriculum design | Teaching | 
Classroom management | student engagement | Teaching | 
Special education | | Teaching | 
Tutoring | mentoring students | Teaching | 
Childcare | child care, early childhood education | | 
Operations management | business operations, operations? | | 
Supply chain management | supply chain, scm | | Logistics
Logistics | freight, shipping and receiving, transportation management | | 
Inventory management | inventory control, stock control, inventory | | 
Procurement | purchasing, strategic sourcing, vendor management, supplier management | | 
Warehouse operations | warehousing, warehouse management, order picking, wms | | 
Forklift operation | forklift, forklift operator, forklift certified | Warehouse operations | 
Quality assurance | qa, qc, quality control, quality management | | 
ISO 9001 | iso9001, quality management systems | Quality assurance | 
Manufacturing | production planning, manufacturing processes, assembly line | | 
Industrial automation | robotics, industrial robots | | 
Preventive maintenance | equipment maintenance, preventative maintenance | | 
Welding | mig welding, tig welding, arc welding | | 
CNC machining | cnc, cnc programming, machining | | 
Electrical wiring | electrical installation, electrical systems | | 
HVAC | air conditioning, refrigeration | | 
Plumbing | pipefitting | | 
Carpentry | woodworking, framing? | | 
Construction management | construction, site supervision, project estimating | | 
Blueprint reading | reading blueprints, technical drawings | | 
Health and safety | osha, workplace safety, occupational health and safety, ehs | | 
Driving? | cdl, commercial driver's license, truck driving | | 
Food safety | haccp, servsafe, food handling | | 
Food preparation | cooking, culinary arts, menu planning | | 
Hospitality | front desk, guest services, guest relations | | 
Housekeeping | cleaning? | | 
Bartending | barista | Hospitality | 
Geographic information systems | gis, arcgis, qgis | | 
Surveying | land surveying | | 
Environmental impact assessment | environmental compliance, sustainability | | 
Data entry | typing | Administrative support | 
Administrative support | administrative assistance, office administration, office management, clerical | | 
Calendar management | scheduling appointments, travel arrangements | Administrative support | 
Grant writing | fundraising, grant proposals | | 
Writing? | creative writing, report writing | | 
Technical writing | technical documentation, documentation? | Writing | 
Editing? | proofreading | Writing | 
Journalism | news writing | Writing | 
Translation? | interpreting, localization | | 
Communication | communication skills, verbal communication, written communication, interpersonal skills | | 
Communications? | corporate communications, internal communications | | 
Leadership | team leadership, people management, team management, team building | | 
Mentoring | coaching, mentorship | | Leadership
Teamwork | collaboration, team player, cross-functional collaboration | | 
Problem solving | problem-solving, critical thinking, analytical skills | | 
Time management | prioritization, multitasking | | 
Presentations | public speaking, presentation skills | | 
Research? | research skills, literature review, qualitative research, quantitative research | | 
Strategic planning | strategy development, business strategy | | 
English | fluent english, business english | | 
Spanish | español | | 
French | français | | 
German | deutsch | | 
Portuguese | | | 
Italian | | | 
Dutch | | | 
Mandarin | chinese, mandarin chinese | | 
Japanese | | | 
Korean | | | 
Arabic | | | 
Hindi | | | 
Russian | | | 
Polish? | | | 
American Sign Language | asl, sign language | | 
`;
