import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Ramp {
  to: number;
  at: number;
}
class Param {
  value = 0;
  ramps: Ramp[] = [];
  cancelScheduledValues() {}
  setValueAtTime() {}
  linearRampToValueAtTime(to: number, at: number) {
    this.ramps.push({ to, at });
  }
}
class Node {
  context: FakeSound;
  gain = new Param();
  frequency = new Param();
  detune = new Param();
  buffer = null;
  type = "";
  constructor(context: FakeSound) {
    this.context = context;
  }
  connect<Next>(next: Next) {
    return next;
  }
  start() {}
  stop() {}
}
class FakeSound {
  static made: FakeSound[] = [];
  currentTime = 10;
  sampleRate = 100;
  state = "suspended";
  destination = {};
  gains: Node[] = [];
  tones = 0;
  constructor() {
    FakeSound.made.push(this);
  }
  createGain() {
    const node = new Node(this);
    this.gains.push(node);
    return node;
  }
  createOscillator() {
    this.tones += 1;
    return new Node(this);
  }
  createBiquadFilter = () => new Node(this);
  createConvolver = () => new Node(this);
  createDynamicsCompressor = () => new Node(this);
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  async resume() {
    this.state = "running";
  }
  async suspend() {
    this.state = "suspended";
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSound.made = [];
  vi.stubGlobal("AudioContext", FakeSound);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
async function playing() {
  vi.resetModules();
  const music = (await import("./music.ts")).theMusic();
  const sound = FakeSound.made[0]!;
  const [, background, moving] = sound.gains;
  const last = () => [background, moving].map((track) => track!.gain.ramps.at(-1));
  return { music, sound, last };
}

test("music: fades in within half a second, the background to 0.3 and the moving track to 1", async () => {
  const { music, sound, last } = await playing();
  expect(last()).toEqual([undefined, undefined]);
  music.play();
  expect(last()).toEqual([
    { to: 0.3, at: 10.5 },
    { to: 1, at: 10.5 },
  ]);
  expect(sound.state).toBe("running");
  expect(sound.tones).toBe(12);
});

test("music: fades out within half a second and then plays nothing", async () => {
  const { music, sound, last } = await playing();
  music.play();
  music.rest();
  expect(last()).toEqual([
    { to: 0, at: 10.5 },
    { to: 0, at: 10.5 },
  ]);
  expect(sound.state).toBe("running");
  vi.advanceTimersByTime(500);
  expect(sound.state).toBe("suspended");
  const { tones } = sound;
  vi.advanceTimersByTime(60_000);
  expect(sound.tones).toBe(tones);
});

test("music: the busier someone is, the more notes play", async () => {
  const { music, sound } = await playing();
  music.play();
  vi.advanceTimersByTime(6_000);
  expect(sound.tones).toBe(12);
  for (let press = 0; press < 5; press += 1) music.stir();
  vi.advanceTimersByTime(3_000);
  expect(sound.tones).toBeGreaterThan(12);
});
