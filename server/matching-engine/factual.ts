/** Says what someone wants to do, learn or become, and so nothing about what they did. */
const wish =
  /\b(?:(?:i )?(?:would (?:like|love)|want(?:s|ed|ing)?|hope|hoping|wish|aspire|plan|intend|aim|look(?:ing)? forward|eager|keen|ready|willing|excited|hungry) (?:to|for)\b|(?:seeking|looking for|searching for|in search of|pursuing|to obtain|to secure|to pursue|aspiring)\b|(?:currently |now |still )?(?<!(?:machine|deep|reinforcement|distance|blended|e)[ -])learning(?! (?:management|platform|experience|disabilit|support|outcomes|materials|systems?|and development|designer|mentor|technologist|consultant|specialist|coordinator|assistant))\b(?=\s+[\p{L}+#.]+(?:[,.;]|$| and\b| by\b| in\b))|(?:interested|interest) in\b|(?:next (?:step|role|position|challenge)|career (?:goal|objective)|in the (?:near )?future|one day|someday)\b|möchte|würde gerne?|suche (?:eine|nach)|mein ziel|je (?:souhaite|recherche|voudrais)|souhait(?:e|ant)|à la recherche|me gustaría|quiero|busco|deseo)/iu;
/** "Want: night shifts", "Ziel: Leitung eines Teams", "No: sales". */
const wishLine =
  /^[\s•*-]*(?:no|not|nein|non|avoid|keine?|pas de|bitte nicht|wants?|wanted|wish(?:es)?|looking for|seeking|goals?|objectives?|career objective|desired (?:role|position|job)|gesucht|ziele?|wunsch(?:stelle|position)?|berufsziel|objectifs?|souhaits?|recherche|objetivos?|busco)\s*[:–—]/i;
/** Says that something was not done or is not known. */
const denial =
  /\b(?:no|not|never|without|hardly|lack(?:s|ing)?|none|little|limited|n['’]t|kein[ea]?n?|nicht|nie|ohne|pas|sans|aucune?|jamais|sin|ningun[ao]?|nunca)\b(?! only\b| just\b| least\b)[^.;,]{0,50}\b(?:experience|knowledge|familiar|exposure|worked|used|know|touched|background|qualified|certified|licen[sc]ed?|trained|erfahrung\w*|kenntnisse\w*|gearbeitet|expérience|connaissances?|experiencia|conocimientos?)\b|\b(?:have|has|had|did|do|does|am|is|are|was)(?:n['’]t| not) (?:yet |really |ever )?(?:worked|used|know|tried|done|have|hold|held|own|got|finished|completed|familiar|experienced|qualified|certified|trained)|\b(?:do|does|did|would|will|am|is)(?:n['’]t| not) (?:consider|want|interested|looking|take|apply)|\bwon['’]t (?:consider|take|do)|\bnot interested in\b|(?:^|\s)(?:no|not|nein|non)\s*:|(?:^|[.!?;]\s)[\s•*-]*(?:(?:and|or|nor) )?not (?!only\b|just\b|least\b)|(?:^|[.!?;]\s)[\s•*-]*(?:and |or )?no (?!\d|problem\b|doubt\b)\p{L}|\b(?:licen[sc]e|certificate|diploma|degree) (?:is|was)(?:n['’]t| not)\b/iu;

const sentences = /(?<=[.!?;])\s+(?=\p{L})|\s+(?=(?:no|not|nein|non)\s*:)/iu;
const clauses =
  /,\s+(?=but\b|though\b|although\b|and\b|aber\b|mais\b|pero\b)|\s+(?=but\b|aber\b|mais\b|pero\b)/;

/** What a text says someone did or knows; wishes and denials are left out. */
export function factual(text: string): string {
  if (wishLine.test(text)) return "";
  if (!wish.test(text) && !denial.test(text)) return text;
  return text
    .split(sentences)
    .flatMap((sentence) => sentence.split(clauses))
    .filter((part) => !wish.test(part) && !denial.test(part))
    .join(" ");
}
