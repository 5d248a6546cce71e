import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { findCompanies } from "../shared/find-companies.ts";
import { collectedCompanies, useFillingWithCompany } from "./collections.ts";
import styles from "./collections.module.css";

/** The companies of a collection: found and put in, or taken out again. */
export function CollectedCompanies({ id }: { id: string }) {
  const filling = useFillingWithCompany(id);
  function takeOut(companyId: string, name: string) {
    filling.mutate({ companyId, belongs: false });
    showToast({
      text: `${name} removed`,
      key: `out-${companyId}`,
      undo: () => filling.mutate({ companyId, belongs: true }),
    });
  }
  return (
    <>
      <div className={styles.find}>
        <Field label="Add a company">
          <Combobox
            placeholder="Name or domain"
            options={findCompanies}
            value={null}
            onChange={(option) => option && filling.mutate({ companyId: option.value, belongs: true })}
          />
        </Field>
      </div>
      <Loaded
        of={useQuery(collectedCompanies(id))}
        rows={2}
        size="sm"
        loading="Loading companies"
        failed="Couldn’t load companies"
      >
        {(companies) =>
          companies.length === 0 ? (
            <EmptyState size="sm" title="No companies yet">
              Search above to add one.
            </EmptyState>
          ) : (
            <List label="Companies in this collection" divided>
              {companies.map(({ id: companyId, companyName, companyLogo }) => (
                <ListRow
                  key={companyId}
                  leading={<CompanyMark name={companyName} src={companyLogo} />}
                  title={companyName}
                  end={
                    <span className={styles.out}>
                      <IconButton
                        icon={X}
                        size="xs"
                        label={`Remove ${companyName}`}
                        onClick={() => takeOut(companyId, companyName)}
                      />
                    </span>
                  }
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </>
  );
}
