import type { FastifyInstance } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import { publishedStories, type PublishedStory } from "#server/domains/content/index.ts";
import { productName } from "#shared/product.ts";
import {
  type Publication,
  publicationNames,
  publications,
  storyPath,
} from "#shared/stories/publications.data.ts";
import { pictureToShare } from "#shared/stories/story-picture.ts";
import { type Xml, sendXml, xml } from "../xml.ts";

const mostStories = 50;

/** The newest stories of each publication as RSS 2.0. */
export function addStoryFeeds(app: FastifyInstance, { config, database: { db }, now }: ServerDependencies) {
  for (const publication of publicationNames)
    app.get(`${publications[publication].path}/feed.xml`, async (_, reply) => {
      const found = await publishedStories(db, { now: now(), publication, limit: mostStories });
      return sendXml(reply, feedOf(publication, { found, root: config.publicUrl }));
    });
}

function feedOf(publication: Publication, { found, root }: { found: PublishedStory[]; root: string }): Xml {
  const { title, description, path } = publications[publication];
  return xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>${`${title} | ${productName}`}</title>
<link>${root + path}</link>
<atom:link rel="self" type="application/rss+xml" href="${`${root}${path}/feed.xml`}"/>
<description>${description}</description>
${found.map((story) => itemOf(story, root))}
</channel></rss>`;
}

function itemOf(
  { id, publication, slug, title, author, tags, excerpt, picture, publishAt }: PublishedStory,
  root: string,
): Xml {
  const address = root + storyPath(publication, slug);
  return xml`<item>
<title>${title}</title>
<link>${address}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${publishAt.toUTCString()}</pubDate>
<dc:creator>${author}</dc:creator>
${tags.map((tag) => xml`<category>${tag}</category>`)}
<description>${excerpt}</description>
${picture ? [mediaOf(picture, root)] : []}
</item>`;
}

function mediaOf({ url, alt }: NonNullable<PublishedStory["picture"]>, root: string): Xml {
  return xml`<media:content url="${pictureToShare(url, root)}" medium="image"><media:description>${alt}</media:description></media:content>`;
}
