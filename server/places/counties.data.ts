/** A county or region that is written behind a town instead of its country. */
export interface County {
  name: string;
  /** The code of the nation or province it lies in; null where the gazetteer has none. */
  admin: string | null;
  /** Its middle, and how far it reaches from there, roughly. */
  latitude: number;
  longitude: number;
  km: number;
}

const british = `
Aberdeenshire SCT 57.2 -2.7 60|Angus SCT 56.7 -2.9 30|Antrim NIR 54.8 -6.2 40|Argyll SCT 56.2 -5.3 70|Armagh NIR 54.3 -6.6 25
Avon ENG 51.4 -2.6 25|Ayrshire SCT 55.5 -4.6 40|Bedfordshire ENG 52.1 -0.5 25|Berkshire ENG 51.4 -1 35|Borders SCT 55.5 -2.9 50
Bristol ENG 51.45 -2.6 12|Buckinghamshire ENG 51.8 -0.8 35|Cambridgeshire ENG 52.4 0 40|Cheshire ENG 53.2 -2.5 40
Cleveland ENG 54.6 -1.2 20|Clwyd WLS 53.1 -3.3 35|Cornwall ENG 50.4 -4.8 65|County Durham ENG 54.7 -1.8 35|Cumbria ENG 54.6 -3 60
Denbighshire WLS 53.1 -3.3 25|Derbyshire ENG 53.1 -1.6 40|Devon ENG 50.7 -3.8 60|Dorset ENG 50.8 -2.3 40|Durham ENG 54.7 -1.8 35
Dyfed WLS 52 -4.3 65|East Anglia ENG 52.4 0.8 85|East Midlands ENG 52.9 -1 75|East Riding of Yorkshire ENG 53.9 -0.5 40
East Sussex ENG 50.9 0.3 35|Essex ENG 51.8 0.5 45|Fife SCT 56.2 -3.1 30|Flintshire WLS 53.2 -3.1 18|Gloucestershire ENG 51.8 -2.1 40
Greater London ENG 51.5 -0.1 25|Greater Manchester ENG 53.5 -2.3 25|Gwent WLS 51.7 -3 25|Gwynedd WLS 52.9 -4 45|Hampshire ENG 51.1 -1.3 45
Herefordshire ENG 52.1 -2.7 30|Hertfordshire ENG 51.8 -0.2 30|Highland SCT 57.4 -4.8 120|Home Counties ENG 51.5 -0.3 70
Humberside ENG 53.7 -0.4 45|Isle of Wight ENG 50.7 -1.3 18|Kent ENG 51.2 0.7 50|Lanarkshire SCT 55.6 -3.8 40|Lancashire ENG 53.9 -2.6 45
Leicestershire ENG 52.7 -1.1 30|Lincolnshire ENG 53.1 -0.2 55|Lothian SCT 55.9 -3.1 40|Merseyside ENG 53.4 -2.9 20|Middlesex ENG 51.6 -0.4 18
Midlands ENG 52.5 -1.7 90|Norfolk ENG 52.7 1 50|North East England ENG 55 -1.8 75|North West England ENG 53.9 -2.7 90
North Yorkshire ENG 54.2 -1.4 70|Northamptonshire ENG 52.3 -0.9 35|Northumberland ENG 55.2 -2 55|Nottinghamshire ENG 53.1 -1 35
Oxfordshire ENG 51.8 -1.3 35|Pembrokeshire WLS 51.9 -4.9 30|Perthshire SCT 56.5 -3.8 50|Powys WLS 52.3 -3.4 55|Renfrewshire SCT 55.8 -4.5 15
Rutland ENG 52.7 -0.6 15|Shropshire ENG 52.7 -2.7 40|Somerset ENG 51.1 -2.9 45|South East England ENG 51.3 -0.6 100
South West England ENG 50.9 -3.2 130|South Yorkshire ENG 53.5 -1.3 25|Staffordshire ENG 52.9 -2 40|Strathclyde SCT 55.8 -4.6 70
Suffolk ENG 52.2 1 45|Surrey ENG 51.25 -0.4 35|Sussex ENG 50.9 -0.2 60|Tyne and Wear ENG 55 -1.6 20|Tyne & Wear ENG 55 -1.6 20
Warwickshire ENG 52.3 -1.6 35|West Lothian SCT 55.9 -3.6 15|West Midlands ENG 52.5 -1.9 25|West Sussex ENG 50.9 -0.5 35
West Yorkshire ENG 53.7 -1.7 30|Wiltshire ENG 51.3 -1.9 40|Worcestershire ENG 52.2 -2.2 30|Yorkshire ENG 53.9 -1.3 80
Yorkshire and The Humber ENG 53.8 -1.1 85|Dumfriesshire SCT 55.2 -3.6 35|Shetland SCT 60.3 -1.3 50|South Glamorgan WLS 51.5 -3.3 15
Stirlingshire SCT 56.1 -4.1 30`;

const irish = `
Co. Dublin - 53.4 -6.3 25|County Dublin - 53.4 -6.3 25|County Cork - 51.9 -8.7 70|Co. Cork - 51.9 -8.7 70|County Galway - 53.4 -8.9 65
Leinster - 53.1 -7 95|Munster - 52.3 -8.8 120|Connacht - 53.8 -8.9 100|Kildare - 53.2 -6.8 30|Wicklow - 53 -6.4 35|Meath - 53.6 -6.7 35`;

/** By ISO code of the country. */
export const counties: Record<string, County[]> = { GB: rowsOf(british), IE: rowsOf(irish) };

function rowsOf(table: string): County[] {
  return table
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const words = row.split(" ");
      const [admin, ...numbers] = words.slice(-4);
      const [latitude, longitude, km] = numbers.map(Number);
      return {
        name: words.slice(0, -4).join(" "),
        admin: admin === "-" ? null : admin!,
        latitude: latitude!,
        longitude: longitude!,
        km: km!,
      };
    });
}

/** The departments of France by their number, the first one first. */
export const departments =
  "Ain|Aisne|Allier|Alpes-de-Haute-Provence|Hautes-Alpes|Alpes-Maritimes|Ardèche|Ardennes|Ariège|Aube|Aude|Aveyron|Bouches-du-Rhône|Calvados|Cantal|Charente|Charente-Maritime|Cher|Corrèze|Corse|Côte-d'Or|Côtes-d'Armor|Creuse|Dordogne|Doubs|Drôme|Eure|Eure-et-Loir|Finistère|Gard|Haute-Garonne|Gers|Gironde|Hérault|Ille-et-Vilaine|Indre|Indre-et-Loire|Isère|Jura|Landes|Loir-et-Cher|Loire|Haute-Loire|Loire-Atlantique|Loiret|Lot|Lot-et-Garonne|Lozère|Maine-et-Loire|Manche|Marne|Haute-Marne|Mayenne|Meurthe-et-Moselle|Meuse|Morbihan|Moselle|Nièvre|Nord|Oise|Orne|Pas-de-Calais|Puy-de-Dôme|Pyrénées-Atlantiques|Hautes-Pyrénées|Pyrénées-Orientales|Bas-Rhin|Haut-Rhin|Rhône|Haute-Saône|Saône-et-Loire|Sarthe|Savoie|Haute-Savoie|Paris|Seine-Maritime|Seine-et-Marne|Yvelines|Deux-Sèvres|Somme|Tarn|Tarn-et-Garonne|Var|Vaucluse|Vendée|Vienne|Haute-Vienne|Vosges|Yonne|Territoire de Belfort|Essonne|Hauts-de-Seine|Seine-Saint-Denis|Val-de-Marne|Val-d'Oise".split(
    "|",
  );

/** The departments of each region by their number, from its GeoNames code. */
export const departmentsOfRegions: Record<string, string> = {
  "11": "75 77 78 91 92 93 94 95",
  "24": "18 28 36 37 41 45",
  "27": "21 25 39 58 70 71 89 90",
  "28": "14 27 50 61 76",
  "32": "2 59 60 62 80",
  "44": "8 10 51 52 54 55 57 67 68 88",
  "52": "44 49 53 72 85",
  "53": "22 29 35 56",
  "75": "16 17 19 23 24 33 40 47 64 79 86 87",
  "76": "9 11 12 30 31 32 34 46 48 65 66 81 82",
  "84": "1 3 7 15 26 38 42 43 63 69 73 74",
  "93": "4 5 6 13 83 84",
  "94": "20",
};
