import { type OwnVoice, type Speech, ownVoices } from "#contract/speech.ts";
import type { Context } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { speak } from "#server/speech/speak.ts";
import { portionsOf } from "#server/speech/spoken-text.ts";

const notKept = { "cache-control": "private, no-store" };

/** In a provider's voice where one is connected, otherwise in one of ours. */
export async function readAloud({ outside }: Pick<Context, "outside">, speech: Speech): Promise<Download> {
  const { speechModel, report } = outside;
  if (speechModel) {
    try {
      const { type, sound } = await speechModel.speak(speech);
      return new Download(type, sound, undefined, notKept);
    } catch (error) {
      report("The provider of speech did not read a text", error);
    }
  }
  const { voice } = speech;
  if (!isOwn(voice)) {
    const sentence = `Choose one of the voices ${ownVoices.join(", ")}`;
    throw invalid(`${sentence}.`, { voice: sentence });
  }
  const portions = portionsOf(speech.text);
  if (portions.length === 0) {
    const sentence = "Enter English text; other scripts can’t be read aloud";
    throw invalid(`${sentence}.`, { text: sentence });
  }
  const { type, sound } = await speak({ ...speech, voice, portions });
  return new Download(type, sound, undefined, notKept);
}

function isOwn(voice: string): voice is OwnVoice {
  return (ownVoices as readonly string[]).includes(voice);
}
