import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contractAsData } from "./scripts/pages/contract-as-data.ts";
import { layeredStyles } from "./scripts/pages/style-layers.ts";

export default defineConfig({
  plugins: [contractAsData(), layeredStyles(), reactRouter()],
  // The server's pages are a few files, read quickly at the start; what the server uses as well stays one.
  ssr: {
    noExternal: true,
    external: [
      "react",
      "react/jsx-runtime",
      "react-dom",
      "react-dom/server.edge",
      "react-router",
      "@react-router/node",
    ],
  },
  build: {
    target: "es2022",
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Icons that several screens show travel together: alone each is a request for 300 bytes.
        codeSplitting: {
          groups: [{ name: "icons", test: /lucide-react\/dist\/esm\/icons/, minShareCount: 4 }],
        },
      },
    },
  },
  css: { modules: { localsConvention: "camelCase" } },
});
