import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** What a picture shows, for its alternative text; `front` and `rear` are three-quarter views. */
const VIEWS = ['front', 'rear', 'side', 'front-face', 'rear-face', 'lamp', 'wheel', 'cabin', 'frame', 'film'] as const
export type PictureView = (typeof VIEWS)[number]

const item = z.object({
  /** Below `demo/media`. */
  file: z.string().regex(/^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.(webp|mp4|jpg|png|avif)$/),
  brand_sign: z.string(),
  model_name: z.string(),
  tab: z.enum(['exterior', 'interior', 'video', 'spin']),
  view: z.enum(VIEWS),
  position: z.number().int().min(0),
})
const manifestSchema = z.object({ items: z.array(item) })
export type PictureItem = z.infer<typeof item>

const TAB_ORDER = { exterior: 0, interior: 1, video: 2, spin: 3 } as const

/** The pictures of the demonstration, covers of all series first and frames of turns last; none where the checkout has no manifest. `text`: the manifest as it is. */
export async function readPictureManifest(rootDir: string): Promise<{ items: PictureItem[]; text: string }> {
  const text = await readFile(path.join(rootDir, 'demo/media/manifest.json'), 'utf8').catch(() => '{"items":[]}')
  const { items } = manifestSchema.parse(JSON.parse(text))
  return { items: items.toSorted((a, b) => rankOf(a) - rankOf(b) || a.position - b.position), text }
}

/** The first series of the manifest with at most `count` pictures, for tests. */
export function fewPictures(items: readonly PictureItem[], count = 8): PictureItem[] {
  const [first] = items
  return items.filter((one) => one.brand_sign === first?.brand_sign && one.model_name === first.model_name && one.tab !== 'spin').slice(0, count)
}

function rankOf({ tab, position }: PictureItem): number {
  return tab === 'exterior' && position === 0 ? -1 : TAB_ORDER[tab]
}
