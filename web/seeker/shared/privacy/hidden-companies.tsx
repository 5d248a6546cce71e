import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EyeOff } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { companiesNamed } from "./companies-named.ts";
import styles from "./choices.module.css";

interface Company {
  id: string;
  companyName: string;
}
const hiddenFrom = (id: string) =>
  queryOptions({
    queryKey: ["hidden-companies", id],
    queryFn: () => api.matching.hiddenCompanies({ params: { id } }),
  });
const employers = (id: string) =>
  queryOptions({
    queryKey: ["hidden-companies", id, "employers"],
    queryFn: () => api.matching.companiesToHideFrom({ params: { id } }),
  });

/** The companies that must not find the person; where they work now is offered first. */
export function HiddenCompanies({ candidateId }: { candidateId: string }) {
  const { data: hidden = [] } = useQuery(hiddenFrom(candidateId));
  const { data: current = [] } = useQuery(employers(candidateId));
  const hide = useHiding(candidateId);
  const [find] = useState(() => companiesNamed(candidateId));
  return (
    <div id="hidden" className={styles.anchor}>
      <Section
        title="Hidden from companies"
        description="These companies can’t find you, and you won’t be matched with their jobs. We don’t tell them. They still see anything you send them yourself."
        content="beside"
        line
      >
        <Stack gap={4}>
          {current.map((company) => (
            <div key={company.id} className={styles.offer}>
              <p>
                You work at {company.companyName}.
                {current.length > 1 && company.detail && <span> {company.detail}</span>}
              </p>
              <Button size="sm" icon={EyeOff} onClick={() => hide.mutate({ company, hide: true })}>
                Hide from {company.companyName}
              </Button>
            </div>
          ))}
          <Field label="Hide from a company" optional>
            <Combobox
              options={find}
              value={null}
              onChange={(option) =>
                option &&
                hide.mutate({ company: { id: option.value, companyName: option.label }, hide: true })
              }
              placeholder="Company name"
              emptyText="No company found. Enter the start of its name."
            />
          </Field>
          {hidden.length > 0 && (
            <List label="Companies you hide from" divided>
              {hidden.map((company) => (
                <ListRow
                  key={company.id}
                  leading={<CompanyMark name={company.companyName} src={company.companyLogo} size="sm" />}
                  title={company.companyName}
                  text={company.detail}
                  end={
                    <Button size="sm" tone="bare" onClick={() => hide.mutate({ company, hide: false })}>
                      Show me<span className="sr"> to {company.companyName}</span>
                    </Button>
                  }
                />
              ))}
            </List>
          )}
        </Stack>
      </Section>
    </div>
  );
}

function useHiding(candidateId: string) {
  const hiding = useChange({
    call: ({ company, hide }: { company: Company; hide: boolean }) =>
      api.matching.hideFromCompany({ params: { id: candidateId, companyId: company.id }, body: { hide } }),
    success: ({ hidden }, { company }): ToastWish => ({
      text: hidden
        ? `${company.companyName} can no longer find you`
        : `${company.companyName} can find you again`,
      undo: () => hiding.mutate({ company, hide: !hidden }),
    }),
    toastKey: "hidden-companies",
    stale: [["hidden-companies"], ["matches"]],
  });
  return hiding;
}
