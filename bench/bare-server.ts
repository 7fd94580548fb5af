// A Node server that does nothing but answer one file's bytes: the limit that the cached page is measured against.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file, port, encoding] = process.argv
const body = readFileSync(file ?? '')
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length, ...(encoding ? { 'content-encoding': encoding } : {}) }

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
