import { defineEmail } from "./define-email.ts";

/** The second step of an administrator's sign-in. */
export const signInCode = defineEmail("sign-in-code", {
  sample: { name: "Ada Admin", code: "482915" },
  content: ({ name, code }: { name: string; code: string }) => ({
    subject: "Your sign-in code",
    preheader: "Use it within 10 minutes to sign in to the admin app.",
    name,
    paragraphs: ["Enter this code to sign in to the admin app. It works once and expires in 10 minutes."],
    code,
  }),
});
