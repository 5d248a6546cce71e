export interface Place {
  city: string;
  country: string;
  currency: string;
  /** Yearly pay in this currency for one pound of British pay. */
  pay: number;
  /** A number range set aside for fiction, where the country has one. */
  phone: string | null;
  /** Keys of names.data.ts: whose names are common here, most common first. */
  names: string;
}

const rows = `
Bristol;United Kingdom;GBP;1;+44 7700 900###;british british irish indian african
London;United Kingdom;GBP;1.12;+44 7700 900###;british indian african arabic polish
Manchester;United Kingdom;GBP;0.98;+44 7700 900###;british british indian irish
Leeds;United Kingdom;GBP;0.96;+44 7700 900###;british british indian
Cardiff;United Kingdom;GBP;0.95;+44 7700 900###;british british
Glasgow;United Kingdom;GBP;0.96;+44 7700 900###;british irish british
Aberdeen;United Kingdom;GBP;1;+44 7700 900###;british polish
Exeter;United Kingdom;GBP;0.94;+44 7700 900###;british
Birmingham;United Kingdom;GBP;0.97;+44 7700 900###;british indian arabic
Cambridge;United Kingdom;GBP;1.06;+44 7700 900###;british indian chinese
Hull;United Kingdom;GBP;0.92;+44 7700 900###;british
Dublin;Ireland;EUR;1.25;;irish irish brazilian
Galway;Ireland;EUR;1.1;;irish
Amsterdam;Netherlands;EUR;1.2;;dutch dutch turkish
Utrecht;Netherlands;EUR;1.14;;dutch dutch arabic
Rotterdam;Netherlands;EUR;1.14;;dutch turkish
Berlin;Germany;EUR;1.2;+49 30 23125###;german turkish polish
Hamburg;Germany;EUR;1.2;+49 40 66969###;german german
Lisbon;Portugal;EUR;0.72;;portuguese brazilian
Porto;Portugal;EUR;0.68;;portuguese
Madrid;Spain;EUR;0.82;;spanish
Barcelona;Spain;EUR;0.84;;spanish
Lyon;France;EUR;0.95;+33 6 39 98 ## ##;french arabic
Paris;France;EUR;1.08;+33 6 39 98 ## ##;french african
Copenhagen;Denmark;DKK;9.4;;nordic
Gothenburg;Sweden;SEK;10.4;+46 31 390 06 ##;nordic nordic arabic
Stockholm;Sweden;SEK;11;+46 8 465 004 ##;nordic nordic
Bergen;Norway;NOK;12.4;;nordic
Warsaw;Poland;PLN;3.7;;polish
Zurich;Switzerland;CHF;1.75;;german french
Izmir;Turkey;EUR;0.5;;turkish
Dubai;United Arab Emirates;AED;5.2;;arabic indian
Lagos;Nigeria;USD;0.62;;african
Nairobi;Kenya;USD;0.58;;african
Bengaluru;India;INR;46;;indian
Osaka;Japan;JPY;142;;japanese
Singapore;Singapore;SGD;1.8;;chinese indian
Sydney;Australia;AUD;1.95;+61 491 570 15%;british chinese irish
Melbourne;Australia;AUD;1.9;+61 491 570 15%;british chinese indian
Vancouver;Canada;CAD;1.75;+1 604 555 01##;british chinese indian
Toronto;Canada;CAD;1.72;+1 416 555 01##;british indian chinese
New York;United States;USD;2.1;+1 212 555 01##;british spanish african
Chicago;United States;USD;1.75;+1 312 555 01##;british polish spanish
San Francisco;United States;USD;2.3;+1 415 555 01##;british chinese indian
Portland;United States;USD;1.7;+1 503 555 01##;british spanish
São Paulo;Brazil;BRL;3.4;;brazilian
`;

export const places: Place[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [city = "", country = "", currency = "", pay = "1", phone = "", names = ""] = row.split(";");
    return { city, country, currency, pay: Number(pay), phone: phone || null, names };
  });

const byCity = new Map(places.map((place) => [place.city, place]));

export function placeOf(city: string): Place {
  const place = byCity.get(city);
  if (!place) throw new Error(`No place is called ${city}; see places.data.ts.`);
  return place;
}

export function placeName(place: Place): string {
  return place.city === "Singapore" ? "Singapore" : `${place.city}, ${place.country}`;
}
