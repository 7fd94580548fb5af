/** A page whose script could not be loaded, and that may not reload by itself now. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The page could not be loaded', { cause })
    this.name = 'PageLoadError'
  }
}

/** Stands for a route module that could not be loaded: React Router renders it, and the error screen is shown in its place. */
export function failedModule(cause: unknown): { default: () => never } {
  return {
    default: () => {
      throw new PageLoadError(cause)
    },
  }
}

/** True if the visitor can do something about it: the line or the server failed, not the page. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'PageLoadError' || (error instanceof TypeError && /fetch|load failed|networkerror/i.test(error.message))
}
