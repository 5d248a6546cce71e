import { counted } from "#shared/words/sentence-list.ts";

/** The company's rule for who is credited with a person. */
export function firstReferralText(days: number) {
  return `The first employee to refer a person is credited for ${counted(days, "day")}: a hire from any application the person sends in that time earns them the bonus. A later referral counts once those days are over.`;
}
