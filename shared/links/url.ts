const parts =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>[^\s/?#:@]+)(?::(?<port>\d+))?(?:[/?#][^\s]*)?$/i;
const hostLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const address = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;

/** An address of the web: http, https or no scheme, with a host or an IP address. */
export function isLink(value: string): boolean {
  const { scheme, host, port } = read(value);
  return ["", "http", "https"].includes(scheme) && (isHostName(host) || address.test(host)) && isPort(port);
}

/** The address of a website as a link needs it, whether or not it was written with a scheme. */
export function withHttps(value: string): string {
  return /^https?:/i.test(value) ? value : `https://${value}`;
}

/** Where something typed as an address leads: an address of the web with its scheme, all else as it is. */
export function linkTo(value: string): string {
  return isLink(value) ? withHttps(value) : value;
}

function read(value: string): { scheme: string; host: string; port: string } {
  const groups = parts.exec(value)?.groups ?? {};
  return { scheme: groups.scheme?.toLowerCase() ?? "", host: groups.host ?? "", port: groups.port ?? "" };
}

function isHostName(host: string): boolean {
  const labels = host.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => hostLabel.test(label)) &&
    /^[\p{L}-]/u.test(labels.at(-1) ?? "")
  );
}

function isPort(port: string): boolean {
  return port === "" || /^\d{2,5}$/.test(port);
}
