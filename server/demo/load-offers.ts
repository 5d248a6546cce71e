import { acceptOffer, declineOffer, viewOffer } from "#server/domains/offers/answer-offer.ts";
import { judgeOffer, submitOffer } from "#server/domains/offers/approve-offer.ts";
import { sendOffer } from "#server/domains/offers/send-offer.ts";
import { createOffer } from "#server/domains/offers/write-offer.ts";
import { type Acting, actingIn } from "./acting.ts";
import type { Load } from "./load.ts";
import { offerLetter } from "./world/deciding-words.data.ts";

interface Made {
  name: string;
  job: string;
  pounds: number;
  /** Days before today it was written, and after today until which it is open. */
  ago: number;
  until: number;
  approvers?: string[];
}

/** Offers as far as they can come: written, to be approved, sent, viewed, accepted, declined and expired. */
export async function loadOffers(load: Load) {
  const acting = actingIn(load);
  const forecasts = "Forecast engineer, ensembles";
  const trainer = "Customer trainer, flood wardens";
  await write(acting, { name: "Lydia Hadley", job: forecasts, pounds: 84_000, ago: 1, until: 14 });
  await askForApproval(acting);
  await send(acting, { name: "Afonso Valadares", job: trainer, pounds: 41_500, ago: 2, until: 9 });

  const mateo = { name: "Mateo Ríos Aldana", job: "Backend engineer", pounds: 79_000, ago: 2.8, until: 6 };
  const viewed = await send(acting, { ...mateo, approvers: ["Hester Vane", "Rosalind Achterberg"] });
  await viewOffer(acting.candidate(mateo.name, acting.ago(2)), viewed);

  const harriet = { name: "Harriet Bellamy", job: forecasts, pounds: 88_000, ago: 5.5, until: 3 };
  const accepted = await send(acting, { ...harriet, approvers: ["Rosalind Achterberg"] });
  await viewOffer(acting.candidate(harriet.name, acting.ago(4.9)), accepted);
  await acceptOffer(acting.candidate(harriet.name, acting.ago(4)), accepted, harriet.name);

  const etienne = { name: "Étienne Garnier", job: trainer, pounds: 39_000, ago: 6.5, until: 2 };
  const declined = await send(acting, etienne);
  await declineOffer(
    acting.candidate(etienne.name, acting.ago(4)),
    declined,
    "I was offered a place closer to home. Thank you for the good talks.",
  );
  const job = "Instrument maker, part time";
  await send(acting, { name: "Rosalind Eastwood", job, pounds: 24_000, ago: 9, until: -3 });
}

/** It is the demo account’s turn to approve it. */
async function askForApproval(acting: Acting) {
  const job = "Site reliability engineer";
  const approvers = ["Marit Oakes", "Hester Vane"];
  const offer = { name: "Gauri Nambiar", job, pounds: 78_000, ago: 0.8, until: 12, approvers };
  const id = await write(acting, offer);
  await submitOffer(acting.team("Rosalind Achterberg", acting.ago(0.7)), id);
}

async function write(acting: Acting, { name, job, pounds, ago, until, approvers = [] }: Made) {
  const context = acting.team("Rosalind Achterberg", acting.ago(ago));
  const day = (days: number) => acting.ago(-days).toISOString().slice(0, 10);
  const { id } = await createOffer(context, acting.applicationOf(name, job).id, {
    title: job,
    payAmount: pounds * 100,
    payCurrency: "GBP",
    payPeriod: "year",
    startsOn: day(60),
    expiresOn: day(until),
    letter: offerLetter,
    templateId: null,
    values: {},
    approverIds: approvers.map(acting.userIdOf),
  });
  return id;
}

/** Approved by everyone who is asked, and sent within half a day. */
async function send(acting: Acting, made: Made) {
  const id = await write(acting, made);
  const hours = (count: number) => acting.ago(made.ago - count / 24);
  await submitOffer(acting.team("Rosalind Achterberg", hours(1)), id);
  for (const [at, approver] of (made.approvers ?? []).entries())
    await judgeOffer(acting.team(approver, hours(2 + at)), id, { approved: true });
  await sendOffer(acting.team("Rosalind Achterberg", hours(6)), id);
  return id;
}
