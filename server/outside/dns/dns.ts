/** What a domain says of itself. */
export interface Dns {
  /** The texts published at a name; none where there are none. Rejects when nobody answered. */
  textRecords(name: string): Promise<string[]>;
}
