/** Path and query of a request line, or null where they are malformed. Back slashes and dots are resolved as browsers do. */
export function parseTarget(target: string): URL | null {
  if (!target.startsWith('/') || !URL.canParse(`http://site${target}`)) return null
  return new URL(`http://site${target}`)
}
