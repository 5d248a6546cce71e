export { companyWords } from "./email-templates.ts";
export { fieldsOfTemplate } from "./rules.ts";
export { standardEmails } from "./standard-emails.data.ts";
export { tokenValues } from "./token-values.ts";
export { wordsFor } from "./words-for.ts";
export { templateNames } from "./names.ts";
