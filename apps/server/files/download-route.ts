import { isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { openDownload } from '#core/domain/download/index.ts'
import { openVehicleDocument } from '#core/domain/media/index.ts'
import { openDraftLink } from '#core/domain/stock/index.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'
import { FILE_POLICY, sendFile } from './send-file.ts'

const ADDRESS = /^\/api\/(download|document)\/([1-9]\d{0,14})\/([^/]+)$/

type Input = { ctx: Pick<Ctx, 'db' | 'ports'>; headers: HeaderRecord }

/**
 * Answers `/api/download/{id}/{name}` (R19.3) and `/api/document/{id}/{name}`, a document of a vehicle (R16.98): the file, to be saved under its own
 * name, in parts where they are asked for. Null for every address that names no published file.
 */
export async function answerDownload(request: Request, { ctx, headers }: Input): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const [, kind, id, name] = ADDRESS.exec(pathname) ?? []
  const wanted = name === undefined ? null : decodeName(name)
  if (wanted === null) return null
  const input = { id: Number(id), name: wanted }
  const token = searchParams.get('draft')
  const file = await allowUnknown(() => (kind === 'download' ? openDownload({ ctx, input }) : openDocument(ctx, { ...input, token })))
  if (file === null) return null
  return sendFile(request, {
    file,
    etag: `"${file.sha256.slice(0, 32)}"`,
    headers: {
      ...headers,
      'content-type': file.contentType === 'text/csv' ? 'text/csv; charset=utf-8' : file.contentType,
      'content-disposition': attachmentOf(file.fileName),
      'content-security-policy': FILE_POLICY,
      // The same number may hold a newer edition tomorrow.
      'cache-control': token === null ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    },
  })
}

/** How a browser is told a file's name (RFC 6266): the true one for all of today, one in ASCII for whatever is older. */
export function attachmentOf(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\u0020-\u007e]|["\\%]/g, '_')
  const exact = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** `token`: of the link that shows the vehicle before it is on the site. */
async function openDocument(ctx: Input['ctx'], { token, ...input }: { id: number; name: string; token: string | null }) {
  if (token === null) return openVehicleDocument({ ctx, input })
  const { draft } = await openDraftLink({ ctx, input: { token } })
  return openVehicleDocument({ ctx: { ...ctx, draft }, input })
}

async function allowUnknown<T>(open: () => Promise<T>): Promise<T | null> {
  try {
    return await open()
  } catch (error) {
    if (isAppError(error) && error.key === 'not_found') return null
    throw error
  }
}

// PostgreSQL takes no zero byte in a text.
function decodeName(name: string): string | null {
  try {
    const text = decodeURIComponent(name)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
