/** How a server ended; `isAsked`: it was told to. */
export type ServerEnd = { code: number | null; signal: string | null; isAsked: boolean }

export function supervise(input: {
  run: () => Promise<ServerEnd>
  say: (line: string) => void
  pause?: (milliseconds: number) => Promise<void>
  now?: () => number
}): Promise<ServerEnd>
