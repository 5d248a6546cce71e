import { counted } from "#shared/words/sentence-list.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import styles from "./search-insights.module.css";

type Clicks = { position: number; clicks: number };
const shown = 10;

/** How often each place of the results was opened; what stands far below is one bar. */
export function ClickPositions({ positions }: { positions: readonly Clicks[] }) {
  if (positions.length === 0) return <EmptyState size="sm" title="No results opened yet" />;
  const deep = positions.filter(({ position }) => position > shown);
  const bars = [
    ...positions
      .filter(({ position }) => position <= shown)
      .map(({ position, clicks }) => ({ label: String(position), clicks })),
    ...(deep.length > 0
      ? [{ label: `${shown + 1} on`, clicks: deep.reduce((sum, { clicks }) => sum + clicks, 0) }]
      : []),
  ];
  const most = Math.max(...bars.map(({ clicks }) => clicks));
  return (
    <ol className={styles.bars} aria-label="Clicks by position">
      {bars.map(({ label, clicks }) => (
        <li key={label}>
          <span>{label}</span>
          <i style={{ inlineSize: `${(100 * clicks) / most}%` }} />
          <b>{counted(clicks, "click")}</b>
        </li>
      ))}
    </ol>
  );
}
