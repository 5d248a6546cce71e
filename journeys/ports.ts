/** The ports of the products that stories run against, one per worker; the ports just below each are for outside services. */
export const productPorts = [3199, 3189];
