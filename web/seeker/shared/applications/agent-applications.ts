import { queryOptions } from "@tanstack/react-query";
import type { AgentStage } from "#contract/agent-applications.ts";
import { api } from "#web/api/client.ts";

/** Every form of a board that the person keeps or has sent. */
export const agentApplications = queryOptions({
  queryKey: ["agent-applications"],
  queryFn: async () => (await api.agentApplications.status({ query: {} })).applications,
});

/** How someone applies for a job whose company reads no applications here. */
export const agentOffer = (jobId: string) =>
  queryOptions({
    queryKey: ["agent-applications", "offer", jobId],
    queryFn: () => api.agentApplications.status({ query: { jobId } }),
  });

/** The board's form, filled in from the person's data. */
export const agentForm = (jobId: string) =>
  queryOptions({
    queryKey: ["agent-applications", "form", jobId],
    queryFn: () => api.agentApplications.form({ params: { id: jobId } }),
    // What is typed would be lost to a newer reading.
    refetchOnWindowFocus: false,
  });

export const agentStageWords: Record<AgentStage, string> = {
  review: "Not sent yet",
  sending: "Sending",
  verification: "Code needed",
  sent: "Sent",
  failed: "Not accepted",
  unknown: "May have arrived",
};
