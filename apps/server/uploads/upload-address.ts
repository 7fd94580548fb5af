import { parseTarget } from '#apps/server/request/parse-target.ts'

/** Who sends files: anybody, or staff (who must have logged in before their body is read). */
export type Uploader = 'stranger' | 'staff'

/** An address that takes files. `isPage`: a form of the site, with fields beside its documents; else a call of an API. */
export type UploadAddress = { uploader: Uploader; isPage: boolean }

/** All of them; nothing else reads a file. In small letters, because pages are found in any. */
const ADDRESSES: readonly (UploadAddress & { path: RegExp })[] = [
  { path: /^\/network(\/status\/[^/]+)?$/, uploader: 'stranger', isPage: true },
  { path: /^\/api\/dealer\/(apply|documents)$/, uploader: 'stranger', isPage: false },
  { path: /^\/api\/webhook\/mail$/, uploader: 'stranger', isPage: false },
  { path: /^\/admin\/api\/(media|pictures|setting-pictures|documents|imports|translations\/import)$/, uploader: 'staff', isPage: false },
]

/** What takes the files that are sent to a request line, read as loosely as the routes read it; null where nothing does. */
export function uploadAddressOf(target: string): UploadAddress | null {
  const path = pathOf(target)
  return ADDRESSES.find((address) => address.path.test(path)) ?? null
}

// Without the end by which the client asks for a page's data, and without a slash at the end.
function pathOf(target: string): string {
  const pathname = decoded(parseTarget(target)?.pathname ?? '').toLowerCase()
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(\/_)?\.data$/, '')
    .replace(/\/$/, '')
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
