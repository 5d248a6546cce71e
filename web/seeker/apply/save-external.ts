import { CallRefused } from "#contract/client.ts";
import { api } from "#web/api/client.ts";

interface Kept {
  jobId: string;
  url: string;
  state: "applied" | "saved";
}
/** Keeps an application made elsewhere; one that is kept already moves on from saved to applied. */
export async function saveExternal({ jobId, url, state }: Kept) {
  try {
    await api.jobTracker.saveExternal({ body: { jobId, url, state } });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.error.code !== "ALREADY_KEPT") throw error;
    const known = (await api.jobTracker.externals()).find((each) => each.jobId === jobId);
    if (known?.state === "saved" && state === "applied")
      await api.jobTracker.moveExternal({ params: { id: known.id }, body: { state } });
  }
}
