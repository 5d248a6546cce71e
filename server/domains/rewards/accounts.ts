/** The accounts of the ledger that rewards move between. */
export const rewardAccounts = {
  /** What a company owes for its hires; it gives more than it has. */
  company: (companyId: string) => ({ name: `receivable:company:${companyId}`, mayGoNegative: true }),
  /** What someone earned, of all companies they work for. */
  earnings: (userId: string) => ({ name: `earnings:person:${userId}` }),
  /** What left for banks. */
  bank: { name: "payouts:bank", mayGoNegative: true },
};
