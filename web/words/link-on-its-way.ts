/** What someone reads who asked for emails: whether any go there already, or were asked for twice today, isn’t told to who asks. */
export const linkOnItsWay = (email: string) =>
  `A link is on its way to ${email}, unless that address already gets these emails. Nothing else is sent until you use it. One address gets at most two links a day, so if none arrives, ask again tomorrow.`;
