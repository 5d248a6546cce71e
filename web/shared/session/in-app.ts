import { createContext } from "react";

/** Whether a page that anyone may read is shown inside an app, which brings the frame, the menu and the toasts. */
export const InApp = createContext(false);
