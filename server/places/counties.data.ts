/** Counties and regions that are written behind a town instead of its country, by ISO code. */
export const counties: Record<string, string[]> = {
  GB: "Aberdeenshire|Angus|Antrim|Argyll|Armagh|Avon|Ayrshire|Bedfordshire|Berkshire|Borders|Bristol|Buckinghamshire|Cambridgeshire|Cheshire|Cleveland|Clwyd|Cornwall|County Durham|Cumbria|Denbighshire|Derbyshire|Devon|Dorset|Durham|Dyfed|East Anglia|East Midlands|East Riding of Yorkshire|East Sussex|Essex|Fife|Flintshire|Gloucestershire|Greater London|Greater Manchester|Gwent|Gwynedd|Hampshire|Herefordshire|Hertfordshire|Highland|Home Counties|Humberside|Isle of Wight|Kent|Lanarkshire|Lancashire|Leicestershire|Lincolnshire|Lothian|Merseyside|Middlesex|Midlands|Norfolk|North East England|North West England|North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Pembrokeshire|Perthshire|Powys|Renfrewshire|Rutland|Shropshire|Somerset|South East England|South West England|South Yorkshire|Staffordshire|Strathclyde|Suffolk|Surrey|Sussex|Tyne and Wear|Tyne & Wear|Warwickshire|West Lothian|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire|Yorkshire|Yorkshire and The Humber".split(
    "|",
  ),
  IE: "Co. Dublin|County Dublin|County Cork|Co. Cork|County Galway|Leinster|Munster|Connacht|Kildare|Wicklow|Meath".split(
    "|",
  ),
};
