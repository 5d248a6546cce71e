/** Who issues certificates to whoever answers at an address. */
export interface CertificateAuthority {
  /** Its address; the product has an account of its own at each. */
  directory: string;
  order(domain: string, accountKey: string): Promise<Issued>;
}
export interface Issued {
  /** Both as PEM; the chain begins with the address's own certificate. */
  privateKey: string;
  chain: string;
  from: Date;
  until: Date;
}
