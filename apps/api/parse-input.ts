import type { z } from 'zod'
import { AppError, type FieldIssue } from '#contract/errors.ts'
import type { ApiRoute } from './api-route.ts'
import type { Params } from './clean-params.ts'

/** Enough for every form of ours; an answer does not grow with what was sent. */
const MOST_ISSUES = 50

/**
 * Parameters through the schema of a route. Throws `validation_failed` or `unknown_key` with an issue per field, keys instead of
 * sentences: `required`, `too_long`, `too_short`, `too_large`, `too_small`, `invalid`, `unknown_key`. What was sent is never repeated.
 */
export function parseInput(route: Pick<ApiRoute, 'input' | 'isWrite'>, params: Params): unknown {
  const given = route.isWrite ? { ...params } : pickKnown(route.input, params)
  const result = route.input.safeParse(given)
  if (result.success) return result.data
  const unknown = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const named = unknown.slice(0, MOST_ISSUES).map((name) => ({ path: printableName(name), key: 'unknown_key' }))
  if (named.length > 0) throw new AppError('unknown_key', { issues: named })
  throw new AppError('validation_failed', { issues: result.error.issues.slice(0, MOST_ISSUES).map((issue) => toIssue(issue, given)) })
}

function pickKnown(schema: z.ZodObject, params: Params): Record<string, unknown> {
  return Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])))
}

function toIssue(issue: z.core.$ZodIssue, given: Params): FieldIssue {
  return { path: issue.path.map(String).join('.'), key: issueKey(issue, given) }
}

function issueKey(issue: z.core.$ZodIssue, given: Params): string {
  const isMissing = issue.path.length === 1 && given[String(issue.path[0])] === undefined
  if (isMissing) return 'required'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_large'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too_short' : 'too_small'
  return 'invalid'
}

/** A field name is what a developer looks for; anything that does not look like one is not repeated. */
function printableName(name: string): string {
  return /^[\w.-]{1,64}$/.test(name) ? name : ''
}
