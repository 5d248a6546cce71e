/** What an offer says until the company has a letter of its own. */
export const standardOfferLetter = `Dear {{candidate.fullName}},

We’re happy to offer you the position of {{offer.title}} at {{company.name}}.

Your pay is {{offer.pay}}. You’d start on {{offer.startDate}}.

Please respond by {{offer.answerBy}}. If you have questions, write to us at any time.

{{sender.fullName}}
{{company.name}}`;
