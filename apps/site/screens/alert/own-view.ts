/** An alert as its link shows it, in finished words. `things`: names of what is watched one by one. */
export type OwnAlertView = {
  state: 'pending' | 'running' | 'ending' | 'ended'
  title: string
  text: string
  label: string
  things: string[]
  listHref: string | null
  /** Label of the button that goes first; null: there is nothing to do but to end it. */
  button: { intent: 'confirm' | 'prolong'; label: string } | null
}
