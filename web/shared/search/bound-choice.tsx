import { useNavigate } from "react-router";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { type Range, rangeEnds, rangeWords } from "./range-words.ts";
import { type AskedInAddress, addressOf, withRange } from "./search-address.ts";
import styles from "./search-parts.module.css";

type BoundChoiceProps = {
  label: string;
  none: string;
  options: { value: string; label: string }[];
  value: string;
  hrefFor: (value: string) => string;
};
/** One bound of many results, such as the least pay. */
export function BoundChoice({ label, none, options, value, hrefFor }: BoundChoiceProps) {
  const navigate = useNavigate();
  return (
    <label className={styles.bound}>
      <span>{label}</span>
      <NativeSelect
        options={[{ value: "", label: none }, ...options]}
        value={value}
        onChange={(event) => void navigate(hrefFor(event.target.value), { preventScrollReset: true })}
      />
    </label>
  );
}

type RangeChoiceProps = { name: string; label: string; asked: AskedInAddress; path: string };
/** Both ends of a range, side by side. */
export function RangeChoice({ name, label, asked, path }: RangeChoiceProps) {
  const navigate = useNavigate();
  const range = asked.terms.ranges[name] ?? {};
  const choose = (changed: Range) => {
    const terms = withRange(asked.terms, name, { ...range, ...changed });
    void navigate(addressOf(path, { ...asked, terms, page: 1 }), { preventScrollReset: true });
  };
  const ends = rangeEnds[name]!;
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      <NativeSelect
        aria-label={`${label}, from`}
        options={endsOf(name, "From", { offered: ends.from, chosen: range.min })}
        value={range.min?.toString() ?? ""}
        onChange={(event) => choose({ min: valueOf(event.target.value) })}
      />
      <NativeSelect
        aria-label={`${label}, to`}
        options={endsOf(name, "To", { offered: ends.to, chosen: range.max }).filter(
          ({ value }) => value === "" || Number(value) >= (range.min ?? 0),
        )}
        value={range.max?.toString() ?? ""}
        onChange={(event) => choose({ max: valueOf(event.target.value) })}
      />
    </fieldset>
  );
}

function valueOf(text: string): number | undefined {
  return text === "" ? undefined : Number(text);
}

/** The offered ends, and one that only the address has. */
function endsOf(
  name: string,
  none: string,
  { offered, chosen }: { offered: number[]; chosen: number | undefined },
) {
  const values = [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].toSorted(
    (a, b) => a - b,
  );
  return [
    { value: "", label: none },
    ...values.map((value) => ({ value: String(value), label: rangeWords[name]!.text(value) })),
  ];
}
