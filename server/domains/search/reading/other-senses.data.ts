/**
 * Words of titles that make an occupation another one: who looks for a nurse means no dental nurse, unless they say so.
 * What is asked for stands before the colon.
 */
export const otherSenses: string[] = [
  "nurse, nurses, nursing, rn, rgn: dental veterinary nursery vet",
  "therapist, therapists: occupational physical speech respiratory massage beauty radiation recreation recreational music art hand",
  "admin, administrator, administrative, office work, clerical, secretary, office clerk: database system systems network salesforce linux windows oracle cloud sharepoint sql crm",
  "care assistant, care worker, carer, caregiver, care assistants, carers: player customer skin pet lawn vehicle animal",
  "server, waiter, waitress, host: engineer sql developer administrator software linux",
  "driver, drivers: device embedded kernel firmware software engineer",
  "cook, chef, chefs, cooks: projet équipe produit project service",
  "developer, developers, software developer: business curriculum land property training estate",
  "head of, director, director of: deputy assistant associate",
  "manager, general manager, store manager: assistant deputy",
  "teacher, teachers, school teacher: assistant aide substitute supply",
  "physiotherapist, physical therapist, occupational therapist, speech therapist, pharmacist, dietitian: assistant aide technician",
  "engineer, software engineer, developer: sales recruiter",
  "programmer: cnc",
  "security guard, security officer: information cyber cybersecurity data it",
  "trainer, personal trainer: ai data",
  "architect, architects: solutions solution software cloud data enterprise salesforce security systems technical",
  "warehouse, warehouse worker, warehouse operative, warehouse assistant: data snowflake analytics",
  "dentist, veterinarian, optometrist, doctor, solicitor, lawyer: assistant nurse technician receptionist secretary",
  "buyer, buyers: media",
  "machine operator: learning",
];
