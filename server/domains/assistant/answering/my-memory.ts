import { type MessagePart, mostMemory } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { findAbout } from "#server/quoting/find-quotes.ts";
import { prepare } from "#server/quoting/prepare.ts";
import { asDocuments } from "../documents/own-documents.ts";
import { forgetLabel, listMemories, remember } from "../memories.ts";
import { linkPart, quotePart, textPart } from "./parts.ts";

const toCoach = linkPart("Coach", "/coach");
const settings = linkPart("Memory in Settings", "/settings#memory");

interface Remembering {
  about: string;
  keeps: boolean;
  last?: readonly MessagePart[] | undefined;
}
/** Keeps what the person asked to remember, in their words and once: asked anew, it doesn’t bring back what they deleted. */
export async function answerRemember(
  context: CandidateContext,
  { about, keeps, last = [] }: Remembering,
): Promise<MessagePart[]> {
  if (!keeps) return [textPart("Nothing is saved here. Ask your coach to remember it."), toCoach, settings];
  const { on, memories } = await listMemories(context);
  if (!on)
    return [textPart("Memory is off, so I didn’t save this. You can turn it on in Settings."), settings];
  const content = about.slice(0, mostMemory);
  const kept = last.flatMap((part) => (part.type === "data-quote" ? part.data.documentId : []));
  const known = memories.find((each) => each.content === content || kept.includes(each.id));
  if (!known && kept.length > 0)
    return [textPart("You deleted this, so I don’t remember it. To save it again, send it again."), settings];
  const [document] = asDocuments([known ?? (await remember(context, content))]);
  return [textPart("I’ll remember:"), ...prepare([document!]).map(({ quote }) => quotePart(quote)), settings];
}

export async function answerMemories(context: CandidateContext): Promise<MessagePart[]> {
  const { on, memories } = await listMemories(context);
  if (!on)
    return [
      textPart(
        "Memory is off, so I use nothing you saved and save nothing new. You can turn it on in Settings.",
      ),
      settings,
    ];
  if (memories.length === 0)
    return [textPart("I remember nothing. Tell me “Remember that …” and I’ll keep it."), settings];
  return [
    textPart("You asked me to remember:"),
    ...prepare(asDocuments(memories)).map(({ quote }) => quotePart(quote)),
    settings,
  ];
}

/** Proposes the memories that a text is about, also while memory is off; the person confirms which one goes. */
export async function proposeForgetting(context: CandidateContext, about: string): Promise<MessagePart[]> {
  const { memories } = await listMemories(context);
  const { quotes } = await findAbout(about, prepare(asDocuments(memories)));
  if (quotes.length === 0) return [textPart("I don’t remember anything like that."), settings];
  const contents = new Map(memories.map(({ id, content }) => [id, content]));
  return [
    textPart("Should I forget this?"),
    ...[...new Set(quotes.map(({ documentId }) => documentId))].map((id): MessagePart => ({
      type: "data-proposal",
      data: {
        act: "forget",
        subjectId: id,
        label: forgetLabel(contents.get(id)!),
        effect: "It’s deleted and used in no answer.",
      },
    })),
  ];
}
