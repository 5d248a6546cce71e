import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { DetailsSection } from "./details-section.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const address = "Hafenstraße 1\n20457 Hamburg";

test("billing details: they are saved as they are typed", async () => {
  const sent = answerCalls({
    "GET /company-billing-details": () => null,
    "PUT /company-billing-details": (body) => body,
  });
  show(<DetailsSection may />);
  fireEvent.change(await screen.findByRole("textbox", { name: "Legal name" }), {
    target: { value: "Kelp Works GmbH" },
  });
  fireEvent.change(screen.getByRole("textbox", { name: "Address" }), { target: { value: address } });
  fireEvent.click(screen.getByRole("button", { name: "Save billing details" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Billing details saved" }]));
  const body = { name: "Kelp Works GmbH", address, taxNumber: "" };
  expect(sent).toEqual([{ call: "PUT /company-billing-details", body }]);
});

test("billing details: what is missing is said beside its field, and what was typed stays", async () => {
  answerCalls({
    "GET /company-billing-details": () => null,
    "PUT /company-billing-details": () => {
      throw refusal("Enter the company’s address", {
        details: { address: "Enter the company’s address" },
      });
    },
  });
  show(<DetailsSection may />);
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Legal name" });
  fireEvent.change(name, { target: { value: "Kelp Works GmbH" } });
  fireEvent.click(screen.getByRole("button", { name: "Save billing details" }));
  expect(await screen.findByText("Enter the company’s address")).toBeTruthy();
  expect(name.value).toBe("Kelp Works GmbH");
});

test("billing details: who may not change them reads them", async () => {
  answerCalls({
    "GET /company-billing-details": () => ({ name: "Kelp Works GmbH", address, taxNumber: "DE123456789" }),
  });
  show(<DetailsSection may={false} />);
  expect((await screen.findByText(/Kelp Works GmbH/)).textContent).toContain("Tax number DE123456789");
  expect(screen.queryByRole("button")).toBeNull();
});
