/** "Tell me about the team", "What does it say about “Benefits”?" */
const about =
  /^\P{L}*(?:(?:please )?tell me(?: (?:more|something|everything))?|what(?: does (?:it|this|the \p{L}+) say| is said| do (?:you|we) (?:know|say)| should i know)?|anything|something|more|info(?:rmation)?|how|describe|explain)\s+about(?!\p{L})/iu;
/** "What does the company do?", "Which benefits are offered?", "What is the culture like?": what there is of a kind. */
const whatThereIs =
  /^\P{L}*(?:what|which)(?: (?:does|do) (?:the company|you|we|they|it) (?:do|value|offer|make|build|stand for)\P{L}*$| (?:benefits|perks|values|tools|technologies|skills) (?:are|is|do|does)(?!\p{L})(?!.*\b(?:when|if|after|before)\b)|(?:['’]s| is) .{1,40} like(?: here| there)?\P{L}*$)/iu;
const english =
  /(?<!\p{L})(?:the|an?|is|are|do|does|did|can|could|how|what|when|where|who|which|why|my|i|we|you|our|your|for|to|of|in|on|at|with|and|or|get|have|has|will|there|if|be|it|me|from)(?!\p{L})/giu;
/** Little words of German, French, Spanish, Portuguese, Italian, Dutch and Swedish. */
const foreign =
  /(?<!\p{L})(?:der|die|das|dem|den|ein|eine[mnrs]?|ist|sind|hat|habe|haben|ich|wir|wie|was|wer|wo|wann|welche\p{L}*|gibt|kann|muss|für|über|mit|nicht|und|steht|le|la|les|du|des|est|une|quelle?s?|où|quand|combien|puis|dois|avec|pour|el|los|las|una|hay|qué|cuál\p{L}*|cómo|dónde|cuándo|cuánt\p{L}*|puedo|para|con|che|ho|di|quant[aeio]|posso|onde|quando|het|een|hoe|waar|wanneer|hur|får|jag|och|att|många)(?!\p{L})/giu;

/**
 * Whether a question asks something in particular, in English. One that names a subject alone ("Benefits?", "Tell me about the
 * team") is answered by whatever is about it.
 */
export function asksInParticular(question: string): boolean {
  if (!question.trim().includes(" ") || about.test(question) || whatThereIs.test(question)) return false;
  return countOf(question, foreign) <= countOf(question, english);
}

function countOf(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
