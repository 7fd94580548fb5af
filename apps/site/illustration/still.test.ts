import { expect, it } from 'vitest'
import { parseStill } from '#drawing/still-address.ts'
import { PAGE_SCENES, ROUTE_MAP, sceneSrc, STAGE_SCENES, STEP_SCENES } from './still.ts'

it('names only pictures that the server draws', () => {
  expect(parseStill(ROUTE_MAP)).toEqual({ kind: 'map' })
  for (const name of [...STEP_SCENES, ...STAGE_SCENES, ...PAGE_SCENES]) expect(parseStill(sceneSrc(name))).toEqual({ kind: 'scene', name })
})
