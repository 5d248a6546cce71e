/** What makes a company's page someone's: an address at its domain, or our review where the domain isn't known. */
export function howItIsProven(domain: string | null) {
  return domain
    ? "Prove that you work there and it’s yours."
    : "Confirm your work email, and we’ll check that it’s your company. Then it’s yours.";
}
