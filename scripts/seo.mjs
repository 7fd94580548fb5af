// `npm run seo [-- ADDRESS] [--whole]`: what breaks a rule of search engines on any page in any language, of a running product (an ADDRESS on
// localhost) or of one with the demonstration that it starts from the build. `--whole`: every page of the stock in every language, not in one each.
import { main, ScriptError } from './child.mjs'
import { ensureBuilt } from './ensure-build.mjs'

await main(async () => {
  const given = process.argv.slice(2)
  const address = given.find((argument) => !argument.startsWith('--'))
  if (address === undefined) await ensureBuilt()
  const { startProduct } = await import('#tests/e2e/setup/product.ts')
  const { walkPages } = await import('#tests/search-engines/walk-pages.ts')
  const product = address === undefined ? await startProduct() : null
  try {
    const { faults, pages } = await walkPages({ origin: address ?? product.origin, share: given.includes('--whole') ? 'whole' : 'turns' })
    for (const fault of faults) console.log(fault)
    console.log(`${pages} pages read, ${faults.length} break a rule.`)
    if (faults.length > 0) throw new ScriptError('Search engines would not like what stands above.')
  } finally {
    await product?.stop()
  }
})
