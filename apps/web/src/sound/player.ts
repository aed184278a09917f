/** Synthesises the sounds from noise and tones, so that no files are loaded. */
import type { Sound } from './sounds.ts';

export interface SoundPlayer {
  play(sounds: readonly Sound[]): void;
  close(): void;
}

/** Seconds from the start of one sound to that of the next. */
const GAP = 0.11;
const NOISE_SECONDS = 0.5;
const LOUDNESS = 0.3;
const SILENCE = 0.0001;

export function createPlayer(): SoundPlayer {
  const context = new AudioContext();
  const out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  const noise = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;

  /** Loud at once, fading to silence within `seconds`. */
  const fading = (when: number, seconds: number, loudness: number): GainNode => {
    const fade = new GainNode(context, { gain: SILENCE });
    fade.gain.setValueAtTime(loudness, when);
    fade.gain.exponentialRampToValueAtTime(SILENCE, when + seconds);
    fade.connect(out);
    return fade;
  };
  /** The sound of a piece put down: noise around a pitch. */
  const knock = (when: number, pitch: number, seconds: number, loudness: number): void => {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2.5 });
    source.connect(filter).connect(fading(when, seconds, loudness));
    source.start(when, 0, seconds);
  };
  const tone = (when: number, pitch: number, seconds: number, loudness: number): void => {
    const source = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    source.connect(fading(when, seconds, loudness));
    source.start(when);
    source.stop(when + seconds);
  };
  const SOUNDS: Readonly<Record<Sound, (when: number) => void>> = {
    wood: (when) => knock(when, 1900, 0.07, 1),
    clay(when) {
      knock(when, 900, 0.09, 1);
      tone(when, 190, 0.08, 0.3);
    },
    brick(when) {
      knock(when, 520, 0.12, 1.2);
      tone(when, 110, 0.14, 0.6);
    },
    water(when) {
      knock(when, 700, 0.3, 0.5);
      knock(when + 0.06, 1300, 0.24, 0.35);
    },
    gold(when) {
      tone(when, 2093, 0.25, 0.14);
      tone(when, 3136, 0.18, 0.07);
    },
    points(when) {
      tone(when, 784, 0.4, 0.2);
      tone(when + 0.07, 1175, 0.45, 0.16);
    },
    turn(when) {
      tone(when, 440, 0.35, 0.25);
      tone(when + 0.14, 587, 0.5, 0.25);
    },
  };

  return {
    play(sounds) {
      // A browser plays no sound before the page has been clicked or touched. Sounds from before that are skipped.
      if (!navigator.userActivation.hasBeenActive) return;
      context.resume().catch(() => undefined);
      for (const [index, sound] of sounds.entries()) SOUNDS[sound](context.currentTime + index * GAP);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
