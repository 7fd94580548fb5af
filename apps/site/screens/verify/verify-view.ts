/** What the page of a document's code says, in finished words. `verdict` null: no code was given. */
export type VerifyView = {
  title: string
  lead: string
  label: string
  button: string
  ask: string
  code: string
  /** How to tell the company from who pretends to be it. */
  guide: { title: string; entries: { name: string; text: string }[] }
  verdict: {
    tone: 'success' | 'warning' | 'danger'
    title: string
    text: string
    /** What has become of it, which is no reason for doubt; then what is one. */
    notes: string[]
    warnings: string[]
    facts: { label: string; value: string }[]
  } | null
}
