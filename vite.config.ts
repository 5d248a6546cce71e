import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { iconsApart } from "./scripts/pages/icons-apart.ts";
import { sharedByFirstScreens } from "./scripts/pages/first-screens.ts";
import { contractAsData } from "./scripts/pages/contract-as-data.ts";
import { layeredStyles } from "./scripts/pages/style-layers.ts";

export default defineConfig(({ command }) => ({
  plugins: [contractAsData(), iconsApart(), layeredStyles(), reactRouter()],
  // The server's pages are a few files, read quickly at the start; what the server uses as well stays one. In development
  // packages are loaded as they are: Vite runs no CommonJS by itself.
  ssr:
    command === "build"
      ? {
          noExternal: true,
          external: [
            "react",
            "react/jsx-runtime",
            "react-dom",
            "react-dom/server.edge",
            "react-router",
            "@react-router/node",
          ],
        }
      : {},
  build: {
    target: "es2022",
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
              priority: 3,
            },
            {
              name: sharedByFirstScreens,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  css: { modules: { localsConvention: "camelCase" } },
}));
