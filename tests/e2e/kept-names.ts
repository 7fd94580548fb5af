import type { BrowserContext } from '@playwright/test'
import { STORED } from '#contract/stored.ts'

type Place = (typeof STORED)[keyof typeof STORED]['place']

/** Names that the site keeps in a visitor's browser and that stand in no list (`contract/stored.ts`). The back office is another matter. */
export async function untoldNames(context: BrowserContext): Promise<string[]> {
  const pages = context.pages().filter((page) => page.url().startsWith('http'))
  if (pages.some((page) => new URL(page.url()).pathname.startsWith('/admin'))) return []
  const untold: string[] = []
  for (const page of pages) {
    const { local, session, databases, caches } = await page.evaluate(readNames)
    untold.push(...local.filter((name) => !isTold(name, 'local', 'both')), ...session.filter((name) => !isTold(name, 'session')))
    untold.push(...databases.filter((name) => !isTold(name, 'database')))
    untold.push(...caches.filter((name) => !isTold(name.split('-')[0] ?? '', 'cache')))
  }
  const cookies = (await context.cookies()).map(({ name }) => name)
  return [...new Set([...untold, ...cookies.filter((name) => !isTold(name, 'cookie', 'both'))])]
}

function isTold(name: string, ...places: readonly Place[]): boolean {
  const item = Object.entries(STORED).find(([known]) => known === name)?.[1]
  return item !== undefined && places.includes(item.place)
}

/** Runs in the page. */
async function readNames(): Promise<{ local: string[]; session: string[]; databases: string[]; caches: string[] }> {
  const databases = await indexedDB.databases()
  return {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: databases.map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }
}
