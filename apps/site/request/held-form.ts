/** What somebody has typed into a form that could not be taken, for a page that has no such form: it can be sent again from there. */
export type HeldForm = { action: string; fields: readonly (readonly [string, string])[] }

/** Not given back: they are typed again. */
const SECRET = /password|token|^code$/i

/** The form as it may stand in a page again; null where nothing was sent. `path`: where it was sent to. */
export function holdForm(path: string, form: Iterable<[string, unknown]>): HeldForm | null {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '' && !SECRET.test(field[0]))
  return fields.length === 0 ? null : { action: path, fields }
}

/** The form in what was thrown by a loader or an action; null where there is none. */
export function heldFormIn(thrown: unknown): HeldForm | null {
  const held = (thrown as { held?: HeldForm | null } | null | undefined)?.held
  return held ?? null
}
