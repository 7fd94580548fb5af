import { AppError } from '#contract/errors.ts'
import { MESSAGE_FILE_TYPES, MESSAGE_LIMITS, type MessageFileType } from '#contract/message-values.ts'
import { newFileKey } from '#core/domain/stored-file/index.ts'
import type { FormLimits, ReceivedDocument } from '#core/domain/upload/index.ts'
import type { ReceivedFile } from './message-files.ts'

/** What the form of a mail takes along: files of the kinds that are taken in, and a text of the longest signs. */
export const SENT_FILES: FormLimits<MessageFileType> = {
  most: MESSAGE_LIMITS.files,
  bytes: MESSAGE_LIMITS.fileBytes,
  types: MESSAGE_FILE_TYPES,
  fieldBytes: MESSAGE_LIMITS.text * 4,
}

/**
 * Names a file of the store for each file that somebody sends along. Unlike what comes, what is wrong with one stops the mail: nobody shall believe that
 * it went. Throws `validation_failed` (`files.0: type_refused` …; `files: too_large` where they are too much together), `storage_full`.
 */
export function sentFiles(given: readonly ReceivedDocument<MessageFileType>[]): ReceivedFile[] {
  const issues = given.flatMap(({ fault }, index) => (fault === null || fault === 'no_room' ? [] : [{ path: `files.${index}`, key: fault }]))
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
  if (given.some(({ fault }) => fault === 'no_room')) throw new AppError('storage_full')
  const files = given.flatMap(({ fileName, contentType, incoming }): Extract<ReceivedFile, { fault: null }>[] =>
    incoming === null || contentType === null
      ? []
      : [
          {
            fileName,
            byteSize: incoming.byteSize,
            fault: null,
            contentType,
            incoming,
            storageKey: newFileKey('message', MESSAGE_FILE_TYPES[contentType][0]),
          },
        ],
  )
  if (files.reduce((sum, { byteSize }) => sum + byteSize, 0) > MESSAGE_LIMITS.sentBytes)
    throw new AppError('validation_failed', { issues: [{ path: 'files', key: 'too_large' }] })
  return files
}
