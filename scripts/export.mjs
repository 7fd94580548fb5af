// npm run export -- leads …: installs if needed, then writes what the database holds, from source.
import { main, NODE, ROOT, runChild } from './child.mjs'
import { ensureInstalled } from './ensure-install.mjs'

await main(async () => {
  await ensureInstalled({ isQuiet: true })
  const { code } = await runChild(NODE, [`${ROOT}/apps/server/commands/export-command.ts`, ...process.argv.slice(2)])
  return code
})
