import { beatSeconds, beatsPerChord, calmerAfter, chordAt, livelierBy, noteAt } from "./score.data.ts";

const fadeSeconds = 0.5;
/** The background is always the same; the moving track follows what the person does. */
const volumes = { background: 0.3, moving: 1 };
const echoSeconds = 3;

export interface Music {
  /** Fades in; nothing is heard before. */
  play: () => void;
  /** Fades out, and rests once nothing is heard. */
  rest: () => void;
  /** Makes the moving track livelier for a while. */
  stir: () => void;
}

let music: Music | undefined;
/** One for all of the page, so that it goes on from app to app. */
export const theMusic = () => (music ??= makeMusic());

/** Background music and a moving track, made of oscillators: no recording is played. */
function makeMusic(): Music {
  const sound = new AudioContext();
  const out = outputOf(sound);
  const tracks = { background: trackInto(out, sound), moving: trackInto(out, sound) };
  const beats = beatsOf(tracks);
  let resting: ReturnType<typeof setTimeout> | undefined;
  return {
    play() {
      clearTimeout(resting);
      void sound.resume();
      fadeTo(tracks.background, volumes.background);
      fadeTo(tracks.moving, volumes.moving);
      beats.go();
    },
    rest() {
      fadeTo(tracks.background, 0);
      fadeTo(tracks.moving, 0);
      clearTimeout(resting);
      resting = setTimeout(() => {
        beats.stop();
        void sound.suspend();
      }, fadeSeconds * 1000);
    },
    stir() {
      beats.stir();
      // Some browsers let a page play sound only during a press.
      if (beats.going() && sound.state === "suspended") void sound.resume();
    },
  };
}

type Tracks = Record<keyof typeof volumes, GainNode>;
/** What sounds on each beat: a chord now and then, and the notes that liveliness calls for. */
function beatsOf({ background, moving }: Tracks) {
  let beat = 0;
  let liveliness = 0;
  let beating: ReturnType<typeof setInterval> | undefined;
  function onBeat() {
    if (beat % beatsPerChord === 0) playChord(background, chordAt(beat));
    const note = noteAt(beat, liveliness);
    if (note !== null) playNote(moving, note);
    liveliness = calmerAfter(liveliness, beatSeconds);
    beat += 1;
  }
  return {
    going: () => beating !== undefined,
    stir: () => void (liveliness = livelierBy(liveliness)),
    go() {
      if (beating) return;
      // After a break a chord plays right away.
      beat -= beat % beatsPerChord;
      onBeat();
      beating = setInterval(onBeat, beatSeconds * 1000);
    },
    stop() {
      clearInterval(beating);
      beating = undefined;
    },
  };
}

function outputOf(sound: AudioContext): AudioNode {
  const limit = sound.createDynamicsCompressor();
  const echo = sound.createConvolver();
  echo.buffer = roomOf(sound);
  limit.connect(sound.destination);
  echo.connect(limit);
  const out = sound.createGain();
  out.connect(limit);
  out.connect(echo);
  return out;
}

/** How a large quiet room answers: noise that dies away. */
function roomOf(sound: AudioContext): AudioBuffer {
  const length = Math.floor(echoSeconds * sound.sampleRate);
  const room = sound.createBuffer(2, length, sound.sampleRate);
  for (const channel of [0, 1]) {
    const samples = room.getChannelData(channel);
    for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 4;
  }
  return room;
}

function trackInto(out: AudioNode, sound: AudioContext): GainNode {
  const track = sound.createGain();
  track.gain.value = 0;
  track.connect(out);
  return track;
}

function fadeTo({ gain, context }: GainNode, volume: number) {
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(volume, now + fadeSeconds);
}

interface Tone {
  hertz: number;
  type: OscillatorType;
  /** In cents. */
  detune: number;
  /** Loudness at its height, and the seconds until then and until it is gone. */
  loud: number;
  rise: number;
  fall: number;
}

function playChord(track: GainNode, notes: number[]) {
  const long = beatSeconds * beatsPerChord;
  for (const hertz of notes)
    for (const detune of [-5, 5])
      playTone(track, { hertz, type: "triangle", detune, loud: 0.05, rise: long / 3, fall: long });
}

function playNote(track: GainNode, hertz: number) {
  playTone(track, { hertz, type: "sine", detune: 0, loud: 0.045, rise: 0.012, fall: 1.6 });
  playTone(track, { hertz: hertz * 2, type: "sine", detune: 3, loud: 0.012, rise: 0.006, fall: 0.7 });
}

function playTone(track: GainNode, { hertz, type, detune, loud, rise, fall }: Tone) {
  const sound = track.context;
  const now = sound.currentTime;
  const tone = sound.createOscillator();
  const soft = sound.createBiquadFilter();
  const height = sound.createGain();
  tone.type = type;
  tone.frequency.value = hertz;
  tone.detune.value = detune;
  soft.type = "lowpass";
  soft.frequency.value = Math.min(2400, hertz * 4);
  height.gain.setValueAtTime(0, now);
  height.gain.linearRampToValueAtTime(loud, now + rise);
  height.gain.linearRampToValueAtTime(0, now + rise + fall);
  tone.connect(soft).connect(height).connect(track);
  tone.start(now);
  tone.stop(now + rise + fall);
}
