import type { PagePart } from '#apps/site/leave-to-page.ts'
import type { Plain } from '#apps/site/plain.ts'

/** The line-up of a page, for `leaveToPage`; `path` leads to it in the loader data. */
export function lineupInPage(...path: readonly string[]): PagePart {
  return { path, read: lineupIn }
}

// As `Lineup` writes it.
function lineupIn(page: Document): Plain {
  const drawing = page.querySelector('.lineup-drawing')
  if (drawing === null) return null
  const [, top = 0, width = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return { width, height: -top, vehicles: [...drawing.querySelectorAll('a')].map(vehicleIn) }
}

function vehicleIn(link: Element): Plain {
  const image = link.querySelector('image')
  const [name, length] = link.querySelectorAll('text')
  const number = (element: Element | null | undefined, attribute: string) => Number(element?.getAttribute(attribute))
  return {
    href: link.getAttribute('href') ?? '',
    name: name?.textContent ?? '',
    lengthText: length?.textContent ?? '',
    centre: number(name, 'x'),
    image: {
      src: image?.getAttribute('href') ?? '',
      x: number(image, 'x'),
      y: number(image, 'y'),
      width: number(image, 'width'),
      height: number(image, 'height'),
    },
  }
}
