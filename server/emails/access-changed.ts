import { defineEmail } from "./define-email.ts";

/** How each change of what opens an account is told. */
const told = {
  secondFactorAdded: "Two-factor authentication was turned on",
  secondFactorRemoved: "Two-factor authentication was turned off",
  recoveryCodesRenewed: "New recovery codes were made",
  passkeyAdded: "A passkey was added",
  passkeyRemoved: "A passkey was removed",
} as const;
export type AccessChange = keyof typeof told;

export const accessChanged = defineEmail("access-changed", {
  sample: {
    name: "Inês Carvalho",
    change: "passkeyAdded" as AccessChange,
    url: "https://parallel.example/settings?tab=security",
  },
  content: ({ name, change, url }: { name: string; change: AccessChange; url: string }) => ({
    subject: told[change],
    preheader: "If this wasn’t you, check your account now.",
    name,
    paragraphs: [
      `${told[change]} for your account.`,
      "If this was you, there’s nothing to do. If it wasn’t, change your password and look at who signed in.",
    ],
    action: { label: "Check your account", url },
  }),
});
