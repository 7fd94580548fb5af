import type { Plugin } from 'vite'
import { GUARD_IMPORTS, guardedLoader } from '#apps/site/react-router/guarded-loader.ts'

const MODULE = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
/**
 * Puts React Router's reload after a failed route chunk under a guard: at most once per 60 s
 * (R3.11), otherwise the error screen. The build fails where the code to change is no longer found.
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
      const isOurs = GUARD_IMPORTS.some((line) => line.includes(`'${source}'`))
      return isOurs ? `${this.environment.config.root}/${source.slice(1)}` : null
    },
  }
}
