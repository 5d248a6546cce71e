import { type Money, formatMoney } from "#shared/money/money.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  name: string;
  company: string;
  title: string;
  value: Money;
  code: string;
  url: string;
}

/** The code of a gift card that was redeemed for points. */
export const giftCard = defineEmail("gift-card", {
  sample: {
    name: "Esi Badu",
    company: "Saltmarsh",
    title: "Harbor Books",
    value: { amount: 2500, currency: "USD" },
    code: "HB25-7KQ4-WX2M",
    url: "https://parallel.example/teams/earnings#points",
  },
  content: ({ name, company, title, value, code, url }: Data) => ({
    name,
    subject: `Your gift card: ${title}`,
    preheader: `${formatMoney(value)}, with thanks from ${company}.`,
    paragraphs: [
      `You redeemed your points for a gift card worth ${formatMoney(value)}: ${title}.`,
      `Gift card code: ${code}`,
    ],
    action: { label: "View your gift cards", url },
  }),
});
