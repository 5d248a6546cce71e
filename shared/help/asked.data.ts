/** What visitors of the help are offered to ask; each is answered by a page that everyone may read. */
export const askedOfHelp = [
  "What does the hiring team see when I apply?",
  "How do I hide from my employer?",
  "How do I turn off scoring?",
  "Can I withdraw an application?",
  "How do I post a job?",
];
