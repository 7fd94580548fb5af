import type { ContentTag } from '#contract/content-tag.ts'
import type { CacheEntry } from '#core/ports/cache/port.ts'
import { notingIn, type Ctx } from './context.ts'

export type Kept<T, From extends readonly unknown[]> = Pick<CacheEntry<T>, 'key' | 'sizeOf'> & {
  /** A function of its own, not one that has hold of the caller's context: what it reads would be noted there alone. */
  make: (ctx: Ctx, ...from: From) => Promise<T>
}

/** Longer keys are nobody's usual way through a list, and would take the room of many values. */
const LONGEST_KEY = 600

/**
 * A value that many requests share, kept until what it was made from changes. `from`: what it is made from beside what is read; all of it
 * stands in the key. The caller has read what the value was made from, whether it was kept or made, and so has a value around it.
 */
export async function keep<T, From extends readonly unknown[]>(ctx: Ctx, { key, make, sizeOf }: Kept<T, From>, ...from: From): Promise<T> {
  if (key.length > LONGEST_KEY) return make(ctx, ...from)
  const { value, tags } = await ctx.ports.cache.read({ key, make: () => makeNoting(ctx, make, from), sizeOf })
  ctx.reads(...tags)
  return value
}

async function makeNoting<T, From extends readonly unknown[]>(ctx: Ctx, make: Kept<T, From>['make'], from: From) {
  const tags = new Set<ContentTag>()
  const value = await make(notingIn(tags, ctx), ...from)
  return { value, tags }
}
