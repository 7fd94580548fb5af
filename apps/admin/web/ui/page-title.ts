/** What the tab of the browser says: the screen, and before it how many notices were not seen. */
let title = ''
let unseen = 0
let hasCount = true

const MOST = 99

/** The screen that is shown; one before the login says nothing of notices. Answers what was before. */
export function setPageTitle(text: string, isInside = true): string {
  const before = title
  title = text
  hasCount = isInside
  write()
  return before
}

export function setTitleCount(count: number): void {
  unseen = count
  if (title !== '') write()
}

function write(): void {
  const count = unseen > MOST ? `${MOST}+` : String(unseen)
  document.title = hasCount && unseen > 0 ? `(${count}) ${title}` : title
}
