import { document, drafter } from '#drawing/solid/index.ts'
import { HARBOUR } from './harbour.ts'
import type { Scene } from './scene.ts'
import { STAGES } from './stages.ts'
import { STEPS } from './steps.ts'
import { WORKS } from './works.ts'

const SCENES = { ...HARBOUR, ...WORKS, ...STEPS, ...STAGES } as const

export type SceneName = keyof typeof SCENES

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

/** Whether a word names a scene. */
export function isSceneName(word: string): word is SceneName {
  return Object.hasOwn(SCENES, word)
}

/** A scene of the trade: a standalone SVG document, 16:10, light and dark. Names are stable, so that texts may refer to them. */
export function drawScene(name: SceneName): string {
  const { draw, turn = 30, rise = 26, size }: Scene = SCENES[name]
  return document(
    (board) => draw(drafter(board)),
    { turn, rise, size, shadow: Object.hasOwn(STEPS, name) || Object.hasOwn(STAGES, name) },
    { width: 1600, height: 1000, ground: 850, maxWidth: 1440, maxHeight: 780 },
  )
}
