// Apart from the schemas, because browsers load these and must not load the validator.

/** Kinds of file that the download centre takes. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
} as const
export type DocumentExtension = keyof typeof DOCUMENT_TYPES
