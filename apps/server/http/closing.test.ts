import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { launch } from '#tests/fixtures/launch.ts'
import { createClosing } from './closing.ts'

/** A server under work in a process of its own. */
async function openBusy(env: Record<string, string> = {}) {
  const { child, code } = launch('busy-server.ts', env)
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = (await once(child, 'message')) as [number]
  return { port, code, stop: () => child.kill('SIGTERM') }
}

type Asked = { port: number; agent?: Agent }

function ask({ port, agent }: Asked): Promise<{ connection: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent }, (answer) => {
      text(answer).then((body) => resolve({ connection: answer.headers.connection, body }), reject)
    })
      .once('error', reject)
      .end()
  })
}

/** Asks again and again until nobody listens any more; answers how often that went well, and calls `onAnswer` each time. */
async function askOn(input: Asked & { onAnswer: () => void }): Promise<{ answered: number; failures: string[] }> {
  const failures: string[] = []
  for (let answered = 0; ; answered += 1) {
    try {
      await ask(input)
      input.onAnswer()
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === 'ECONNREFUSED') return { answered, failures }
      failures.push(String(code))
    }
  }
}

it('nobody whom a busy server has accepted is cut off, whether on an old connection or on a new one', { timeout: 60_000 }, async () => {
  const { port, code, stop } = await openBusy()
  let count = 0
  const onAnswer = () => {
    count += 1
    if (count === 300) stop()
  }
  const agents = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : new Agent({ keepAlive: false })))
  const clients = await Promise.all(agents.map((agent) => askOn({ port, agent, onAnswer })))
  expect(clients.flatMap(({ failures }) => failures)).toEqual([])
  expect(clients.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(300)
  expect(await code).toBe(0)
})

it('a body that is under way is taken to its end, and its answer closes the connection', async () => {
  const { port, code, stop } = await openBusy()
  const socket = connect(port, '127.0.0.1')
  const answer = text(socket)
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n')
  await once(socket, 'data')
  socket.write('12345')
  stop()
  while ((await ask({ port }).catch(() => null))?.connection === 'keep-alive');
  socket.write('67890')
  const [head = '', body] = (await answer).split('\r\n\r\n').slice(-2)
  expect([head.toLowerCase().includes('connection: close'), body]).toEqual([true, 'POST 10'])
  expect(await code).toBe(0)
})

it('of two requests on one connection the first is answered whole, and says that the second is not', async () => {
  const { port, stop } = await openBusy({ DRAIN_MS: '2000' })
  stop()
  while ((await ask({ port })).connection !== 'close');
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2))
  const answers = (await text(socket)).split('HTTP/1.1 200 OK').slice(1)
  expect(answers).toHaveLength(1)
  expect(answers[0]?.toLowerCase()).toMatch(/connection: close[^]*get 0$/)
})

it('an idle connection is answered while the server drains, and told to close', async () => {
  const { port, code, stop } = await openBusy({ DRAIN_MS: '2000' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect((await ask({ port, agent })).connection).toBe('keep-alive')
  stop()
  while ((await ask({ port })).connection !== 'close');
  expect((await ask({ port, agent })).connection).toBe('close')
  expect(await code).toBe(0)
})

it('an idle connection does not keep the server open, however long it may stay', async () => {
  const server = createServer({ keepAliveTimeout: 0 }, (_request, response) => closing.admit(response, () => response.end('ok')))
  const closing = createClosing(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  const { connection } = await ask({ port: (server.address() as AddressInfo).port, agent })
  expect(connection).toBe('keep-alive')
  await closing.close({ capMs: 600_000 })
  expect(server.listening).toBe(false)
})
