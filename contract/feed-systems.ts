/** The systems whose boards are read, by their own names. */
export const feedSystems = [
  "greenhouse",
  "lever",
  "ashby",
  "smartrecruiters",
  "workable",
  "recruitee",
  "teamtailor",
  "personio",
  "pinpoint",
  "rippling",
  "bamboohr",
  "jobposting",
] as const;
