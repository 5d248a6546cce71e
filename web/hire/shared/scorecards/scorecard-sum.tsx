import { type ScorecardSummary, ratings, recommendations } from "#contract/scorecards.ts";
import { Badge } from "#ui/data/status/badge.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { ratingWords, recommendationTones, recommendationWords } from "./scorecard-words.ts";
import styles from "./scorecards.module.css";

/** What all scorecards of a stage say together. */
export function ScorecardSum({ summary, of }: { summary: ScorecardSummary; of: string }) {
  const rated = summary.attributes.filter(({ average }) => average !== null);
  return (
    <section aria-label="Summary" className={styles.sum}>
      <p className={styles.counts}>
        <b>{of}</b>
        {recommendations.map(
          (each, at) =>
            summary.recommendations[at]! > 0 && (
              <Badge key={each} tone={recommendationTones[each]}>
                {recommendationWords[each]} {summary.recommendations[at]}
              </Badge>
            ),
        )}
      </p>
      {rated.length > 0 && (
        <Table
          caption="Ratings by attribute"
          rows={rated}
          rowKey={({ attributeId }) => attributeId}
          columns={[
            { id: "name", title: "Attribute", main: true, cell: ({ name }) => name },
            ...ratings.map((each, at) => ({
              id: String(each),
              title: ratingWords[each],
              numeric: true,
              cell: (row: ScorecardSummary["attributes"][number]) => row.ratings[at] || "–",
            })),
            {
              id: "average",
              title: "Average (out of 4)",
              numeric: true,
              cell: ({ average }) => average!.toFixed(1),
            },
          ]}
        />
      )}
    </section>
  );
}
