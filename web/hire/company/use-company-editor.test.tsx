import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Company } from "#contract/company-shapes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, cacheWith, refusal } from "#web/testing/calls.tsx";
import { companyById } from "#web/hire/shared/company/my-company.ts";
import { useCompanyEditor } from "./use-company-editor.ts";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const company = {
  id: "c",
  companyName: "Kelp",
  website: "https://kelp.example",
  values: [{ title: "Calm", description: "" }],
  companyBenefits: ["Boats"],
  channelFlags: { marketplace: false },
} as unknown as Company;

function open(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls(answers);
  const cache = cacheWith([[companyById("c").queryKey, company]]);
  const { result } = renderHook(() => useCompanyEditor(company), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  return { sent, cache, editor: () => result.current };
}

test("company editor: two people can write different parts, since only what differs is sent", async () => {
  const { sent, cache, editor } = open({
    "PATCH /companies/c": (body) => ({ ...company, ...(body as object) }),
  });
  act(() => editor().set({ companyName: "Kelp Works", values: [{ title: "Calm", description: "" }] }));
  await act(() => editor().save());
  expect(sent).toEqual([{ call: "PATCH /companies/c", body: { companyName: "Kelp Works" } }]);
  expect(cache.getQueryData(companyById("c").queryKey)).toMatchObject({ companyName: "Kelp Works" });
  expect(currentToasts()).toMatchObject([{ text: "Company profile saved" }]);
  expect(editor().dirty).toBe(false);
});

test("company editor: a refusal stands at the field, and what was typed stays", async () => {
  const { editor } = open({
    "PATCH /companies/c": () => {
      throw refusal("Please enter a valid URL", { details: { website: "Please enter a valid URL" } });
    },
  });
  act(() => editor().set({ website: "kelp" }));
  await act(() => editor().save());
  expect(editor()).toMatchObject({
    draft: { website: "kelp" },
    dirty: true,
    problem: { fields: { website: "Please enter a valid URL" } },
  });
});

test("company editor: the marketplace takes effect at once and leaves what is being typed alone", async () => {
  const { sent, editor } = open({
    "PATCH /companies/c/channels/marketplace/publish": () => ({
      ...company,
      channelFlags: { marketplace: true },
    }),
  });
  act(() => editor().set({ companyName: "Kelp Works" }));
  await act(async () => editor().setMarketplace(true));
  expect(sent).toHaveLength(1);
  expect(editor()).toMatchObject({ draft: { companyName: "Kelp Works" }, dirty: true });
});
