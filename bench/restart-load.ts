import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What became of the requests of one kind. `reset`: accepted by the server and cut before their answer; `refused`: turned away when they knocked. */
export type Outcome = { answered: number; reset: number; refused: number; told: Map<string, number> }

export type Outcomes = Record<Kind, Outcome>

const KINDS = ['busy', 'pausing', 'new connection', 'slow upload', 'pipelined'] as const
type Kind = (typeof KINDS)[number]

/** Clients of each kind; one that pauses keeps its connection for as long as a browser or a proxy between two requests. */
const CLIENTS: Record<Kind, number> = { busy: 12, pausing: 24, 'new connection': 4, 'slow upload': 4, pipelined: 4 }
const PAUSE_MS = { shortest: 50, longest: 3_000 }
const NOBODY_LISTENS = new Set(['ECONNREFUSED'])

/** Clients that ask until `isOver` or until nobody listens any more. */
export function startLoad(port: number, isOver: () => boolean): { done: Promise<void>; outcomes: Outcomes } {
  const outcomes = Object.fromEntries(KINDS.map((kind) => [kind, { answered: 0, reset: 0, refused: 0, told: new Map() }])) as Outcomes
  const clients = KINDS.flatMap((kind) => Array.from({ length: CLIENTS[kind] }, () => live(kind, port, outcomes[kind], isOver)))
  return { done: Promise.all(clients).then(() => undefined), outcomes }
}

async function live(kind: Kind, port: number, outcome: Outcome, isOver: () => boolean): Promise<void> {
  const agent = kind === 'new connection' ? new Agent({ keepAlive: false }) : new Agent({ keepAlive: true, maxSockets: 1 })
  while (!isOver()) {
    try {
      await askAs(kind, port, agent)
      outcome.answered += 1
    } catch (error) {
      const code = String((error as { code?: unknown }).code)
      if (NOBODY_LISTENS.has(code)) {
        outcome.refused += 1
        break
      }
      outcome.reset += 1
      outcome.told.set(code, (outcome.told.get(code) ?? 0) + 1)
    }
    if (kind === 'pausing') await wait(randomInt(PAUSE_MS.shortest, PAUSE_MS.longest))
    else await wait(randomInt(1, 10))
  }
  agent.destroy()
}

function askAs(kind: Kind, port: number, agent: Agent): Promise<void> {
  if (kind === 'pipelined') return askTwice(port)
  return kind === 'slow upload' ? upload(port, agent) : read(port, agent)
}

function read(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/carList', agent }, (answer) => answer.resume().once('end', resolve).once('error', reject))
      .once('error', reject)
      .end()
  })
}

/** A body that takes a second and a half; any answer is one. */
function upload(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 30 }
    const sent = request({ host: '127.0.0.1', port, path: '/api/car/brand', method: 'POST', headers, agent }, (answer) =>
      answer.resume().once('end', resolve).once('error', reject),
    )
    sent.once('error', reject)
    void drip(sent)
  })
}

async function drip(sent: { write: (text: string) => unknown; end: (text: string) => unknown; destroyed: boolean }): Promise<void> {
  for (let part = 0; part < 14 && !sent.destroyed; part += 1) {
    sent.write(part === 0 ? '{ ' : '  ')
    await wait(100)
  }
  if (!sent.destroyed) sent.end(' }')
}

/** Two requests at once on a connection of their own: the second is owed an answer unless the first says `Connection: close`. */
function askTwice(port: number): Promise<void> {
  const line = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(line + line))
    const isAnswered = () => text.split('HTTP/1.1 200').length > 2 || (/connection: close/i.test(text) && /\r\n\r\nUser-agent[^]*\n$/.test(text))
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (text.split('Disallow: /language').length > 2) socket.destroy()
    })
    socket.once('error', (error) => (isAnswered() ? resolve() : reject(error)))
    socket.once('close', () => (isAnswered() ? resolve() : reject(Object.assign(new Error('cut'), { code: 'CUT' }))))
  })
}
