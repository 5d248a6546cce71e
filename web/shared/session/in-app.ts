import { createContext } from "react";

/** Whether a page that anybody may read is shown inside an app, which brings the frame, the menu and the toasts. */
export const InApp = createContext(false);
