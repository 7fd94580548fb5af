// autocannon with another word in each address, so that no page has been kept: node bench/unique-load.mjs URL CONNECTIONS SECONDS
import autocannon from 'autocannon'

const [, , url, connections, duration] = process.argv
let count = 0

const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(duration),
  headers: { 'accept-encoding': 'identity' },
  requests: [{ setupRequest: (request) => ({ ...request, path: `${new URL(url).pathname}?word=w${(count += 1)}` }) }],
})
process.stdout.write(JSON.stringify(result))
