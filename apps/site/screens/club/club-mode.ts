/** What the entrance of `/club` shows: login (`type=1`), registration (`type=2`), and the ways back in. */
export type ClubMode = 'login' | 'register' | 'forgot' | 'reset' | 'verify'

const BY_TYPE: ReadonlyMap<string, ClubMode> = new Map([
  ['1', 'login'],
  ['2', 'register'],
  ['forgot', 'forgot'],
  ['reset', 'reset'],
  ['verify', 'verify'],
])

/** The mode of an address; login where it says nothing we know (R3.9). */
export function clubMode(search: string): ClubMode {
  return BY_TYPE.get(new URLSearchParams(search).get('type') ?? '') ?? 'login'
}

export type MailedCode = { mode: 'verify' | 'reset'; code: string }

/** The code of a mailed link, which stands behind `#` so that no log sees it (decision 0013). */
export function mailedCode(hash: string): MailedCode | null {
  const [, mode, code] = /^#(verify|reset)=([\w-]{20,100})$/.exec(hash) ?? []
  return mode === undefined || code === undefined ? null : { mode: mode as MailedCode['mode'], code }
}
