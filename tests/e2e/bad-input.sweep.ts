import { askWithBadValues } from './bad-values.ts'
import { test } from './journey.ts'

test('every parameter of every page bears what is no value of it', async ({ server }) => {
  test.setTimeout(300_000)
  await askWithBadValues(server.origin)
})
