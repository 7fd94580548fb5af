import { isSavingData, whenIdle } from '#apps/site/client/idle.ts'
import { hydrationAddress, type HydrationBlock } from './hydration-block.ts'
import { isAlive } from './hydrated-page.ts'

/**
 * Fetches the client once the first view stands, behind everything else, so that it need not be waited for at the first sign of the visitor
 * (R5.40); not where the visitor saves data or the line is very slow. It is not started: a page at rest costs its phone nothing. Answers how to give way to what the visitor asks for.
 */
export function fetchAhead(page: HydrationBlock | null): () => void {
  const giveWay = new AbortController()
  if (!page || page.isUrgent || isSavingData()) return () => {}
  const { data, url, entry, manifest, preloads, routes } = page
  const files = new Set([...preloads, manifest, ...Object.values(routes), entry, ...(data === undefined ? [] : [hydrationAddress(data, url)])])
  const fetchOne = async (file: string) => {
    const answer = await fetch(file, { priority: 'low', signal: giveWay.signal })
    await answer.arrayBuffer()
  }
  const start = () =>
    whenIdle(() => {
      if (isAlive()) return
      // What did not come is asked for again when it is wanted.
      Promise.all([...files].map(fetchOne)).catch(() => {})
    })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
  return () => giveWay.abort()
}
