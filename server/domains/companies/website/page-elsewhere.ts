import { domainOf } from "#shared/links/domain.ts";
import { withHttps } from "#shared/links/url.ts";

/** Sites on which companies have a page where others have theirs. */
const sites = new Set(
  (
    "facebook.com instagram.com linkedin.com twitter.com x.com threads.net tiktok.com youtube.com pinterest.com " +
    "yelp.com tripadvisor.com google.com linktr.ee medium.com github.com crunchbase.com glassdoor.com indeed.com"
  ).split(" "),
);

/** A page at someone else's site tells of that site; its front page is the site's own. */
export function isPageElsewhere(website: string): boolean {
  const site = domainOf(website)?.split(".").slice(-2).join(".");
  return site !== undefined && sites.has(site) && URL.parse(withHttps(website.trim()))?.pathname !== "/";
}
