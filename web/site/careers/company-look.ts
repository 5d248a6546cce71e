import { standardBrand } from "#shared/companies/standard-brand.ts";
import type { CSSProperties } from "react";
import type { Company } from "#contract/company-shapes.ts";
import { readableAccent, readableBackdrop } from "#shared/blocks/contrast.ts";
import { type Theme, families } from "#shared/blocks/theme.ts";

const aColor = /^#[0-9a-f]{3}([0-9a-f]{3})?$/i;
const house = { brand: standardBrand, sky: "#eef1f6", sun: "#e9b24b", sea: "#9fb6cf", m2: "#4f7d8c" };

/** The employer's own colors and fonts as custom properties; what is no plain color is left out, and what could not be read on is made readable. */
export function companyLook({ brand }: Pick<Company, "brand">, theme: Theme): CSSProperties {
  const own = Object.entries(brand ?? {}).filter(([name, value]) => /^\w+$/.test(name) && aColor.test(value));
  const colors = { ...house, ...Object.fromEntries(own) };
  const readable = {
    ...colors,
    brand: readableAccent(theme.accent ?? colors.brand),
    sky: readableBackdrop(theme.backdrop ?? colors.sky),
  };
  return Object.fromEntries([
    ...Object.entries(readable).map(([name, value]) => [`--own-${name}`, value]),
    ["--head", families[theme.headings]],
    ["--read", families[theme.reading]],
  ]);
}
