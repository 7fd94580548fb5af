import type { ImportFileFailureCode, ImportFaultCode, ImportReasonCode, ImportWarningCode } from '#contract/import.ts'
import type { ParamsArgument } from './reason-params.ts'

/** Values that a message names. Numbers are written as they are. */
export type IssueParams = Readonly<Record<string, string | number>>

/** A remark on a row that goes in. `isOpen`: the value was not taken; a new row has none, a stored one keeps its own. */
export type Remark = { code: ImportReasonCode; params: IssueParams; isOpen?: boolean }

/** A value that cannot be taken. Whether the row stays out with it is decided by the column (`ColumnSpec.essential`). */
export type Fault = { code: ImportFaultCode; params: IssueParams }

/** An issue with the column it belongs to (null: the whole row). */
export type Located<Issue> = Issue & { column: string | null }

export function remark<Code extends ImportWarningCode>(code: Code, ...[params]: ParamsArgument<Code>): Remark {
  return { code, params: params ?? {} }
}

export function fault<Code extends ImportFaultCode>(code: Code, ...[params]: ParamsArgument<Code>): Fault {
  return { code, params: params ?? {} }
}

/** The file as a whole cannot be imported. `message` is the code; adapters turn it into one clear line. */
export class ImportFileError extends Error {
  readonly code: ImportFileFailureCode
  readonly params: IssueParams

  constructor(code: ImportFileFailureCode, params: IssueParams = {}) {
    super(code)
    this.name = 'ImportFileError'
    this.code = code
    this.params = params
  }
}

/** Recognised by name and shape, so that two copies of this module agree. */
export function isImportFileError(error: unknown): error is ImportFileError {
  return error instanceof Error && error.name === 'ImportFileError' && 'code' in error && 'params' in error
}
