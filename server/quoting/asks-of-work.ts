/** "What would I do in this job?", "What will I be doing all day?" */
const whatToDo =
  /\bwhat (?:would|will|do|does|could) (?:i|you|we|they|the person) (?:do|be doing|work on)(?: \p{L}+){0,2} (?:in|on|during|all|each|every)(?: \p{L}+){0,2} (?:job|role|position|day|shift)\b/iu;
/** "What does a typical day look like?", "What are the duties?" */
const ofWork =
  /\bwhat (?:does|is|would|will) (?:a|the|my) (?:\p{L}+ )?day\b.*\blike\b|\b(?:what|which)\b.*\b(?:duties|responsibilities)\b/iu;

/** Whether a question asks what there is to do in a job. */
export function asksOfWork(question: string): boolean {
  return whatToDo.test(question) || ofWork.test(question);
}
