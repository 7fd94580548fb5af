// npm run staff -- reset-access MAIL: installs if needed, then lets somebody of the staff in again from source.
import { main, NODE, ROOT, runChild } from './child.mjs'
import { ensureInstalled } from './ensure-install.mjs'

await main(async () => {
  await ensureInstalled({ isQuiet: true })
  const { code } = await runChild(NODE, [`${ROOT}/apps/server/commands/staff-command.ts`, ...process.argv.slice(2)])
  return code
})
