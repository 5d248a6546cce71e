/** What a domain says of itself. */
export interface Dns {
  /** The texts published at a name; none where there are none. Rejects when nobody answered. */
  textRecords(name: string): Promise<string[]>;
  /** Whether a name leads to where another one leads, by its alias or its addresses. Rejects when nobody answered. */
  leadsTo(name: string, target: string): Promise<boolean>;
}
