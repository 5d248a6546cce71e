/** A time zone to choose, in words: "America/New York". */
export const zoneOption = (zone: string) => ({ value: zone, label: zone.replaceAll("_", " ") });

/** All of them, as this browser knows them. */
export const zoneOptions = () => Intl.supportedValuesOf("timeZone").map((zone) => zoneOption(zone));
