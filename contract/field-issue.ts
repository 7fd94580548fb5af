import type { z } from 'zod'
import type { FieldIssue } from './errors.ts'

/** What a schema found wrong with a field: the key that it says itself (`phone`), else Zod's code (`too_big`). Names only, never what was submitted. */
export function fieldIssue(issue: z.core.$ZodIssue): FieldIssue {
  const isKey = /^[a-z][a-z_]*$/.test(issue.message)
  return { path: issue.path.map(String).join('.'), key: isKey ? issue.message : issue.code }
}
