type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgb(one), rgb(other)];
  return `#${a
    .map((part, at) =>
      Math.round(part + ((b[at] ?? 0) - part) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or near black, whichever reads better on the colour. */
function inkOn(hex: string): string {
  return 1.05 / (luminance(hex) + 0.05) >= 4.5 ? "#ffffff" : "#14181a";
}

/** Four colours of a company made into the palette of its page and scene, by day and by night. */
export function brandOf([brand, sky, sun, land]: [string, string, string, string]) {
  const night = "#10171b";
  const brandByNight = mix(brand, "#ffffff", luminance(brand) < 0.2 ? 0.62 : 0.3);
  const light = {
    brand,
    brandInk: inkOn(brand),
    brandSoft: mix(brand, "#ffffff", 0.9),
    sky,
    sun,
    h1: mix(land, sky, 0.68),
    sea: mix(land, sky, 0.42),
    glint: mix(sun, "#ffffff", 0.6),
    m1: mix(land, sky, 0.18),
    m2: land,
    m3: mix(land, brand, 0.7),
    post: mix(brand, "#000000", 0.3),
    bird: mix(brand, "#000000", 0.3),
  };
  const dark = {
    brand: brandByNight,
    brandInk: inkOn(brandByNight),
    brandSoft: mix(brand, night, 0.78),
    sky: mix(sky, night, 0.86),
    sun: mix(sun, night, 0.12),
    h1: mix(land, night, 0.72),
    sea: mix(land, night, 0.58),
    glint: mix(sun, night, 0.3),
    m1: mix(land, night, 0.5),
    m2: mix(land, night, 0.66),
    m3: mix(land, night, 0.2),
    post: mix(brand, "#000000", 0.75),
    bird: mix(brand, "#ffffff", 0.5),
  };
  return { light, dark };
}
