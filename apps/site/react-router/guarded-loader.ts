const RELOAD = 'window.location.reload();'
// A rejection here would be lost and leave the page empty: what cannot be loaded is a module that fails when it is rendered.
const GUARDED = 'if (!mayReload()) return failedModule(error);\n\t\twindow.location.reload();'

/** What the guarded module imports, as lines of code. */
export const GUARD_IMPORTS = [
  "import { mayReload } from '#apps/site/client/reload-guard.ts';",
  "import { failedModule } from '#apps/site/client/failed-page.ts';",
]

/** React Router's module loader (`code`) with its reload guarded; throws where there is not exactly one. */
export function guardedLoader(code: string): string {
  if (code.split(RELOAD).length !== 2) throw new Error(`React Router's "${RELOAD}" is not found once: its module loader has changed`)
  return `${GUARD_IMPORTS.join('\n')}\n${code.replace(RELOAD, GUARDED)}`
}
