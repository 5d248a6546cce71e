import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import KnowledgePage from "./knowledge-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});
const at = "2026-11-20T10:00:00.000Z";
const leave = {
  id: "l",
  companyId: "c",
  source: "text",
  title: "Parental leave",
  excerpt: "Everyone takes",
  characters: 24,
  fileName: null,
  url: null,
  active: true,
  createdAt: at,
  changedAt: at,
};
const url = "https://harbor.example/benefits";
const page = { ...leave, id: "p", source: "web", title: "Benefits", url };
const whole = { ...page, content: "A sabbatical.", file: null };

function open(query: string, { answers = {}, may = true }: { answers?: object; may?: boolean } = {}) {
  const sent = answerCalls({ "GET /knowledge-source": () => [leave, page], ...answers });
  showScreen(<KnowledgePage />, {
    path: "/hire/company/knowledge",
    at: `/hire/company/knowledge${query}`,
    known: [
      [["me"], { id: "u", companyAdmin: { id: "a", companyId: "c" }, can: { company: may } }],
      [
        ["knowledge", "list", ""],
        [leave, page],
      ],
      [["knowledge", "one", "p"], whole],
    ],
  });
  return sent;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("knowledge: a web page is switched off on the list, and only a web page can be", async () => {
  const sent = open("", {
    answers: { "PATCH /company-web-source/p/toggle": () => ({ ...whole, active: false }) },
  });
  expect(screen.queryByRole("switch", { name: "Use Parental leave" })).toBeNull();
  fireEvent.click(screen.getByRole("switch", { name: "Use Benefits" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ call: "PATCH /company-web-source/p/toggle", body: { active: false } });
});

test("knowledge: “Ask” opens a new conversation with the assistant", async () => {
  open("");
  const link = await screen.findByRole("link", { name: "Ask" });
  expect(link.getAttribute("href")).toBe("/hire/assistant?thread=new");
});

test("knowledge: what was read of a page is corrected before it is kept", async () => {
  const sent = open("?open=new", {
    answers: {
      "POST /knowledge-source/source-to-text": () => ({ title: "Benefits", content: "26 wekes", note: null }),
      "POST /knowledge-source": (body: object) => ({ ...whole, ...body }),
    },
  });
  press("Web page");
  write("Web address", url);
  press("Read page");
  await waitFor(() => expect(field("Text").value).toBe("26 wekes"));
  write("Text", "26 weeks");
  press("Add source");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toEqual({ source: "web", url, title: "Benefits", content: "26 weeks" });
});

test("knowledge: a page that cannot be opened is said beside its address", async () => {
  const sentence = "We couldn’t open this page.";
  open("?open=new", {
    answers: {
      "POST /knowledge-source/source-to-text": () => {
        throw refusal(sentence, { statusCode: 422 });
      },
    },
  });
  press("Web page");
  write("Web address", url);
  press("Read page");
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Text" })).toBeNull();
});

test("knowledge: a typed text says what is missing beside the field", async () => {
  open("?open=new", {
    answers: {
      "POST /knowledge-source": () => {
        throw refusal("Enter a title", { details: { title: "Enter a title" }, statusCode: 422 });
      },
    },
  });
  press("Text");
  press("Add source");
  expect((await screen.findAllByText("Enter a title")).length).toBe(2);
});

test("knowledge: who may not change it reads it", () => {
  open("?open=p", { may: false });
  expect(field("Text").disabled).toBe(true);
  for (const name of ["Save", "Delete", "Refresh text"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("knowledge: a quote opens the source at its line, and the text is edited from there", () => {
  const page = open("?open=p&line=1");
  expect(screen.getByRole("region", { name: "Text" }).querySelector("mark")?.textContent).toBe(
    "A sabbatical.",
  );
  press("Edit text");
  expect(field("Text").value).toBe("A sabbatical.");
  expect(page).toEqual([]);
});

test("knowledge: a quote of a source that was deleted says so", async () => {
  open("?open=gone&line=1");
  expect(await screen.findByText("This source was deleted")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
