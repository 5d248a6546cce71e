import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { companiesNamed } from "../shared/privacy/companies-named.ts";
import { doNotContactOf, useDoNotContact } from "../shared/do-not-contact.ts";
import styles from "../shared/privacy/choices.module.css";

/** The companies that must not write first to the person. */
export function DoNotContact({ candidateId }: { candidateId: string }) {
  const { data: asked = [] } = useQuery(doNotContactOf(candidateId));
  const ask = useDoNotContact(candidateId);
  const [find] = useState(() => companiesNamed(candidateId));
  return (
    <div id="do-not-contact" className={styles.anchor}>
      <Section
        title="Companies that can’t write to you"
        description="They can find you but can’t invite you or write first, and see that you asked for it. Open invitations are declined. You can still apply."
        content="beside"
        line
      >
        <Stack gap={4}>
          <Field label="Don’t let a company write to me" optional>
            <Combobox
              options={find}
              value={null}
              onChange={(option) =>
                option && ask.mutate({ company: { id: option.value, companyName: option.label }, on: true })
              }
              placeholder="Company name"
              emptyText="No company found. Enter the start of its name."
            />
          </Field>
          {asked.length > 0 && (
            <List label="Companies that can’t write to you" divided>
              {asked.map((company) => (
                <ListRow
                  key={company.id}
                  leading={<CompanyMark name={company.companyName} src={company.companyLogo} size="sm" />}
                  title={company.companyName}
                  text={<TimeAgo at={company.at} />}
                  end={
                    <Button
                      size="sm"
                      tone="bare"
                      aria-label={`Let them write: ${company.companyName}`}
                      onClick={() => ask.mutate({ company, on: false })}
                    >
                      Let them write
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
