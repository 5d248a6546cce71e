import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const folder = "node_modules/lucide-react/dist/esm/icons";

/** Imports each icon from its own file: from the index of them all, nobody can tell which screen needs which. */
export function iconsApart(): Plugin {
  return {
    name: "icons-apart",
    apply: "build",
    transform: {
      filter: { id: /\.tsx?$/, code: "lucide-react" },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from "lucide-react";/g, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith("type "))
            .map(importOf)
            .join(""),
        ),
    },
  };
}

function importOf(name: string) {
  const file = name.replace(/([a-z])([A-Z0-9])|([A-Z])(?=[A-Z][a-z])/g, "$1$3-$2").toLowerCase();
  return existsSync(resolve(folder, `${file}.mjs`))
    ? `import ${name} from "lucide-react/icons/${file}";`
    : `import { ${name} } from "lucide-react";`;
}
