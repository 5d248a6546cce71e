/** "Tell me about the team", "What does it say about “Benefits”?" */
const about =
  /^\P{L}*(?:(?:please )?tell me(?: (?:more|something|everything))?|what(?: does (?:it|this|the \p{L}+) say| is said| do (?:you|we) know| should i know)?|anything|something|more|info(?:rmation)?|how|describe|explain)\s+(?:about|on)(?!\p{L})/iu;
/** "What does the company do?", "Which benefits are offered?", "What is the culture like?": what there is of a kind. */
const whatThereIs =
  /^\P{L}*(?:what|which)(?: (?:does|do) (?:the company|you|we|they|it) (?:do|value|offer|make|build|stand for)\P{L}*$| (?:benefits|perks|values|tools|technologies|skills)(?!\p{L})|(?:['’]s| is) .{1,40} like\b)/iu;
/** Words of questions that English doesn't have. */
const foreign =
  /(?<!\p{L})(?:und|ist|wie|wer|wo|wann|welche\p{L}*|gibt|ich|wir|kann|muss|für|über|steht|les|une|quelle?s?|où|quand|combien|puis-je|dois-je|qué|cuál\p{L}*|cómo|dónde|cuándo|cuánt\p{L}*|puedo|het|een|hoe|waar|wanneer|quanto|posso|onde|quando)(?!\p{L})/iu;

/**
 * Whether a question asks something in particular, in English. One that names a subject alone ("Benefits?", "Tell me about the
 * team") is answered by whatever is about it.
 */
export function asksInParticular(question: string): boolean {
  return question.trim().includes(" ") && ![about, whatThereIs, foreign].some((form) => form.test(question));
}
