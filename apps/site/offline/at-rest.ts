import { isSavingData } from '#apps/site/client/idle.ts'
import { readFavorites } from '#apps/site/favorite/favorites.ts'
import { readThings } from '#apps/site/favorite/saved-things.ts'
import { readHydrationBlock } from '#apps/site/hydration/hydration-block.ts'
import { refreshKeptRows, rowPictures } from '#apps/site/shortlist/kept-rows.ts'
import { wantedThings } from '#apps/site/shortlist/wanted-things.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { isKeptPicture, keptAddress } from './kept-address.ts'
import { tellWorker } from './worker-link.ts'

/** The cover and what stands beside it; the rest of a gallery comes with the line. */
const MOST_PICTURES = 6
const MOST_ROWS = 40

/**
 * Called once a page is alive and at rest: registers the worker and has it keep the page, if it is one to keep, and the buyer's list (R5.50).
 * Who saves data has this only with something on the list.
 */
export async function keepAtRest({ address, lang }: { address: string; lang: string }): Promise<void> {
  const block = readHydrationBlock(document)
  const things = wantedThings(readFavorites(), readThings())
  if (block === null || (isSavingData() && things.length === 0)) return
  const own = keptAddress(address)
  const shown = own === null || own.kind === 'fixed' ? [] : shownPictures()
  const rows = await refreshKeptRows(things, lang).catch(() => [])
  const saved = await rowPictures(rows.slice(0, MOST_ROWS))
  await tellWorker({
    type: 'rest',
    manifest: block.manifest,
    lang,
    address,
    pictures: {
      '/myFavorite': [...saved.filter(isKeptPicture), FIXED_DRAWINGS.suv.src],
      '/myEnquiries': [FIXED_DRAWINGS.suv.src],
      ...(own === null || shown.length === 0 ? {} : { [own.address]: shown }),
    },
  })
}

/** The first pictures of the content, as the browser chose them for this screen. */
function shownPictures(): string[] {
  const addresses = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(({ currentSrc }) => currentSrc !== '')
    .map((img) => new URL(img.currentSrc))
  return addresses
    .filter(({ origin, pathname }) => origin === location.origin && isKeptPicture(pathname))
    .slice(0, MOST_PICTURES)
    .map(({ pathname, search }) => `${pathname}${search}`)
}
