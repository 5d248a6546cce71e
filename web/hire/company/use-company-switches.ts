import type { Company } from "#contract/company-shapes.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { companyById } from "#web/hire/shared/company/my-company.ts";
import { companyIssue } from "#web/words/failures.ts";

/** Publishing, channels and the website: they take effect at once, apart from the form. */
export function useCompanySwitches(id: string) {
  const params = { id };
  const { mutate: turn } = useChange({
    call: ({ change }: { change: () => Promise<Company>; said: string }) => change(),
    done: (saved, _, cache) => cache.setQueryData(companyById(id).queryKey, saved),
    success: (_, { said }) => said,
    otherwise: companyIssue,
  });
  const publish = () =>
    turn({ change: () => api.companies.publish({ params }), said: "Careers page published" });
  const publishToNetwork = () =>
    turn({
      change: () => api.companies.publishToNetwork({ params }),
      said: "Page published. People can follow you now.",
    });
  const connectWebsite = () =>
    turn({
      change: () => api.companies.connectWebsite({ params, body: {} }),
      said: "Website connected. We filled in what was empty.",
    });
  const setCommunities = (on: boolean) =>
    turn({
      change: () =>
        on
          ? api.exchanges.publishToCommunities({ params })
          : api.exchanges.unpublishFromCommunities({ params }),
      said: on ? "Your links in communities are live again" : "Your links in communities are paused",
    });
  const setMarketplace = (on: boolean) =>
    turn({
      change: () =>
        on
          ? api.jobs.publishCompanyToMarketplace({ params })
          : api.jobs.unpublishCompanyFromMarketplace({ params }),
      said: on ? "Your jobs are now on the marketplace" : "Your jobs are no longer on the marketplace",
    });

  return { publish, publishToNetwork, connectWebsite, setMarketplace, setCommunities };
}
