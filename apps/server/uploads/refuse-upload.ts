import { AppError } from '#contract/errors.ts'
import { failureResponse } from '#apps/api/index.ts'
import { answerLanguage } from '#i18n/answer-language.ts'
import type { AppBindings } from '#apps/server/request/bindings.ts'
import { answerFailure } from '#apps/server/request/failure.ts'
import type { SecurityHeaders } from '#apps/server/request/security-headers.ts'
import { uploadAddressOf } from './upload-address.ts'

/** Places come free as fast as bodies arrive. */
const RETRY_SECONDS = 30

/** The answer where there is no place for an upload: 503 with `Retry-After` at once. Nothing reads the body; what answers requests ends its connection soon after. */
export function refuseUpload(request: Request, { incoming, requestId }: Pick<AppBindings, 'incoming' | 'requestId'>, security: SecurityHeaders): Response {
  const error = new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
  const { locale } = answerLanguage({ host: incoming.headers.host, cookie: request.headers.get('cookie') })
  const isPage = uploadAddressOf(incoming.url ?? '')?.isPage === true
  const response = isPage ? answerFailure(error, { locale, requestId }) : failureResponse(error, { locale, requestId })
  const headers = { ...(isPage ? security.base : security.file), 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
  for (const [name, value] of Object.entries({ ...headers, 'x-request-id': requestId })) response.headers.set(name, value)
  return response
}
