import type { Plugin } from 'vite'

const SOURCE = '../createLucideIcon.mjs'
const IMPORTER = /\/node_modules\/lucide-react\//
const MAKER = 'apps/site/ui/create-icon.tsx'

/** Has the icons of lucide-react made by `ui/create-icon.tsx`. The build fails where the package no longer asks for its own. */
export function leanIcons(): Plugin {
  let hasMatched = false
  return {
    name: 'quayline:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== SOURCE || !IMPORTER.test(importer ?? '')) return null
      hasMatched = true
      return `${this.environment.config.root}/${MAKER}`
    },
    buildEnd(error) {
      if (!error && !hasMatched) this.error('lucide-react makes its icons by other means: they would carry all their attributes')
    },
  }
}
