import type { Favorite } from '#apps/site/favorite/favorites.ts'
import { readFavorites, writeFavorites } from '#apps/site/favorite/favorites.ts'
import { storedAccountFavorites } from '#apps/site/client/storage.ts'
import type { MemberFavorite } from '#contract/member.ts'
import { requestMember } from './member-request.ts'

export type FavoriteChange = { added: readonly string[]; removed: readonly string[] }

/** What has changed here since the list was last the account's. `known`: signs of that list; null for a browser that never had one. */
export function changesSince(known: readonly string[] | null, here: readonly string[]): FavoriteChange {
  return { added: here.filter((sign) => !known?.includes(sign)), removed: (known ?? []).filter((sign) => !here.includes(sign)) }
}

/** The account's list with this browser's changes: what other devices did stays. */
export function applyChange(account: readonly string[], { added, removed }: FavoriteChange): string[] {
  return [...new Set([...account, ...added])].filter((sign) => !removed.includes(sign))
}

let running: Promise<void> = Promise.resolve()

/**
 * Makes the browser's list and the account's one (R11.3; at login they are merged). One at a time; a failure changes nothing, and
 * the next change or the member page tries again.
 */
export function syncFavorites(session: { token: string; lang: string }): Promise<void> {
  running = running.then(() => syncOnce(session)).catch(() => {})
  return running
}

async function syncOnce({ token, lang }: { token: string; lang: string }): Promise<void> {
  const here = signsOf(readFavorites())
  const change = changesSince(readKnown(), here)
  const account = await save({ token, lang }, change)
  // A heart tapped meanwhile is a change of its own: it is told next.
  if (account === null || signsOf(readFavorites()).join('\n') !== here.join('\n')) return
  writeFavorites(account)
  storedAccountFavorites.write(signsOf(account).join('\n'))
}

async function save(session: { token: string; lang: string }, change: FavoriteChange): Promise<readonly MemberFavorite[] | null> {
  const { added, removed } = change
  if (removed.length === 0 && added.length > 0) return post(session, { mode: 'merge', favorites: wire(added) })
  const account = (await requestMember<readonly MemberFavorite[]>({ path: 'favorites', ...session })).data
  if (account === null || removed.length === 0) return account
  return post(session, { mode: 'replace', favorites: wire(applyChange(signsOf(account), change)) })
}

async function post(session: { token: string; lang: string }, body: Record<string, unknown>): Promise<readonly MemberFavorite[] | null> {
  return (await requestMember<readonly MemberFavorite[]>({ path: 'favorites', ...session, body })).data
}

function wire(signs: readonly string[]) {
  return signs.map((model_sign) => ({ model_sign }))
}

function readKnown(): readonly string[] | null {
  const stored = storedAccountFavorites.read()
  return stored === null ? null : stored.split('\n').filter((sign) => sign !== '')
}

function signsOf(list: readonly Pick<Favorite, 'model_sign'>[]): string[] {
  return list.map(({ model_sign }) => model_sign)
}
