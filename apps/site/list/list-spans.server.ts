import { readCarSpans } from '#core/domain/car/index.ts'
import { readFittingSpans } from '#core/domain/fitting/index.ts'
import { readUsedSpans } from '#core/domain/used-car/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'

type Spans = Readonly<Record<string, { least: number; most: number } | null>>

/** From where to where the figures of a list go, by the last part of its address; null for no list. */
export async function listSpans(ctx: SiteContext['ctx'], list: string): Promise<Spans | null> {
  switch (list) {
    case 'carList':
      return readCarSpans({ ctx })
    case 'usedCars':
      return readUsedSpans({ ctx })
    case 'carFittings':
      return readFittingSpans({ ctx })
    case 'allCars': {
      const [fresh, used] = await Promise.all([readCarSpans({ ctx }), readUsedSpans({ ctx })])
      return Object.fromEntries(Object.entries(fresh).map(([name, span]) => [name, joined(span, used[name as keyof typeof fresh])]))
    }
    default:
      return null
  }
}

function joined(one: Spans[string], two: Spans[string]): Spans[string] {
  if (one === null || two === null) return one ?? two
  return { least: Math.min(one.least, two.least), most: Math.max(one.most, two.most) }
}
