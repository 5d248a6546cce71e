/** A failed sync closes no jobs, and the sentence says so. */
export function failureText(message: string | null) {
  const said = (message ?? "Couldn’t read the job board").replace(
    /[.,\s]*((so )?we didn’t change anything)?[.\s]*$/i,
    "",
  );
  return `${said}. We didn’t change or close any jobs.`;
}
