/** The accounts of the ledger that rewards move between. */
export const rewardAccounts = {
  /** What a company’s rewards are paid from: its invoices fill it. It promises more than it has. */
  company: (companyId: string) => ({ name: `rewards:company:${companyId}`, mayGoNegative: true }),
  /** What a company owes. Until invoices, rewards were given from here. */
  receivable: (companyId: string) => ({ name: `receivable:company:${companyId}`, mayGoNegative: true }),
  /** What someone earned, of all companies they work for. */
  earnings: (userId: string) => ({ name: `earnings:person:${userId}` }),
  /** What left for banks. */
  bank: { name: "payouts:bank", mayGoNegative: true },
};
