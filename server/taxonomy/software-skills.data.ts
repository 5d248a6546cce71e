/** One skill a line: name | other names | what it implies | what is close to it. A leading "?" marks a name that is also an everyday word. */
export const softwareSkills = `
JavaScript | js, ecmascript, es6, es2015, vanilla js | Programming | TypeScript
TypeScript | ts? | JavaScript | JavaScript
Python | python3, python 3, py? | Programming | R, Ruby
Java | java se, java ee, j2ee, jee, java 8, java 11, java 17, core java | Programming | Kotlin, Scala, C#
Kotlin | | Programming | Java, Android
Scala | | Programming | Java, Apache Spark
Groovy? | apache groovy | Programming | Java
Clojure | clojurescript | Programming, Functional programming | Java
C# | c sharp, csharp, c#.net | Programming, .NET | Java
F# | f sharp, fsharp | .NET, Functional programming | C#
Visual Basic | vb.net, vb6, vb, visual basic .net | Programming | VBA
VBA | visual basic for applications, excel vba, excel macros | Programming | Microsoft Excel
C++ | cpp, c plus plus, cplusplus, c++11, c++14, c++17, c++20 | Programming | C, Rust
C? | c language, ansi c, c programming, embedded c | Programming | C++
Go? | golang, go lang | Programming | Rust, Java
Rust? | rustlang, rust lang | Programming | C++, Go
Ruby? | ruby lang | Programming | Ruby on Rails, Python
PHP | php7, php8, php 7, php 8 | Programming | Laravel, WordPress
Swift? | swiftlang, swift 5 | Programming | Objective-C, iOS
Objective-C | objective c, objc, obj-c | Programming | Swift, iOS
Dart? | dartlang | Programming | Flutter
R? | r language, r programming, r studio, rstudio, rlang | Programming, Statistics | Python, SAS
Julia? | julia lang | Programming | Python, R
MATLAB | mathworks matlab | Programming | Simulink, Python
Simulink | | MATLAB | MATLAB
Perl | perl5 | Programming | Python
Lua | | Programming | 
Elixir? | elixir lang | Programming, Functional programming | Erlang, Phoenix Framework
Erlang | erlang/otp | Programming, Functional programming | Elixir
Haskell | | Programming, Functional programming | Scala
OCaml | | Programming, Functional programming | Haskell
COBOL | | Programming | Mainframe
Fortran | | Programming | C
Assembly language | assembler, x86 assembly, arm assembly | Programming | C
ABAP | sap abap | Programming, SAP | SAP
Apex? | salesforce apex | Salesforce, Programming | Salesforce
Solidity | | Programming, Blockchain | Ethereum
Bash? | shell scripting, bash scripting, shell script, unix shell, shell scripts, zsh | Programming, Linux | PowerShell
PowerShell | power shell | Programming | Bash
SQL | structured query language, sql queries | Databases | PostgreSQL, MySQL
PL/SQL | plsql | SQL, Oracle Database | T-SQL
T-SQL | transact-sql, tsql | SQL, Microsoft SQL Server | PL/SQL
GraphQL | graph ql | APIs | REST APIs, Apollo GraphQL
HTML | html5, xhtml | Web development | CSS
CSS | css3, cascading style sheets | Web development | HTML, Sass
Sass? | scss | CSS | Less
Less? | less css | CSS | Sass
Tailwind CSS | tailwind, tailwindcss | CSS | Bootstrap
Bootstrap? | bootstrap 4, bootstrap 5, twitter bootstrap | CSS | Tailwind CSS
Material UI | mui, material-ui | React | 
React | react.js, reactjs, react js | JavaScript, Frontend development | Next.js, Vue.js, Angular, Redux
React Native | react-native | React, Mobile development | Flutter
Redux? | redux toolkit, redux-saga | React | MobX
Next.js | nextjs, next js | React | Remix
Remix? | remix.run, react router | React | Next.js
Vue.js | vue, vuejs, vue js, vue 3 | JavaScript, Frontend development | Nuxt, React
Nuxt | nuxt.js, nuxtjs | Vue.js | Next.js
Angular | angularjs, angular.js, angular js, angular 2+ | TypeScript, Frontend development | React, RxJS
RxJS | rx.js | JavaScript | Angular
Svelte | sveltekit, svelte.js | JavaScript, Frontend development | React
Ember.js | emberjs, ember js | JavaScript, Frontend development | 
Backbone.js | backbonejs | JavaScript | 
jQuery | jquery ui | JavaScript | 
D3.js | d3, d3js | JavaScript, Data visualisation | 
Three.js | threejs, webgl | JavaScript | 
Webpack | | JavaScript | Vite
Vite | vitejs | JavaScript | Webpack
Storybook? | storybook.js | Frontend development | Design systems
Node.js | node, nodejs, node js | JavaScript, Backend development | Express.js, NestJS
Express.js | expressjs, express js, express? | Node.js | Fastify, NestJS
NestJS | nest.js, nest js | Node.js, TypeScript | Express.js
Fastify | | Node.js | Express.js
Deno | | TypeScript | Node.js
Django | django rest framework, drf | Python, Backend development | Flask, FastAPI
Flask? | flask-restful | Python, Backend development | Django
FastAPI | fast api | Python, Backend development | Flask
Celery? | celery beat | Python | RabbitMQ
Ruby on Rails | rails, ror, rubyonrails | Ruby, Backend development | Django
Sinatra? | | Ruby | Ruby on Rails
Laravel | | PHP, Backend development | Symfony
Symfony | | PHP, Backend development | Laravel
CodeIgniter | | PHP | Laravel
Spring Boot | springboot | Spring, Java | 
Spring? | spring framework, spring mvc, spring cloud, spring security | Java, Backend development | Spring Boot, Hibernate
Hibernate? | hibernate orm, jpa | Java | Spring
Quarkus | | Java | Spring Boot
Maven | apache maven | Java | Gradle
Gradle | | Java | Maven
.NET | dotnet, dot net, .net core, .net framework, asp.net, asp.net core, asp.net mvc | Programming, Backend development | C#
Entity Framework | ef core, entity framework core | .NET | 
Phoenix Framework | phoenix liveview | Elixir | 
Flutter? | flutter sdk | Dart, Mobile development | React Native
Android | android sdk, android development, android studio | Mobile development | Kotlin, iOS
Jetpack Compose | | Android, Kotlin | SwiftUI
iOS | ios development, ios sdk | Mobile development | Swift, Android
SwiftUI | swift ui | Swift, iOS | UIKit
UIKit | | iOS | SwiftUI
Xamarin | .net maui | C#, Mobile development | 
Ionic | ionic framework | JavaScript, Mobile development | 
Unity? | unity3d, unity 3d | Game development, C# | Unreal Engine
Unreal Engine | unreal, ue4, ue5 | Game development, C++ | Unity
Electron? | electron.js, electronjs | JavaScript | 
WebAssembly | wasm | | Rust
WordPress | word press | PHP, Content management systems | Drupal
Drupal | | PHP, Content management systems | WordPress
Shopify | shopify liquid | E-commerce | Magento, WooCommerce
Magento | adobe commerce | PHP, E-commerce | Shopify
WooCommerce | | WordPress, E-commerce | Shopify
Webflow | | Web design | 
PostgreSQL | postgres, postgresql, psql, pgsql | SQL | MySQL
MySQL | my sql | SQL | MariaDB, PostgreSQL
MariaDB | | SQL | MySQL
SQLite | sqlite3 | SQL | 
Microsoft SQL Server | sql server, mssql, ms sql, ms sql server | SQL | T-SQL, SSIS
Oracle Database | oracle db, oracle 11g, oracle 12c, oracle 19c, oracle sql | SQL | PL/SQL
MongoDB | mongo, mongoose | NoSQL | DynamoDB
DynamoDB | amazon dynamodb, dynamo db | NoSQL, AWS | MongoDB
Cassandra | apache cassandra | NoSQL | 
Redis | | NoSQL | Memcached
Memcached | | | Redis
Elasticsearch | elastic search, elk stack, elk, opensearch | NoSQL | Apache Solr, Kibana
Kibana | | Elasticsearch | Grafana
Apache Solr | solr | | Elasticsearch
Neo4j | neo4j graph | NoSQL | 
CouchDB | couchbase | NoSQL | 
Firebase | firestore, google firebase | Google Cloud, NoSQL | Supabase
Supabase | | PostgreSQL | Firebase
TimescaleDB | timescale?, timescale db | PostgreSQL | Time series analysis, InfluxDB
InfluxDB | influx db | Databases | Time series analysis, TimescaleDB
NoSQL | no sql, nosql databases | Databases | 
Databases | database design, relational databases, rdbms, database administration, database management | | SQL
Prisma | prisma orm | SQL, TypeScript | 
Kafka | apache kafka, kafka streams | Event streaming | RabbitMQ
RabbitMQ | rabbit mq | | Kafka
Event streaming | event-driven architecture, event driven | | Kafka
gRPC | protobuf, protocol buffers | APIs | REST APIs
REST APIs | rest api, restful, restful apis, restful api, rest services, restful services, rest web services | APIs | GraphQL
SOAP? | soap web services | APIs | REST APIs
APIs | api design, api development, api integration, web services | | 
Microservices | micro services, microservice architecture, microservices architecture | Software architecture | 
Software architecture | system design, systems design, solution architecture, distributed systems | | Microservices
Object-oriented programming | oop, object oriented programming, object oriented design, ood | Programming | 
Functional programming | | Programming | 
Data structures | data structures and algorithms, algorithms, dsa | Programming | 
Programming | software development, software engineering, computer programming, coding | | 
Web development | web application development, web programming | | 
Frontend development | front end development, front-end, frontend, front end | Web development | 
Backend development | back end development, back-end, backend | | 
Full-stack development | full stack, full-stack, fullstack | Frontend development, Backend development | 
Mobile development | mobile app development, mobile apps | | 
Game development | game design | | 
Embedded systems | embedded software, firmware, rtos, freertos | Programming | C
Arduino | | Embedded systems | Raspberry Pi
Raspberry Pi | | Embedded systems | Arduino
FPGA | fpgas | Embedded systems | VHDL, Verilog
VHDL | | FPGA | Verilog
Verilog | systemverilog | FPGA | VHDL
PLC programming | plc, ladder logic, plcs | Industrial automation | SCADA
SCADA | | Industrial automation | PLC programming
Blockchain | web3, smart contracts | | Ethereum
Ethereum | | Blockchain | Solidity
AWS | amazon web services, amazon aws | Cloud computing | Azure, Google Cloud
AWS Lambda | lambda? | AWS, Serverless | 
Amazon EC2 | ec2 | AWS | 
Amazon S3 | s3, aws s3 | AWS | 
Amazon RDS | rds, aws rds, aurora? | AWS, SQL | 
CloudFormation | aws cloudformation | AWS, Infrastructure as code | Terraform
Azure | microsoft azure, ms azure, windows azure | Cloud computing | AWS, Google Cloud
Azure DevOps | tfs, vsts | Azure, CI/CD | Jenkins
Google Cloud | gcp, google cloud platform | Cloud computing | AWS, Azure
Cloud computing | cloud infrastructure, cloud architecture | | 
Serverless | serverless framework | Cloud computing | 
Heroku | | Cloud computing | Vercel
Vercel | netlify | Cloud computing | Heroku
Cloudflare | cloudflare workers | | 
Kubernetes | k8s, eks, aks, gke, openshift | Containers | Docker, Helm
Helm? | helm charts | Kubernetes | 
Docker | docker compose, docker swarm, dockerfile | Containers | Kubernetes
Containers | containerization, containerisation, containerized | | 
Terraform | hashicorp terraform, opentofu | Infrastructure as code | Ansible, CloudFormation
Pulumi | | Infrastructure as code | Terraform
Ansible | | Infrastructure as code | Puppet, Chef
Puppet? | | Infrastructure as code | Ansible
Chef? | | Infrastructure as code | Ansible
Infrastructure as code | iac | DevOps | 
DevOps | dev ops, devsecops, gitops | | CI/CD, Site reliability engineering
Site reliability engineering | sre, site reliability | DevOps | Observability
CI/CD | ci cd, continuous integration, continuous delivery, continuous deployment, ci/cd pipelines | DevOps | Jenkins
Jenkins | | CI/CD | GitHub Actions
GitHub Actions | | CI/CD | GitLab CI
GitLab CI | gitlab ci/cd, gitlab-ci | CI/CD | GitHub Actions
CircleCI | circle ci, travis ci, teamcity, bamboo? | CI/CD | Jenkins
Argo CD | argocd | Kubernetes, CI/CD | 
Git | version control, gitflow | | GitHub
GitHub | git hub | Git | GitLab
GitLab | git lab | Git | GitHub
Bitbucket | | Git | GitHub
Subversion? | svn, tortoise svn | | Git
Prometheus | | Observability | Grafana
Grafana | | Observability | Prometheus
Datadog | data dog, new relic | Observability | 
Splunk | | Observability | Elasticsearch
Observability | application monitoring, opentelemetry | | 
Linux | ubuntu, red hat, rhel, centos, debian, gnu/linux | | Unix
Unix | aix, solaris, hp-ux | | Linux
Windows Server | active directory, microsoft windows server, group policy | | 
VMware | vsphere, vmware esxi, esxi | Virtualisation | 
Virtualisation | virtualization, hyper-v | | VMware
nginx | | | Apache HTTP Server
Apache HTTP Server | apache tomcat, tomcat, apache server | | nginx
Networking? | computer networking, tcp/ip, lan/wan, dns, dhcp, network administration, network engineering | | Cisco
Cisco | cisco ios, ccna, ccnp, cisco routers | Networking | Juniper
Juniper | junos | Networking | Cisco
Load balancing | f5, load balancers | Networking | 
Firewalls | firewall, palo alto, fortinet, fortigate | Networking, Cybersecurity | 
Cybersecurity | cyber security, information security, infosec, network security, it security | | 
Penetration testing | pen testing, pentesting, ethical hacking, burp suite, metasploit, kali linux | Cybersecurity | 
SIEM | security operations, soc analyst, qradar | Cybersecurity | Splunk
Vulnerability management | vulnerability assessment, nessus | Cybersecurity | 
Cryptography | | Cybersecurity | 
Identity and access management | iam, okta, single sign-on, sso, oauth, oauth2, saml | Cybersecurity | 
ISO 27001 | iso27001 | Cybersecurity, Compliance | 
SOC 2 | soc2 | Compliance, Cybersecurity | 
Software testing | manual testing, functional testing, regression testing, test cases, test planning | Quality assurance | 
Test automation | automated testing, automation testing | Software testing | Selenium
Selenium | selenium webdriver | Test automation | Cypress, Playwright
Cypress? | cypress.io | Test automation, JavaScript | Playwright
Playwright? | | Test automation | Cypress
Jest? | vitest | Test automation, JavaScript | Mocha
Mocha? | chai? | Test automation, JavaScript | Jest
JUnit | testng, mockito | Test automation, Java | 
pytest | py.test | Test automation, Python | 
Cucumber? | gherkin, bdd, behavior driven development | Test automation | 
Postman? | | APIs | 
JMeter | apache jmeter, loadrunner, load testing, performance testing | Software testing | 
Test-driven development | tdd, test driven development | Software testing | Unit testing
Unit testing | unit tests | Software testing | 
Agile | agile methodologies, agile methodology, agile development | | Scrum
Scrum | scrum master, csm | Agile | Kanban
Kanban | | Agile | Scrum
Jira | atlassian jira | | Confluence
Confluence? | atlassian confluence | | Jira
SAFe? | scaled agile framework, scaled agile | Agile | 
Mainframe | jcl, cics, z/os | | COBOL
MuleSoft | mule esb | APIs | 
Pega | pega prpc | | 
Salesforce | salesforce.com, sfdc, salesforce crm, sales cloud, service cloud, lightning web components | CRM | HubSpot
ServiceNow | service now | ITIL | 
SharePoint | microsoft sharepoint, ms sharepoint | | 
SAP | sap erp, sap ecc, sap r/3 | ERP | Oracle ERP
SAP HANA | s/4hana, s4 hana, sap s/4hana, sap s4hana | SAP | 
SAP FICO | sap fi, sap fi/co | SAP, Accounting | 
SAP MM | sap sd, sap pp, sap wm, sap ewm | SAP, Supply chain management | 
Oracle ERP | oracle e-business suite, oracle ebs, oracle apps, oracle fusion, jd edwards | ERP | SAP
PeopleSoft | oracle peoplesoft | ERP | Workday
ERP | enterprise resource planning, erp systems, odoo | | SAP
IT support | technical support, help desk, helpdesk, desktop support, service desk | | ITIL
ITIL | itil v3, itil v4, it service management, itsm | | ServiceNow
Troubleshooting | | | IT support
`;
