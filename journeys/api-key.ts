/** What every call of the product's own pages carries, as without a setting of its own. */
export const withKey = { "x-api-key": "parallel-public-key" };
