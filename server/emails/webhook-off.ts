import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  /** Where the webhook's events went. */
  host: string;
  /** The server there said that it wants no more. */
  isGone: boolean;
  url: string;
}

/** To those of a team who look after its integrations. */
export const webhookOff = defineEmail("webhook-off", {
  sample: {
    name: "Marit Oakes",
    host: "hooks.saltmarsh.example",
    isGone: false,
    url: "https://parallel.example/hire/company/integrations",
  },
  content: ({ name, host, isGone, url }: Data) => ({
    subject: `We turned off your webhook to ${host}`,
    preheader: "Events are no longer sent there until you turn it on again.",
    name,
    paragraphs: [
      isGone
        ? `The server at ${host} said that it no longer takes our events, so we turned the webhook off.`
        : `Nothing has arrived at ${host} for 5 days, so we turned the webhook off.`,
      "What failed is in its delivery log for 30 days. Turn the webhook on again to send it once more.",
    ],
    action: { label: "Open integrations", url },
  }),
});
