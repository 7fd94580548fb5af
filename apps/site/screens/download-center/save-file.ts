/** Larger files are left to the browser, which shows how far it is and goes on after a cut. */
const LARGEST_BYTES = 8 * 1024 * 1024
/** Some browsers read the file only when the visitor has chosen where to put it. */
const KEEP_MS = 60_000

/** True where fetching a file first is of use: a failure can be told then, instead of leaving the page for a message of the server. */
export function canFetchFirst(byteSize: number): boolean {
  return byteSize <= LARGEST_BYTES && 'download' in HTMLAnchorElement.prototype
}

/** Fetches a file and saves it under its own name (R9.3). Rejects where it cannot be had. */
export async function saveFile({ href, fileName }: { href: string; fileName: string }): Promise<void> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${fileName}: status ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
