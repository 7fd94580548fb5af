import type { PagePart } from '#apps/site/leave-to-page.ts'
import type { Plain } from '#apps/site/plain.ts'

/** The tiles of types of a page that has them once, for `leaveToPage`; `path` leads to them in the loader data. */
export function typesInPage(...path: readonly string[]): PagePart {
  return { path, read: tilesIn }
}

// As `TypeTiles` writes them.
function tilesIn(page: Document): Plain {
  return [...page.querySelectorAll('.type-tiles a')].map((tile) => {
    const [label, count] = tile.querySelectorAll('span')
    const picture = tile.querySelector('img')
    const drawing = { src: picture?.getAttribute('src') ?? '', width: Number(picture?.getAttribute('width')), height: Number(picture?.getAttribute('height')) }
    return { label: label?.textContent ?? '', href: tile.getAttribute('href') ?? '', countText: count?.textContent ?? '', drawing }
  })
}
