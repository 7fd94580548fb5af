const FILE_KEY = /^[a-z]{1,20}\/[0-9a-f]{2}\/[0-9a-f]{16,64}(-[0-9a-z]{1,20}){0,2}\.[a-z0-9]{2,5}$/

/** True for keys as the product makes them: folder, two digits of the hash, hash. No other name ever reaches a disk, so none can leave the store. */
export function isFileKey(key: string): boolean {
  return FILE_KEY.test(key)
}

export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('Not a key of the file store')
  return key
}
