/** Systems by the names that people know them by. */
const platforms: Record<string, string> = {
  smartrecruiters: "SmartRecruiters",
  bamboohr: "BambooHR",
  jobposting: "Careers page",
};
export function platformName(system: string) {
  return platforms[system] ?? system.charAt(0).toUpperCase() + system.slice(1);
}
