let audio: AudioContext | null = null

/** Browsers let nothing sound before somebody has touched the page; the next touch or key makes it ready. Answers how to stop waiting. */
export function readyTone(): () => void {
  const ready = () => {
    audio ??= new AudioContext()
    void audio.resume()
    stop()
  }
  const stop = () => {
    globalThis.removeEventListener('pointerdown', ready)
    globalThis.removeEventListener('keydown', ready)
  }
  globalThis.addEventListener('pointerdown', ready)
  globalThis.addEventListener('keydown', ready)
  return stop
}

/** True if this tab can sound. */
export function hasTone(): boolean {
  return audio?.state === 'running'
}

/** Two short notes, one above the other. Call inside of a press, or where `hasTone`. */
export function playTone(): void {
  audio ??= new AudioContext()
  void audio.resume()
  playNote(audio, 784, 0)
  playNote(audio, 1047, 0.14)
}

function playNote(context: AudioContext, hertz: number, after: number): void {
  const [wave, volume] = [context.createOscillator(), context.createGain()]
  const start = context.currentTime + after
  wave.frequency.value = hertz
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.14, start + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35)
  wave.connect(volume).connect(context.destination)
  wave.start(start)
  wave.stop(start + 0.4)
}
