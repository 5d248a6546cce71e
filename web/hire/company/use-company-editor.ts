import type { Company } from "#contract/company-shapes.ts";
import { api } from "#web/api/client.ts";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { companyUpdateFailed } from "#web/words/failures.ts";
import { draftOf } from "./company-draft.ts";
import { companyById } from "#web/hire/shared/company/my-company.ts";
import { useCompanySwitches } from "./use-company-switches.ts";

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

  return { ...editor, ...useCompanySwitches(company.id), save };
}
export type CompanyEditor = ReturnType<typeof useCompanyEditor>;
