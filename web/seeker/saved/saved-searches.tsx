import { useQuery } from "@tanstack/react-query";
import { Rss, Trash2 } from "lucide-react";
import { type SavedSearch, alertRhythms } from "#contract/saved-searches.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Row } from "#ui/layout/row.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { addressOf } from "#web/shared/search/search-address.ts";
import { savedSearches } from "#web/shared/search/saved-searches.ts";
import { searchName } from "#web/shared/search/search-name.ts";

const rhythmWords = { never: "No emails", daily: "Every morning", weekly: "Weekly" };
const rhythms = alertRhythms.map((value) => ({ value, label: rhythmWords[value] }));

/** Searches that are kept: what is new in them, how often emails come, and their feeds. */
export function SavedSearches() {
  const { data: searches = [] } = useQuery(savedSearches);
  const change = useChanges({ stale: [savedSearches] });
  const remove = ({ id, name, index, terms, alert }: SavedSearch) =>
    change({
      call: () => api.savedSearches.remove({ params: { id } }),
      success: ({ removed }) => ({
        text: `“${name}” removed from Saved`,
        undo: () =>
          void change({
            call: () => api.savedSearches.save({ body: { name, index, terms, alert, removed } }),
          }),
      }),
    });
  if (searches.length === 0) return null;
  return (
    <Section title="Searches" description="We’ll email you new results as often as you like.">
      <List label="Saved searches" divided>
        {searches.map((search) => (
          <ListRow
            key={search.id}
            href={addressOf("/jobs", { terms: search.terms })}
            title={search.name}
            end={search.fresh > 0 && <Badge tone="info">{counted(search.fresh, "new job")}</Badge>}
            text={searchName(search.terms)}
            foot={
              <Row gap={2}>
                <Select
                  label={`Emails about ${search.name}`}
                  options={rhythms}
                  value={search.alert}
                  size="sm"
                  onChange={(alert) =>
                    void change({
                      call: () => api.savedSearches.change({ params: { id: search.id }, body: { alert } }),
                    })
                  }
                />
                <ButtonLink
                  href={search.rss}
                  tone="bare"
                  size="sm"
                  icon={Rss}
                  aria-label={`RSS feed of ${search.name}`}
                >
                  RSS feed
                </ButtonLink>
                <IconButton icon={Trash2} label={`Remove ${search.name}`} onClick={() => remove(search)} />
              </Row>
            }
          />
        ))}
      </List>
    </Section>
  );
}
