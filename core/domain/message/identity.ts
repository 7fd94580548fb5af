const MESSAGE_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.message@/i

/** What keeps a message of ours once: the key that its form has made. */
export function staffIdentity(key: string): string {
  return `staff:${key.toLowerCase()}`
}

/** The key of the form in it. */
export function keyOfIdentity(identity: string): string {
  return identity.slice('staff:'.length)
}

/** The identity of the message of ours that went out under a `Message-ID`; null of any other mail. The key in it cannot be guessed. */
export function identityOfMessageId(messageId: string): string | null {
  const key = MESSAGE_ID.exec(messageId)?.[1]
  return key === undefined ? null : staffIdentity(key)
}
