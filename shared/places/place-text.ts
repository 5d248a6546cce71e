import { worldwide } from "./worldwide.ts";

interface Placed {
  locations: readonly string[];
  remote: boolean;
  remoteLocations: readonly string[];
  workplaceType: string | null;
}
/** "Bristol or remote, UK", "Berlin, hybrid", "Remote, worldwide", "Remote"; with the places of the same job's other postings. */
export function placeText({ locations, remote, remoteLocations, workplaceType }: Placed, others = 0) {
  const places = placesText(locations, others);
  const from = remoteLocations.includes(worldwide) ? "worldwide" : remoteLocations[0];
  const away = remote ? ["remote", from].filter(Boolean).join(", ") : "";
  if (places && away) return `${places} or ${away}`;
  if (away) return away.charAt(0).toUpperCase() + away.slice(1);
  return workplaceType === "hybrid" && places ? `${places}, hybrid` : places || "Location not listed";
}

/** "Bristol, United Kingdom; Leeds, United Kingdom and 3 more places": what holds commas is separated by more. */
function placesText(locations: readonly string[], others: number) {
  const shown = locations.length > 3 || others > 0 ? locations.slice(0, 2) : locations;
  const text = shown.join(shown.some((place) => place.includes(",")) ? "; " : ", ");
  const more = locations.length - shown.length + others;
  return text && more > 0 ? `${text} and ${more} more ${more === 1 ? "place" : "places"}` : text;
}
