import { cleanup, configure } from "@testing-library/react";
import { beforeEach } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";

// Generous, for machines with other work: a test that waits for something goes on the moment it is there.
configure({ asyncUtilTimeout: 10_000 });

// Files share their modules and a page, and with them what the file before left there.
beforeEach(() => {
  cleanup();
  document.body.replaceChildren();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
