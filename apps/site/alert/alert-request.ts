/** What the page that asks for an alert shows. */
export type AlertRequest = {
  title: string
  text: string
  /** What is watched, in words. */
  watched: string[]
  backHref: string
  backText: string
}

/** What became of the form; `message`: why it was not taken; `likely`: what the address was probably meant to be, null where nothing speaks against it. */
export type AlertAnswer = { isSent: boolean; isMailWrong: boolean; message: string | null; mail: string; likely: string | null }
