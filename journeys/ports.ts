/** Of the products that stories run against, one for each worker; the ports below each are for what stands outside of it. */
export const productPorts = [3199, 3189];
