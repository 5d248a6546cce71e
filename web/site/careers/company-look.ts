import type { CSSProperties } from "react";
import type { Company } from "#contract/company-shapes.ts";

const aColour = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;
const house = { brand: "#1f4f8f", sky: "#eef1f6", sun: "#e9b24b", sea: "#9fb6cf", m2: "#4f7d8c" };

/** The employer's own colours as custom properties; anything that is not a plain colour is left out. */
export function companyLook({ brand }: Pick<Company, "brand">): CSSProperties {
  const own = Object.entries(brand ?? {}).filter(
    ([name, value]) => /^\w+$/.test(name) && aColour.test(value),
  );
  return Object.fromEntries(
    Object.entries({ ...house, ...Object.fromEntries(own) }).map(([name, value]) => [`--own-${name}`, value]),
  );
}
