import type { Company } from "#contract/company-shapes.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { companyIssue, companyUpdateFailed } from "#web/words/failures.ts";
import { draftOf } from "./company-draft.ts";
import { companyById } from "#web/hire/shared/company/my-company.ts";

/** The company's profile while it is written. */
export function useCompanyEditor(company: Company) {
  const params = { id: company.id };
  const editor = useEditor({
    thing: company,
    draftOf: (thing) => draftOf(thing ?? company),
    fieldsOf: (draft) => draft,
    keep: (saved, cache) => cache.setQueryData(companyById(company.id).queryKey, saved),
    otherwise: companyUpdateFailed,
  });
  const { changes } = editor;
  const save = () =>
    editor.save({
      work: "save",
      send: () => api.companies.update({ params, body: changes }),
      success: () => "Company profile saved",
    });

  /** Publishing and the marketplace take effect at once, apart from the form. */
  const { mutate: turn } = useChange({
    call: ({ change }: { change: () => Promise<Company>; said: string }) => change(),
    done: (saved, _, cache) => cache.setQueryData(companyById(company.id).queryKey, saved),
    success: (_, { said }) => said,
    otherwise: companyIssue,
  });
  const publish = () =>
    turn({ change: () => api.companies.publish({ params }), said: "Careers page published" });
  const setMarketplace = (on: boolean) =>
    turn({
      change: () =>
        on
          ? api.jobs.publishCompanyToMarketplace({ params })
          : api.jobs.unpublishCompanyFromMarketplace({ params }),
      said: on ? "Your jobs are now on the marketplace" : "Your jobs are no longer on the marketplace",
    });

  return { ...editor, save, publish, setMarketplace };
}
export type CompanyEditor = ReturnType<typeof useCompanyEditor>;
