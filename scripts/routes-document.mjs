// Writes docs/routes.md from the table of pages: `node scripts/routes-document.mjs`.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { routesDocument } from '#tests/e2e/routes-document.ts'

await writeFile(fileURLToPath(new URL('../docs/routes.md', import.meta.url)), routesDocument())
