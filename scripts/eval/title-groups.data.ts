/** Titles that name the same work, judged by hand; a group a line, none of them taken from the taxonomy. */
export const titleGroups = `
java developer | java software engineer | j2ee developer | spring boot developer | java backend engineer | software programmer java | java consultant
frontend developer | react developer | javascript engineer | angular developer | ui engineer | web front end programmer | html css developer
backend developer | server side engineer | api developer | golang developer | python django developer | node.js engineer | php developer
mobile app developer | ios engineer | android developer | swift developer | kotlin engineer | flutter developer | react native developer
machine learning engineer | ai engineer | deep learning researcher | nlp scientist | computer vision engineer | applied scientist | ml ops engineer
data scientist | statistical modeler | predictive analytics specialist | quantitative data analyst | decision scientist | data mining expert
data engineer | etl developer | big data engineer | data warehouse developer | data pipeline engineer | spark engineer | hadoop developer
business intelligence analyst | bi developer | reporting analyst | tableau developer | dashboard analyst | power bi consultant | data visualization specialist
devops engineer | site reliability engineer | cloud infrastructure engineer | platform engineer | kubernetes administrator | build and release engineer | aws engineer
network engineer | network administrator | cisco engineer | lan wan specialist | network operations technician | telecommunications network analyst
information security analyst | cyber security engineer | penetration tester | ethical hacker | soc analyst | security consultant it | vulnerability researcher
database administrator | oracle dba | sql server administrator | postgres database specialist | database manager
qa engineer | software tester | test automation engineer | quality assurance analyst software | sdet | manual tester
it support specialist | help desk technician | desktop support engineer | service desk analyst | technical support agent | user support technician
it project manager | scrum master | agile delivery lead | software project manager | technical program manager | agile coach
product manager | product owner | head of product | digital product lead | technical product manager
ux designer | user experience researcher | interaction designer | ui designer | usability specialist | product designer
graphic designer | visual designer | layout artist | illustrator | brand designer | desktop publisher
content writer | copywriter | blog editor | technical writer | content marketing specialist | web content author
seo specialist | sem manager | search engine marketing analyst | ppc specialist | paid search executive | performance marketer
social media manager | community manager online | social media coordinator | instagram content manager | digital engagement officer
marketing manager | brand manager | head of marketing | marketing lead | campaign manager | marketing communications manager
sales representative | account executive | business development representative | sales consultant | field salesman | territory sales agent | inside sales specialist
key account manager | strategic account director | client relationship manager | customer account lead | client partner
customer service representative | call center agent | customer support associate | contact centre advisor | client service assistant | telephone operator customer care
store manager | retail manager | shop supervisor | branch manager retail | supermarket manager | boutique manager
cashier | checkout operator | till assistant | point of sale clerk | supermarket cashier
shop assistant | retail sales associate | store clerk | sales floor assistant | showroom assistant
accountant | bookkeeper | general ledger accountant | chartered accountant | accounts payable specialist | accounts receivable clerk | staff accountant
auditor | internal auditor | external audit senior | compliance auditor | audit associate
financial analyst | fp&a analyst | investment analyst | equity researcher | budget analyst | corporate finance associate
tax consultant | tax advisor | tax preparer | vat specialist | fiscal adviser
human resources manager | hr business partner | head of people | personnel manager | people operations lead | director of human resources
recruiter | talent acquisition specialist | headhunter | sourcer | staffing consultant | recruitment officer | hiring coordinator
payroll specialist | payroll administrator | wages clerk | compensation and benefits officer | salary accountant
executive assistant | personal assistant | secretary | office administrator | administrative assistant | pa to the ceo
receptionist | front desk agent | front office clerk | hotel reception clerk | welcome desk host
lawyer | attorney | legal counsel | solicitor | barrister | corporate counsel
paralegal | legal assistant | law clerk | legal secretary | litigation support specialist
registered nurse | staff nurse | icu nurse | ward nurse | emergency room nurse | clinical nurse | operating theatre nurse
nursing assistant | caregiver | health care assistant | patient care aide | home health aide | elderly carer
physician | general practitioner | family doctor | internist | hospital doctor | medical officer
surgeon | orthopaedic surgeon | cardiac surgeon | neurosurgeon | consultant in surgery
dentist | dental surgeon | orthodontist | endodontist | oral surgeon
pharmacist | chemist dispensing | clinical pharmacist | hospital pharmacy specialist | community pharmacist
physiotherapist | physical therapist | sports rehabilitation therapist | rehabilitation specialist | manual therapist
psychologist | psychotherapist | counselling psychologist | clinical therapist | mental health counselor
social worker | case worker | child welfare officer | family support worker | youth worker
primary school teacher | elementary teacher | grade school educator | classroom teacher for young pupils | first grade instructor
secondary school teacher | high school math teacher | physics teacher | english teacher | history teacher
university lecturer | professor | assistant professor | academic teaching fellow | senior lecturer
kindergarten teacher | preschool educator | nursery nurse | childcare worker | early years practitioner | daycare teacher
chef | head cook | kitchen chef | sous chef | line cook | commis | pastry cook
waiter | waitress | food server | restaurant service staff | banquet server | table attendant
bartender | barman | mixologist | bar staff | barista
hotel manager | hospitality manager | director of rooms | lodging manager | resort general manager
cleaner | janitor | housekeeper | room attendant | cleaning operative | custodian
truck driver | lorry driver | hgv driver | cdl a driver | long haul driver | delivery driver | van driver
warehouse worker | order picker | forklift operator | stock handler | warehouse packer | storage operative
logistics manager | supply chain manager | distribution manager | transport planner | head of logistics | fleet manager
procurement manager | buyer | purchasing officer | sourcing specialist purchasing | category manager procurement
production manager | plant manager | manufacturing manager | factory director | head of operations manufacturing
machine operator | production line worker | assembler | factory operative | cnc operator | manufacturing associate
mechanical engineer | machine design engineer | cad engineer mechanical | hvac design engineer | product design engineer mechanical
electrical engineer | power systems engineer | electronics engineer | hardware engineer | circuit designer | embedded hardware designer
civil engineer | structural engineer | bridge designer | highways engineer | geotechnical engineer | site engineer construction
chemical engineer | process engineer | petrochemical engineer | refinery engineer
construction manager | site manager | building project manager | general contractor superintendent | construction foreman
architect | architectural designer | building architect | urban designer | landscape architect
electrician | electrical installer | wiring technician | electrical fitter | industrial electrician
plumber | pipefitter | gas fitter | heating installer | sanitary technician
carpenter | joiner | cabinet maker | woodworker | framing carpenter
welder | mig welder | metal fabricator | boilermaker | welding technician
car mechanic | automotive technician | vehicle repairer | auto service technician | motor mechanic | diesel fitter
biologist | microbiologist | life scientist | molecular biology researcher | botanist | geneticist
chemist | analytical chemist | laboratory scientist chemistry | formulation scientist | chemical analyst
lab technician | laboratory assistant | medical laboratory scientist | phlebotomist | clinical lab technologist
environmental engineer | sustainability consultant | ecological adviser | environmental scientist | climate analyst
journalist | reporter | news correspondent | editor in chief | columnist
photographer | cameraman | videographer | film editor | video producer
translator | interpreter | language specialist | localization expert | subtitler
real estate agent | property broker | letting agent | estate agent | realtor | property consultant
insurance agent | insurance broker | underwriter | claims adjuster | loss assessor | actuary
bank teller | loan officer | credit analyst | personal banker | mortgage advisor | branch banking assistant
police officer | detective | patrol officer | law enforcement agent | constable
security guard | bouncer | door supervisor | loss prevention officer | night watchman
firefighter | fire officer | rescue worker | paramedic | ambulance technician | emergency medical technician
airline pilot | first officer | flight captain | helicopter pilot | commercial aviator
flight attendant | cabin crew member | air hostess | steward on board
farmer | agricultural worker | crop grower | farm manager | dairy farmer | livestock breeder
gardener | landscaper | groundskeeper | horticulturist | greenhouse worker
hairdresser | barber | stylist hair | beautician | nail technician | cosmetologist
personal trainer | fitness instructor | gym coach | yoga teacher | strength coach
chief executive officer | managing director | general manager | company president | founder and ceo
chief technology officer | vp of engineering | head of technology | it director | chief information officer
software engineering manager | head of development | engineering team lead | development manager | tech lead software
solution architect | enterprise architect | software architect | cloud architect | it architect
sap consultant | erp consultant | abap developer | sap fico consultant | dynamics 365 functional consultant
salesforce developer | salesforce administrator | crm consultant | crm developer
management consultant | strategy consultant | business consultant | organisational development adviser | transformation consultant
business analyst | systems analyst | requirements engineer | functional analyst | process analyst
game developer | unity programmer | gameplay engineer | game designer | unreal engine developer
embedded software engineer | firmware developer | c++ embedded developer | real time systems programmer | iot engineer
economist | policy analyst | macroeconomic researcher | public policy adviser
event manager | event planner | conference organizer | wedding planner | exhibition coordinator
travel agent | tour guide | tourism consultant | holiday representative
librarian | archivist | information manager library | records manager | documentation specialist
`;
