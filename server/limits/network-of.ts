import ipaddr from "ipaddr.js";

/**
 * Whom an address stands for where tries are counted. With version 6 everyone holds at least 64 bits of addresses and
 * could come from a new one each time.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read instanceof ipaddr.IPv4) return read.toString();
  const network = (read as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
