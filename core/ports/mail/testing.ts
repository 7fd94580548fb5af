import { createServer, type AddressInfo, type Socket } from 'node:net'

export type ReceivedMail = { sender: string; recipients: string[]; source: string }
export type SmtpSink = {
  url: string
  received: ReceivedMail[]
  /** What the server says to the next recipients; `250 ok` at first. */
  answerRecipient(line: string): void
  stop(): Promise<void>
}

/** A mail server on a free port of this machine that keeps what it is given. For tests. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let recipientAnswer = '250 ok'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    serve(socket, received, () => recipientAnswer)
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
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      await closed.promise
    },
  }
}

function serve(socket: Socket, received: ReceivedMail[], recipientAnswer: () => string): void {
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
      say('354 go on')
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
    say('250 taken')
  }

  say('220 sink')
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
