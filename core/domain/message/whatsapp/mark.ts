import { keyOfIdentity, staffIdentity } from '#core/domain/message/identity.ts'

/** The mark under which a message of ours goes out: the key of its form, and from the second time that it is sent which time it is. */
export function markOf(identity: string, round: number): string {
  const key = keyOfIdentity(identity)
  return round === 1 ? key : `${key}.${round}`
}

/** Which message a mark is of, and of which time it was sent. */
export function readMark(mark: string): { identity: string; round: number } {
  const [key = '', round] = mark.split('.')
  return { identity: staffIdentity(key), round: round === undefined ? 1 : Number(round) }
}
