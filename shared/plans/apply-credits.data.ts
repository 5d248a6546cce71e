/** Applications through job boards' forms that are free each month; the operator's to set. */
export const freeCreditsAMonth = 20;
