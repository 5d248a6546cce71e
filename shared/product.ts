/** The working name of the product; change it here and nowhere else. */
export const productName = "Parallel";
export const defaultDescription = "Create a profile, get matched to jobs and message hiring teams directly.";
