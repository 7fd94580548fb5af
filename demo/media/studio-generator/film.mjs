/** A short film of a model: its studio pictures with a slow move each, cross-faded. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SHOTS = ['front', 'side', 'rear']
const FPS = 25
const SHOT_SECONDS = 2
const FADE_SECONDS = 0.4

function move(n) {
  const frames = Math.round(SHOT_SECONDS * FPS)
  const zoom = n % 2 === 0 ? `1+0.05*on/${frames}` : `1.05-0.05*on/${frames}`
  return `scale=3840:-2:flags=lanczos,zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih*0.56-(ih*0.56/zoom)':d=${frames}:s=960x600:fps=${FPS},setsar=1`
}

function graph(count) {
  const moves = Array.from({ length: count }, (_, n) => `[${n}:v]${move(n)}[v${n}]`)
  const fades = Array.from({ length: count - 1 }, (_, n) => {
    const from = n === 0 ? '[v0]' : `[f${n}]`
    const offset = ((n + 1) * (SHOT_SECONDS - FADE_SECONDS)).toFixed(2)
    return `${from}[v${n + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[f${n + 1}]`
  })
  return [...moves, ...fades, `[f${count - 1}]format=yuv420p[out]`].join(';')
}

/** Writes `film.mp4` into the folder of a model's pictures; throws when a picture is missing. */
export function makeFilm(folder) {
  const inputs = SHOTS.map((shot) => join(folder, `${shot}.webp`))
  const missing = inputs.find((file) => !existsSync(file))
  if (missing !== undefined) throw new Error(`no picture for the film: ${missing}`)
  const options = ['-c:v', 'libx264', '-crf', '23', '-preset', 'slow', '-movflags', '+faststart', join(folder, 'film.mp4')]
  const args = ['-y', '-loglevel', 'error', ...inputs.flatMap((i) => ['-i', i]), '-filter_complex', graph(inputs.length), '-map', '[out]', ...options]
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '15', 'ffmpeg', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
}
