import { afterAll, beforeAll } from "vitest";
import { OfflineProvider } from "#server/outside/payments/offline-provider.ts";
import { StripePayments } from "#server/outside/payments/stripe.ts";
import { newId } from "#server/database/ids.ts";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { billingAccounts } from "#server/domains/billing/accounts.ts";
import { issueInvoice, settleInvoice, voidOpen } from "#server/domains/billing/invoices.ts";
import { findInvoice } from "#server/domains/billing/subscriptions.ts";
import { paymentMethods } from "#server/domains/billing/tables.ts";
import {
  type CandidatePerson,
  type CompanyPerson,
  aCandidate,
  aCompanyAdmin,
  anAdministrator,
} from "./people.ts";
import type { World } from "./world.ts";

const webhookSecret = "whsec_of_tests";
/** Stripe tries for days. */
const mostTries = 3;
export const goodCard = "4242424242424242";
/** Is taken, and refused when it is charged. */
export const emptyCard = "4000000000009995";
/** Its refunds take their time. */
export const slowRefundsCard = "4000000000007726";
/** Its refunds seem to arrive, and come back. */
export const failingRefundsCard = "4000000000005126";
/** Its holder disputes what it paid. */
export const disputedCard = "4000000000000259";

/** The balance of an account in dollars, by its name. */
export function dollarsIn(world: World) {
  return async (name: string) => (await balanceOf(world.db, { name, currency: "USD" })).balance;
}

/** A payment provider of its own for one test file, which the product reaches by the wire. */
export function openOfflinePayments(world: World, file?: string) {
  const opened = {
    provider: undefined as unknown as OfflineProvider,
    restart,
    client,
    /** How often a webhook was sent again since it could not be taken at the moment. */
    sentAgain: 0,
  };
  let address: URL;
  let calls = 0;
  const make = () =>
    new OfflineProvider({
      webhookSecret,
      now: world.now,
      ...(file && { file }),
      deliver: async (body, signature) => {
        for (let tries = 1; ; tries++) {
          const { statusCode } = await world.app.inject({
            method: "POST",
            url: "/api/payments/webhook",
            // No more from one address than the product takes.
            remoteAddress: `10.0.${(++calls >> 8) & 255}.${calls & 255}`,
            headers: { "content-type": "application/json", "stripe-signature": signature },
            payload: body,
          });
          if (statusCode === 200) return;
          if (statusCode !== 503 || tries === mostTries)
            throw new Error(`A webhook was answered with ${statusCode}.`);
          opened.sentAgain += 1;
        }
      },
    });
  /** The product’s client of it; the test may change its patience. */
  function client(patience: { patienceMs?: number; repeats?: number } = {}) {
    return new StripePayments({
      key: "sk_test_offline",
      webhookSecret,
      address: async () => address,
      ...patience,
    });
  }
  async function restart() {
    await opened.provider?.close();
    opened.provider = make();
    address = await opened.provider.listen();
  }
  beforeAll(async () => {
    await restart();
    world.dependencies.outside.payments = client();
  });
  afterAll(() => opened.provider.close());
  return opened;
}

/** Adds a card as its holder does: typed on the provider's page, kept when that leads back. */
export async function addCard({ api }: CompanyPerson, provider: OfflineProvider, number = goodCard) {
  const { url } = await api.billing.addMethod({ body: {} });
  const back = new URL(provider.typeCard(new URL(url!).pathname.split("/").at(-1)!, number));
  const { methods } = await api.billing.addMethod({ body: { session: back.searchParams.get("session")! } });
  return methods[0]!;
}

/** Adds a card of a job seeker as its holder does. */
export async function addSeekerCard({ api }: CandidatePerson, provider: OfflineProvider, number = goodCard) {
  const { url } = await api.seekerPlans.addPaymentInfo({ body: {} });
  const back = new URL(provider.typeCard(new URL(url!).pathname.split("/").at(-1)!, number));
  await api.seekerPlans.addPaymentInfo({ body: { session: back.searchParams.get("session")! } });
  return back;
}

/** The plan of someone's company, with its invoices. */
export const planOf = ({ api, companyId }: CompanyPerson) =>
  api.billing.subscription({ params: { id: companyId } });
/** Buys Core for someone's company. */
export const toCore = ({ api, companyId }: CompanyPerson) =>
  api.billing.subscribeToCore({ params: { id: companyId }, body: {} });

/** What the provider calls the dispute that was opened last. */
export function newestDispute({ account }: OfflineProvider) {
  const opened = Object.values(account.state.rows).findLast(({ object }) => object === "dispute");
  return String(opened!.id);
}

/** Someone's company pays for Core and cancels before that is known: what arrives is owed no more. */
export async function payWithoutOwing(person: CompanyPerson, provider: OfflineProvider) {
  await person.api.billing.startTrial({ params: { id: person.companyId } });
  provider.holding = true;
  provider.faults.push("answer lost", "answer lost");
  await toCore(person);
  await person.api.billing.cancel({ body: { reason: "A slip" } });
  provider.holding = false;
  await provider.release();
}

async function keepCard(world: World, ownerId: string) {
  const id = newId();
  const card = { brand: "visa", last4: "4242", expMonth: 12, expYear: 2031 };
  const [addedAt, defaultSince] = [world.now(), world.now()];
  await world.db
    .insert(paymentMethods)
    .values({ id, ownerId, methodRef: `pm_${id}`, ...card, addedAt, defaultSince });
  return id;
}

/** A card that a company has, with no provider behind it. */
export async function aPaymentMethod(world: World) {
  const { companyId } = await aCompanyAdmin(world);
  return keepCard(world, companyId);
}

/** A company that asked for Pro. */
export async function aPlanRequest(world: World) {
  const { api, companyId } = await aCompanyAdmin(world);
  await api.billing.requestPro({ params: { id: companyId }, body: {} });
  return companyId;
}

/** An invoice of a company as it stands, with its transfers in the ledger. */
export async function aCompanyInvoice(world: World, state: "open" | "paid" | "void" = "void") {
  const { companyId } = await aCompanyAdmin(world);
  const owner = { kind: "company", id: companyId } as const;
  const lines = [{ text: "Core plan, one month", amount: 100 }];
  const amounts = { lines, net: 100, tax: 0, total: 100, currency: "USD", grants: null };
  const tax = { name: "Tax", percent: 0 };
  const now = world.now();
  return world.db.transaction(async (tx) => {
    const id = await issueInvoice(tx, {
      owner,
      kind: "plan",
      goesTo: billingAccounts.plans,
      amounts,
      tax,
      now,
    });
    const paid = { paymentRef: `pi_${id}`, paidBy: "provider", now } as const;
    if (state === "paid") await settleInvoice(tx, (await findInvoice(tx, id))!, paid);
    if (state === "void") await voidOpen(tx, companyId, { now });
    return id;
  });
}

/** A part of an invoice that a company got back. */
export async function aCreditNote(world: World) {
  const params = { id: await aCompanyInvoice(world, "paid") };
  const body = { key: newId(), amount: 40, reason: "Bought twice" };
  const { refunds } = await (await anAdministrator(world)).api.billing.refund({ params, body });
  return refunds[0]!.id;
}

/** A job seeker's card, with no provider behind it. */
export async function aSeekerCard(world: World) {
  const { candidateId } = await aCandidate(world);
  return keepCard(world, candidateId);
}
