import type { z } from 'zod'
import { AppError } from './errors.ts'
import { fieldIssue } from './field-issue.ts'

/** The input of a verb through its schema; throws `validation_failed` with the field and the kind of each fault. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new AppError('validation_failed', { issues: parsed.error.issues.map(fieldIssue) })
}
