import { fieldsOf, soundOf } from "#web/api/client.ts";
import { askForQuiet } from "#web/shared/sound/attention.ts";
import { soundPortions } from "./sound-portions.ts";

export type ReadingState = "idle" | "loading" | "playing" | "paused";

/** Reads one text aloud, portion by portion; the next is fetched while one is heard. */
class Reader {
  private readonly tell: (state: ReadingState, error?: unknown) => void;
  private readonly gone = new AbortController();
  private readonly audio = new Audio();
  private wantsPause = false;
  private readonly endQuiet = askForQuiet();

  constructor(tell: (state: ReadingState, error?: unknown) => void) {
    this.tell = tell;
  }

  async read(paragraphs: readonly string[]) {
    const portions = soundPortions(paragraphs);
    const { signal } = this.gone;
    try {
      this.tell("loading");
      let unsaid: unknown;
      let isHeard = false;
      let next = portions[0] === undefined ? undefined : soundIn(portions[0], signal);
      for (let at = 0; next; at += 1) {
        const { sound, refusal } = await next;
        const text = portions[at + 1];
        next = text === undefined ? undefined : soundIn(text, signal);
        // It is awaited when its turn comes.
        next?.catch(() => {});
        unsaid ??= refusal;
        isHeard ||= sound !== undefined;
        if (sound) await this.play(sound);
      }
      this.stop(isHeard ? undefined : unsaid);
    } catch (error) {
      if (!signal.aborted) this.stop(error);
    }
  }

  pause() {
    this.wantsPause = true;
    this.audio.pause();
    this.tell("paused");
  }

  resume() {
    this.wantsPause = false;
    this.tell("playing");
    void this.begin().catch((error: unknown) => this.stop(error));
  }

  stop(error?: unknown) {
    if (this.gone.signal.aborted) return;
    this.gone.abort();
    this.audio.pause();
    this.endQuiet();
    this.tell("idle", error);
  }

  /** A pause that comes before the first sound breaks the beginning off, which is no failure. */
  private async begin() {
    try {
      await this.audio.play();
    } catch (error) {
      if (!this.wantsPause) throw error;
    }
  }

  private async play(sound: Blob) {
    const { signal } = this.gone;
    const address = URL.createObjectURL(sound);
    try {
      this.audio.src = address;
      const over = new Promise<void>((resolve, reject) => {
        this.audio.onended = () => resolve();
        this.audio.onerror = () => reject(new Error("The sound can’t be played"));
        signal.addEventListener("abort", () => reject(new Error("Stopped")), { once: true });
      });
      if (!this.wantsPause) {
        this.tell("playing");
        await Promise.race([this.begin(), over]);
      }
      await over;
    } finally {
      URL.revokeObjectURL(address);
    }
  }
}

interface Said {
  sound?: Blob;
  /** Why these words can’t be said: there are only pictures, lines or letters that the voice doesn’t know. */
  refusal?: unknown;
}
async function soundIn(text: string, signal: AbortSignal): Promise<Said> {
  try {
    return { sound: await soundOf(text, signal) };
  } catch (refusal) {
    if (!fieldsOf(refusal).text) throw refusal;
    return { refusal };
  }
}

let reading: Reader | null = null;

/** Begins to read; whatever was read before stops. */
export function readAloud(
  paragraphs: readonly string[],
  tell: (state: ReadingState, error?: unknown) => void,
): Reader {
  reading?.stop();
  reading = new Reader(tell);
  void reading.read(paragraphs);
  return reading;
}
