/** How months are written in resumes, January first: English, German, French, Spanish, Italian, Portuguese and others. */
export const monthNames: string[][] = [
  "january jan januar jän jänner janvier janv enero ene gennaio genn gen janeiro januari stycznia styczeń sty январь января ocak",
  "february feb febr februar février févr fév febrero febbraio febbr fevereiro fev februari lutego lut luty февраль февраля şubat",
  "march mar märz mrz mär mars marzo março maart mrt marca marzec март марта mart",
  "april apr avril avr abril abr aprile kwietnia kwiecień kwi апрель апреля nisan",
  "may mai mayo maggio mag maio mei maja maj май мая mayıs",
  "june jun juni juin junio giugno giu junho czerwca czerwiec cze июнь июня haziran",
  "july jul juli juillet juil julio luglio lugl lug julho lipca lipiec lip июль июля temmuz",
  "august aug août agosto ago augustus sierpnia sierpień sie август августа ağustos augusti",
  "september sept sep septembre septiembre settembre sett set setembro września wrzesień wrz сентябрь сентября eylül",
  "october oct oktober okt octobre octubre ottobre ott outubro out października październik paź октябрь октября ekim",
  "november nov novembre noviembre novembro listopada listopad lis ноябрь ноября kasım",
  "december dec dezember dez décembre déc diciembre dic dicembre dezembro grudnia grudzień gru декабрь декабря aralık",
].map((names) => names.split(" "));
