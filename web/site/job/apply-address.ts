/** The form, told who shared the job or which link elsewhere led here. */
export function applyAddress(jobId: string, search: URLSearchParams) {
  const kept = ["pTag", "via", "from"].flatMap((name) => search.getAll(name).map((value) => [name, value]));
  return kept.length ? `/apply/${jobId}?${new URLSearchParams(kept)}` : `/apply/${jobId}`;
}
