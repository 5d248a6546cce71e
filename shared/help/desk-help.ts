import type { HelpPart } from "./help-page.ts";
import { deciding, running, supporting } from "./pages/administrators.data.ts";

/** What administrators alone read, inside their app. */
export const deskHelp: HelpPart = {
  audience: "administrators",
  title: "For administrators",
  chapters: [
    { title: "Decisions and content", pages: deciding },
    { title: "People and companies", pages: supporting },
    { title: "Running the product", pages: running },
  ],
};
