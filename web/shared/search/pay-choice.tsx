import clsx from "clsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { payTens } from "#shared/money/currencies.ts";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { rangeWords } from "./range-words.ts";
import { addressOf, withRange } from "./search-address.ts";
import type { SearchData } from "./search-data.ts";
import styles from "./search-parts.module.css";

const thousands = [30, 40, 50, 60, 80, 100, 120, 150, 200];

/** The least pay, in one currency: what is paid in another cannot be compared. */
export function PayChoice({ data, path }: { data: SearchData; path: string }) {
  const { asked, answer } = data;
  const navigate = useNavigate();
  const range = asked.terms.ranges.salary;
  const paidIn = (answer.facets.salaryCurrency ?? []).map(({ value }) => value);
  const [chosen, setChosen] = useState<string>();
  const currency = range?.currency ?? chosen ?? paidIn[0];
  if (!currency) return null;

  const show = (min: number | undefined, of: string) => {
    const terms = withRange(asked.terms, "salary", min === undefined ? {} : { min, currency: of });
    void navigate(addressOf(path, { ...asked, terms, page: 1 }), { preventScrollReset: true });
  };
  function changeCurrency(next: string) {
    setChosen(next);
    if (range?.min !== undefined) show((range.min * payTens(next)) / payTens(currency!), next);
  }
  const offered = thousands.map((thousand) => thousand * 1000 * payTens(currency));
  const amounts = [...new Set([...offered, ...(range?.min === undefined ? [] : [range.min])])].toSorted(
    (a, b) => a - b,
  );
  return (
    <fieldset className={clsx(styles.range, styles.payFrom)}>
      <legend>Minimum salary</legend>
      <NativeSelect
        aria-label="Salary currency"
        options={[...new Set([currency, ...paidIn])].map((value) => ({ value, label: value }))}
        value={currency}
        onChange={(event) => changeCurrency(event.target.value)}
      />
      <NativeSelect
        aria-label="Minimum salary"
        options={[
          { value: "", label: "Any salary" },
          ...amounts.map((value) => ({
            value: String(value),
            label: `${rangeWords.salary!.text(value, currency)} a year`,
          })),
        ]}
        value={range?.min?.toString() ?? ""}
        onChange={(event) =>
          show(event.target.value === "" ? undefined : Number(event.target.value), currency)
        }
      />
    </fieldset>
  );
}
