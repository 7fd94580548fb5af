import { AppError } from '#contract/errors.ts'

/** The fields of a form that was sent. Throws `bad_request` for a body that is none. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
