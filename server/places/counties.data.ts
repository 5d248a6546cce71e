/** Counties and regions that are written behind a town instead of its country, by ISO code. */
export const counties: Record<string, string[]> = {
  GB: "Aberdeenshire|Angus|Antrim|Argyll|Armagh|Avon|Ayrshire|Bedfordshire|Berkshire|Borders|Bristol|Buckinghamshire|Cambridgeshire|Cheshire|Cleveland|Clwyd|Cornwall|County Durham|Cumbria|Denbighshire|Derbyshire|Devon|Dorset|Durham|Dumfriesshire|Dyfed|East Anglia|East Midlands|East Riding of Yorkshire|East Sussex|Essex|Fife|Flintshire|Gloucestershire|Greater London|Greater Manchester|Gwent|Gwynedd|Hampshire|Herefordshire|Hertfordshire|Highland|Home Counties|Humberside|Isle of Wight|Kent|Lanarkshire|Lancashire|Leicestershire|Lincolnshire|Lothian|Merseyside|Middlesex|Midlands|Norfolk|North East England|North West England|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Pembrokeshire|Perthshire|Powys|Renfrewshire|Rutland|Shetland|Shropshire|South Glamorgan|Somerset|South East England|South West England|South Yorkshire|Staffordshire|Stirlingshire|Strathclyde|Suffolk|Surrey|Sussex|Tyne and Wear|Tyne & Wear|Warwickshire|West Lothian|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire|Yorkshire|Yorkshire and The Humber".split(
    "|",
  ),
  IE: "Co. Dublin|County Dublin|County Cork|Co. Cork|County Galway|Leinster|Munster|Connacht|Kildare|Wicklow|Meath".split(
    "|",
  ),
};

/** The departments of France by their number, the first one first. */
export const departments =
  "Ain|Aisne|Allier|Alpes-de-Haute-Provence|Hautes-Alpes|Alpes-Maritimes|Ardèche|Ardennes|Ariège|Aube|Aude|Aveyron|Bouches-du-Rhône|Calvados|Cantal|Charente|Charente-Maritime|Cher|Corrèze|Corse|Côte-d'Or|Côtes-d'Armor|Creuse|Dordogne|Doubs|Drôme|Eure|Eure-et-Loir|Finistère|Gard|Haute-Garonne|Gers|Gironde|Hérault|Ille-et-Vilaine|Indre|Indre-et-Loire|Isère|Jura|Landes|Loir-et-Cher|Loire|Haute-Loire|Loire-Atlantique|Loiret|Lot|Lot-et-Garonne|Lozère|Maine-et-Loire|Manche|Marne|Haute-Marne|Mayenne|Meurthe-et-Moselle|Meuse|Morbihan|Moselle|Nièvre|Nord|Oise|Orne|Pas-de-Calais|Puy-de-Dôme|Pyrénées-Atlantiques|Hautes-Pyrénées|Pyrénées-Orientales|Bas-Rhin|Haut-Rhin|Rhône|Haute-Saône|Saône-et-Loire|Sarthe|Savoie|Haute-Savoie|Paris|Seine-Maritime|Seine-et-Marne|Yvelines|Deux-Sèvres|Somme|Tarn|Tarn-et-Garonne|Var|Vaucluse|Vendée|Vienne|Haute-Vienne|Vosges|Yonne|Territoire de Belfort|Essonne|Hauts-de-Seine|Seine-Saint-Denis|Val-de-Marne|Val-d'Oise".split(
    "|",
  );
