// npm run partner -- create NAME …: installs if needed, then keeps partners' keys from source.
import { main, NODE, ROOT, runChild } from './child.mjs'
import { ensureInstalled } from './ensure-install.mjs'

await main(async () => {
  await ensureInstalled({ isQuiet: true })
  const { code } = await runChild(NODE, [`${ROOT}/apps/server/commands/partner-command.ts`, ...process.argv.slice(2)])
  return code
})
