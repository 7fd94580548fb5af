import { isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { openDownload, type OpenedDownload } from '#core/domain/download/index.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'
import { FILE_POLICY, sendFile } from './send-file.ts'

const ADDRESS = /^\/api\/download\/([1-9]\d{0,14})\/([^/]+)$/

type Input = { ctx: Pick<Ctx, 'db' | 'ports'>; headers: HeaderRecord }

/**
 * Answers `/api/download/{id}/{name}` (R19.3): the file, to be saved under its own name, in parts where they are asked for.
 * Null for every address that names no published file.
 */
export async function answerDownload(request: Request, { ctx, headers }: Input): Promise<Response | null> {
  const [, id, name] = ADDRESS.exec(new URL(request.url).pathname) ?? []
  const wanted = name === undefined ? null : decodeName(name)
  if (wanted === null) return null
  const file = await find(ctx, { id: Number(id), name: wanted })
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
      'cache-control': 'public, max-age=0, must-revalidate',
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

async function find(ctx: Input['ctx'], input: { id: number; name: string }): Promise<OpenedDownload | null> {
  try {
    return await openDownload({ ctx, input })
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
