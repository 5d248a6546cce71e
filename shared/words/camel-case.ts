/** "job_title" is "jobTitle". */
export function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, initial: string) => initial.toUpperCase());
}
