/** The countries of a part of the world, by the name `regionName` gives it; ISO 3166 codes, after the United Nations' M49 and the bodies' own lists. */
const northern = "DK EE FI IS IE LV LT NO SE GB";
const western = "AT BE FR DE LI LU MC NL CH";
const southern = "AL AD BA HR GI GR IT XK MT ME MK PT SM RS SI ES CY";
const eastern = "BG BY CZ HU MD PL RO RU SK UA";
const europe = `${northern} ${western} ${southern} ${eastern}`;
const middleEast = "AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE";
const africa =
  "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW";
const asia =
  "AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN";
const oceania = "AU FJ NZ PG SB VU WS TO KI TV NR PW FM MH";
const southAmerica = "AR BO BR CL CO EC GY PE PY SR UY VE";
const centralAmerica = "BZ CR GT HN MX NI PA SV CU DO HT JM PR BS BB TT";
const northAmerica = "US CA";

const europeanUnion = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE";

export const worldRegions: Record<string, string> = {
  Europe: europe,
  "European Union": europeanUnion,
  "European Economic Area": `${europeanUnion} IS LI NO`,
  "Northern Europe": northern,
  "Western Europe": `${western} GB IE ES PT IT`,
  "Southern Europe": southern,
  "Eastern Europe": `${eastern} EE LV LT HR RS SI BA MK ME AL`,
  EMEA: `${europe} ${middleEast} ${africa}`,
  APAC: `${asia} ${oceania}`,
  Asia: asia,
  "Latin America": `${southAmerica} ${centralAmerica}`,
  "South America": southAmerica,
  "North America": northAmerica,
  Americas: `${northAmerica} ${southAmerica} ${centralAmerica}`,
  Africa: africa,
  "Middle East": middleEast,
  Oceania: oceania,
  Nordics: "DK FI IS NO SE",
  DACH: "DE AT CH",
  MENA: `${middleEast} DZ EG LY MA TN`,
  Baltics: "EE LV LT",
  CEE: `${eastern} EE LV LT HR RS SI BA MK ME AL`,
  ANZ: "AU NZ",
  "Southeast Asia": "BN ID KH LA MM MY PH SG TH VN",
  GCC: "AE BH KW OM QA SA",
  "UK and Ireland": "GB IE",
  Benelux: "BE NL LU",
};
