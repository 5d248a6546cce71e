import type { ReactNode } from "react";
import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import styles from "./table.module.css";

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, in columns. */
  numeric?: boolean;
  /** Names the row; on a phone it is the line's first. */
  main?: boolean;
  /** For buttons: the title is only read aloud. */
  hideTitle?: boolean;
  /** Left out on a phone. */
  wideOnly?: boolean;
  sortable?: boolean;
};

export type Sorting = { column: string; descending: boolean };

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** Stands where the rows would. */
  empty?: ReactNode;
};

/** Rows and columns; on a phone each row becomes a small list with its titles. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, onSort, empty } = props;
  if (rows.length === 0 && empty) return empty;
  return (
    <table className={styles.table}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <BodyCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadCellProps<Row> = { column: Column<Row>; sorting?: Sorting; onSort?: (sorting: Sorting) => void };

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const sorted = sorting?.column === column.id ? sorting : undefined;
  const order = sorted?.descending ? "descending" : "ascending";
  const title = column.hideTitle ? <span className="sr">{column.title}</span> : column.title;
  return (
    <th scope="col" className={clsx(column.numeric && styles.numeric)} aria-sort={sorted ? order : undefined}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ column: column.id, descending: sorted ? !sorted.descending : false })}
        >
          {title}
          {sorted && <Icon of={sorted.descending ? ArrowDown : ArrowUp} size="xs" />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const look = clsx(
    column.numeric && styles.numeric,
    column.main && styles.main,
    column.wideOnly && styles.wideOnly,
  );
  const label = column.hideTitle || column.main ? undefined : column.title;
  if (column.main) {
    return (
      <th scope="row" className={look}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={look} data-label={label}>
      {column.cell(row)}
    </td>
  );
}
