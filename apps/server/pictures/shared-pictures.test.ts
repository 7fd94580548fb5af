import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sharedPicture } from '#apps/site/head/shared-picture.ts'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { drawingHref } from '#drawing/address.ts'
import { typicalMeasure } from '#drawing/typical-measure.ts'
import type { Ports } from '#core/ports/ports.ts'
import { createSharedPictures } from './shared-pictures.ts'

const pictures = createSharedPictures({ ports: { files: createFakeFileStore() } as unknown as Ports })
const ask = (path: string) => pictures.respond(new Request(`http://any${path}`))
const seal = drawingHref({ kind: 'side', vehicle: { measure: typicalMeasure('sedan'), paint: 'c0c5c8' }, framing: 'tight' })

it.each([
  ['a drawing of a vehicle', seal],
  ['a scene', sceneSrc('ro-ro-ship')],
])('makes a JPEG of 1200 × 630 from %s', async (_what, source) => {
  const response = await ask(sharedPicture(source))
  const picture = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  // Something stands on the stage.
  expect((await sharp(picture).stats()).channels[0]?.stdev).toBeGreaterThan(5)
  expect(picture.length).toBeLessThan(120_000)
})

it.each(['/shared/drawing/1/side/nothing.svg.jpg', '/shared/media/original/aa/secret.jpg.jpg', '/shared/etc/passwd.jpg', '/shared/.jpg', '/shared/x.png'])(
  'knows nothing of %s',
  async (path) => {
    expect(await ask(path)).toBeNull()
  },
)

it('leaves pictures of another host where they are', () => {
  expect(sharedPicture('https://cdn.example.com/a.webp')).toBe('https://cdn.example.com/a.webp')
})
