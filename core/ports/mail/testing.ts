import { createServer, type AddressInfo, type Socket } from 'node:net'

export type ReceivedMail = { sender: string; recipients: string[]; source: string }
export type SmtpSink = {
  url: string
  received: ReceivedMail[]
  /** What the server says to the next recipients; `250 ok` at first. */
  answerRecipient(line: string): void
  /** From now on the server says nothing at this step: before the greeting, before it takes the text, or once it has all of it. */
  holdAt(step: HeldStep): void
  /** Says what was held back, and holds nothing any more. */
  release(): void
  /** How many clients wait for an answer that is held back. */
  waiting(): number
  /** How many clients are connected. */
  connected(): number
  stop(): Promise<void>
}

export type HeldStep = 'greeting' | 'data' | 'end'

/** A mail server on a free port of this machine that keeps what it is given. For tests. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let recipientAnswer = '250 ok'
  let heldStep: HeldStep | null = null
  const held = new Map<Socket, () => void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      held.delete(socket)
    })
    socket.on('error', () => {})
    const atStep = (step: HeldStep, answer: () => void) => (step === heldStep ? held.set(socket, answer) : answer())
    serve(socket, { received, recipientAnswer: () => recipientAnswer, atStep })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerRecipient: (line) => {
      recipientAnswer = line
    },
    holdAt: (step) => {
      heldStep = step
    },
    release: () => {
      heldStep = null
      for (const answer of held.values()) answer()
      held.clear()
    },
    waiting: () => held.size,
    connected: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      await closed.promise
    },
  }
}

type Serving = { received: ReceivedMail[]; recipientAnswer: () => string; atStep: (step: HeldStep, answer: () => void) => void }

function serve(socket: Socket, { received, recipientAnswer, atStep }: Serving): void {
  let mail: ReceivedMail = { sender: '', recipients: [], source: '' }
  let isData = false
  let pending = ''
  const say = (line: string) => socket.write(`${line}\r\n`)

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') mail = { sender: addressIn(line), recipients: [], source: '' }
    if (verb === 'RCPT') {
      if (recipientAnswer().startsWith('2')) mail.recipients.push(addressIn(line))
      say(recipientAnswer())
    } else if (verb === 'DATA') {
      isData = true
      atStep('data', () => say('354 go on'))
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }

  function dataLine(line: string): void {
    if (line !== '.') {
      mail.source += `${line.startsWith('..') ? line.slice(1) : line}\r\n`
      return
    }
    isData = false
    received.push(mail)
    atStep('end', () => say('250 taken'))
  }

  atStep('greeting', () => say('220 sink'))
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    const lines = (pending + chunk).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) (isData ? dataLine : command)(line)
  })
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
