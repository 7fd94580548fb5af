import { randomBytes } from 'node:crypto'

/** Makes request ids: the process's random mark and a count, so that each is unique in the logs of all processes and costs nothing. */
export function createRequestIds(mark = randomBytes(6).toString('hex')): () => string {
  let count = 0
  return () => {
    count += 1
    return `${mark}-${count.toString(36)}`
  }
}
