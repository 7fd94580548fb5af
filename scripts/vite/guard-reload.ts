import type { Plugin } from 'vite'

const MODULE = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const RELOAD = 'window.location.reload();'
// A rejection here would be lost and leave the page empty: what cannot be loaded is a module that fails when it is rendered.
const GUARDED = 'if (!mayReload()) return failedModule(error);\n\t\twindow.location.reload();'
const IMPORTS = ["import { mayReload } from '#apps/site/client/reload-guard.ts';", "import { failedModule } from '#apps/site/client/failed-page.ts';"]

/**
 * Puts React Router's reload after a failed route chunk under the specification's guard: at most once per 60 s (section 2,
 * section 9), otherwise the error screen. The build fails where the code to change is no longer found.
 */
export function guardReload(): Plugin {
  let hasMatched = false
  return {
    name: 'quayline:guard-reload',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !MODULE.test(id)) return null
      hasMatched = true
      return { code: guardedLoader(code), map: null }
    },
    buildEnd(error) {
      if (this.environment.name !== 'client' || error) return
      if (!hasMatched) this.error("React Router's module loader was not part of the client: its reload is unguarded")
    },
    resolveId(source) {
      // These imports stand inside a package, where this project's `#` names mean nothing.
      const isOurs = IMPORTS.some((line) => line.includes(`'${source}'`))
      return isOurs ? `${this.environment.config.root}/${source.slice(1)}` : null
    },
  }
}

/** The module with its reload guarded; throws where there is not exactly one. */
export function guardedLoader(code: string): string {
  if (code.split(RELOAD).length !== 2) throw new Error(`React Router's "${RELOAD}" is not found once: its module loader has changed`)
  return `${IMPORTS.join('\n')}\n${code.replace(RELOAD, GUARDED)}`
}
