/** Providers of the countries that buyers write from. A domain of this list is never doubted, whatever it resembles. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'rocketmail.com',
  'yahoo.fr',
  'yahoo.de',
  'yahoo.es',
  'yahoo.it',
  'yahoo.co.uk',
  'yahoo.com.br',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.es',
  'hotmail.it',
  'hotmail.de',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.fr',
  'outlook.es',
  'outlook.de',
  'live.com',
  'live.fr',
  'live.nl',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'mail.com',
  'email.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'orange.fr',
  'free.fr',
  'laposte.net',
  'wanadoo.fr',
  'libero.it',
  'virgilio.it',
  'tiscali.it',
  'mail.ru',
  'bk.ru',
  'inbox.ru',
  'yandex.ru',
  'ya.ru',
  'rambler.ru',
  'ukr.net',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'foxmail.com',
  'ziggo.nl',
  'kpnmail.nl',
  'telkom.net',
] as const

/** Ends that no domain has, and that fingers make of `.com`. */
const NO_ENDS = /\.(?:con|cmo|ocm|vom|xom|comm|coom|clm)$/

/** Shorter names resemble too much by chance. */
const SHORTEST = 6

/**
 * An address that differs from the typed one by a likely slip in its domain (`gmial.com`, `yahoo.con`, `hotmail`); null where nothing
 * speaks against what was typed. A hint and nothing more: the address is never refused (R10.2).
 */
export function likelyMail(typed: string): string | null {
  const [, name, domain] = /^\s*([^@\s]+)@+([^@\s]+?)\.?\s*$/.exec(typed) ?? []
  if (name === undefined || domain === undefined) return null
  const likely = likelyDomain(domain.toLowerCase().replaceAll(',', '.'))
  return likely === null || likely === domain.toLowerCase() ? null : `${name}@${likely}`
}

function likelyDomain(domain: string): string | null {
  if (PROVIDERS.some((provider) => provider === domain)) return domain
  const near = domain.includes('.') ? nearest(domain, (provider) => provider) : nearest(domain, (provider) => provider.split('.')[0] ?? '')
  return near ?? (NO_ENDS.test(domain) ? domain.replace(NO_ENDS, '.com') : null)
}

function nearest(written: string, partOf: (provider: string) => string): string | null {
  let best: { provider: string; steps: number } | null = null
  for (const provider of PROVIDERS) {
    const part = partOf(provider)
    const steps = editDistance(written, part)
    const most = part.length < SHORTEST ? 0 : part.length < 9 ? 1 : 2
    if (steps <= most && steps < (best?.steps ?? Infinity)) best = { provider, steps }
  }
  return best?.provider ?? null
}

/** Letters to add, leave out, replace or swap with their neighbour until `a` is `b` (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const steps = Math.min((line[column - 1] ?? 0) + 1, (above[column] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line.push(isSwapped ? Math.min(steps, (before[column - 2] ?? 0) + 1) : steps)
    }
    before = above
    above = line
  }
  return above[b.length] ?? 0
}
