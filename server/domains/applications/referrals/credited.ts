/** What decides between referrals of one person. */
export interface InForce {
  at: Date;
  until: Date;
}

const counts = ({ at, until }: InForce, sentAt: Date) => at <= sentAt && sentAt < until;

/** Which referral of a person an application counts for: the first of those in force when it was sent. */
export function creditedOf<R extends InForce>(referrals: readonly R[], sentAt: Date): R | null {
  const inForce = referrals.filter((each) => counts(each, sentAt));
  return inForce.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null;
}
