import { AppError, isAppError } from '#contract/errors.ts'
import { readFormPairs } from '#apps/api/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { receiveForm, type DocumentsWanted, type ReceivedDocument } from '#core/domain/upload/index.ts'
import { ownOrigins, type Arrival } from '#apps/server/request/own-origins.ts'
import { uploadAddressOf } from '#apps/server/uploads/upload-address.ts'

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])

/** A form that was sent, read to its end: what it says, and who sent it. */
export type Submission = {
  form: FormData
  /** Kept by the verb that takes them; whoever has the submission discards the rest. */
  documents: readonly ReceivedDocument[]
  ip: string | null
  userAgent: string | null
  /** The line `Cookie`, for the proof of a known device. */
  cookie: string | null
  /** Why it is not taken in; the page says so, with what was typed as far as it was read. */
  refusal: AppError | null
}

/** Why a sent form is refused: not a form, or sent from another site. Null: it may come in. */
export function submissionRefusal(headers: Headers, arrival: Omit<Arrival, 'host'>): 'unsupported_media_type' | 'cross_site' | null {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!FORM_TYPES.has(type)) return 'unsupported_media_type'
  return isOwnSite(headers, arrival) ? null : 'cross_site'
}

type Sent = {
  request: Request
  /** Only its file store is asked. */
  ctx: Ctx
  ip: string | null
  arrival: Omit<Arrival, 'host'>
  /** Counts the form; throws `rate_limited`. */
  admit: () => Promise<void>
}

/**
 * Reads a form whole, before anything is rendered for it: a sender who is slow holds up nobody but himself. What is wrong with it becomes
 * its `refusal`. One that is over the limit is read all the same, without its documents, so that what was typed can be given back.
 */
export async function readSubmission({ request, ctx, ip, admit, arrival }: Sent): Promise<Submission> {
  const refused = submissionRefusal(request.headers, arrival)
  const about = { ip, userAgent: request.headers.get('user-agent'), cookie: request.headers.get('cookie') }
  if (refused !== null) return { ...NOTHING(), ...about, refusal: new AppError(refused) }
  const limit = await refusalOf(admit())
  try {
    return { ...(await readForm(request, ctx, limit === null ? 'taken' : 'passed_over')), ...about, refusal: limit }
  } catch (error) {
    return { ...NOTHING(), ...about, refusal: expected(error) }
  }
}

const NOTHING = () => ({ form: new FormData(), documents: [] })

async function readForm(request: Request, ctx: Ctx, wanted: DocumentsWanted): Promise<Pick<Submission, 'form' | 'documents'>> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\//i.test(contentType)) return { form: formOf(await readFormPairs(request)), documents: [] }
  const source = { body: request.body as ReadableStream | null, contentType }
  const isExpected = uploadAddressOf(new URL(request.url).pathname)?.isPage === true
  const { fields, documents } = await receiveForm({ ctx, input: { ...source, documents: isExpected ? wanted : 'none' } })
  return { form: formOf(fields), documents }
}

function formOf(fields: Iterable<readonly [string, string]>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

async function refusalOf(admission: Promise<void>): Promise<AppError | null> {
  return admission.then(() => null, expected)
}

function expected(error: unknown): AppError {
  if (isAppError(error)) return error
  throw error
}

// Browsers say where a form comes from in either of two headers; without both it is no browser, and no visitor's rights are used.
// `none` is the visitor's own doing (the address bar, a reload): no page of another site can make it.
function isOwnSite(headers: Headers, arrival: Omit<Arrival, 'host'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || ownOrigins({ ...arrival, host: headers.get('host') }).has(origin)
}
