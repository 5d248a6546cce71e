import { payTens } from "#shared/money/currencies.ts";
import { askedText } from "#shared/money/salary.ts";
import { Slider } from "#ui/controls/choice/slider.tsx";

/** In thousands of euros or dollars; other currencies write so many times more. */
const [most, step] = [400, 5];

interface PaySliderProps {
  /** In thousands a year; null for none. */
  value: number | null;
  currency: string;
  onChange: (thousands: number) => void;
}

/** The least someone wants to be paid in a year, in amounts that are usual in the currency. */
export function PaySlider({ value, currency, onChange }: PaySliderProps) {
  const tens = payTens(currency);
  return (
    <Slider
      label="Minimum salary, per year"
      value={Math.min(value ?? 0, most * tens)}
      onChange={onChange}
      min={0}
      max={most * tens}
      step={step * tens}
      say={(thousands) => (thousands === 0 ? "Any salary" : askedText(thousands, currency))}
    />
  );
}

/** The same pay in amounts that are usual in another currency: 60 of EUR is about 6,000 of JPY. */
export function payIn(next: string, { value, currency }: Pick<PaySliderProps, "value" | "currency">) {
  return value === null ? null : Math.round((value * payTens(next)) / payTens(currency));
}
