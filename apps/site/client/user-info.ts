import { localValue } from './local-value.ts'

/** The last enquiry data, kept only if the visitor asked for it (R10.8). */
export type UserInfo = {
  name?: string
  country?: string
  country_id?: string
  mobile?: string
  whatsapp?: string
  mail?: string
  from?: string
}

const FIELDS = ['name', 'country', 'country_id', 'mobile', 'whatsapp', 'mail', 'from'] as const

const userInfo = localValue<UserInfo | null>('userInfo', null, parseUserInfo)

export function readUserInfo(): UserInfo | null {
  return userInfo.read()
}

/** Null forgets the stored details. */
export function writeUserInfo(info: UserInfo | null): void {
  userInfo.write(info)
}

/** Takes what it knows out of whatever was stored; null where nothing of it is usable. */
export function parseUserInfo(stored: unknown): UserInfo | null {
  if (typeof stored !== 'object' || stored === null) return null
  const known: UserInfo = {}
  for (const field of FIELDS) {
    const value: unknown = Reflect.get(stored, field)
    if (typeof value === 'string' && value !== '') known[field] = value
    if (typeof value === 'number') known[field] = String(value)
  }
  return Object.keys(known).length > 0 ? known : null
}
