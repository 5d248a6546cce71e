/**
 * The 16 companies that let the most people go from March 2020 to March 2023, in that order, with the last day of it,
 * as layoffs.fyi published them. They stand first until a list is imported (`npm run layoffs:import`).
 */
export const laidOffCompanies = [
  { companyName: "Amazon", day: "2023-01-04" },
  { companyName: "Google", day: "2023-01-20" },
  { companyName: "Meta", day: "2022-11-09" },
  { companyName: "Salesforce", day: "2023-01-04" },
  { companyName: "Philips", day: "2023-01-30" },
  { companyName: "Microsoft", day: "2023-01-18" },
  { companyName: "Ericsson", day: "2023-02-24" },
  { companyName: "Uber", day: "2022-09-07" },
  { companyName: "Dell", day: "2023-02-06" },
  { companyName: "Booking.com", day: "2022-11-01" },
  { companyName: "Cisco", day: "2022-11-16" },
  { companyName: "Peloton", day: "2022-10-06" },
  { companyName: "Byju’s", day: "2023-02-02" },
  { companyName: "Carvana", day: "2022-11-18" },
  { companyName: "Twitter", day: "2023-02-25" },
  { companyName: "Better.com", day: "2022-03-08" },
] as const;
