/** What the page of a document's code says, in finished words. `verdict` null: no code was given. */
export type VerifyView = {
  title: string
  lead: string
  label: string
  button: string
  ask: string
  code: string
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
