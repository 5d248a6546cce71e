import type { Option } from "#ui/controls/select/select.tsx";
import { places } from "./samples.data.ts";

/** Suggests as a server would. */
export async function findPlaces(query: string): Promise<Option[]> {
  return places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
}
