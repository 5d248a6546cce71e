import { defaultDescription, productName } from "#shared/product.ts";
import { frameColours } from "#ui/theme.ts";

const ground = frameColours("system").light;

/** What browsers install: the product as an app of its own. */
const manifest = {
  name: productName,
  short_name: productName,
  description: defaultDescription,
  id: "/_app",
  start_url: "/_app",
  scope: "/",
  display: "standalone",
  theme_color: ground,
  background_color: ground,
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

export function loader() {
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
