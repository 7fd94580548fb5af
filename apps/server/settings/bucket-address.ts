import type { BucketSettings } from '#core/ports/files/s3.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

const EXPECTED = 's3:///bucket?region=eu-central-1 or s3://key:secret@host:port/bucket (tls=off for plain HTTP)'

/**
 * Reads `FILES_URL`: `s3:///bucket` is Amazon's, with a host it is another service; without `key:secret@` Amazon's own chain finds the credentials.
 * Null where it is not set. Throws a `StartupError` that does not repeat the value, because it may hold a secret.
 */
export function readBucket(text: string | null): BucketSettings | null {
  if (text === null) return null
  if (!URL.canParse(text)) throw refused()
  const url = new URL(text)
  const bucket = url.pathname.slice(1)
  const hasOneSecret = (url.username === '') !== (url.password === '')
  if (url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || hasOneSecret) throw refused()
  return {
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.host === '' ? null : `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
    credentials: url.username === '' ? null : { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  }
}

function refused(): StartupError {
  return new StartupError(`FILES_URL is not understood: expected ${EXPECTED}.`)
}
