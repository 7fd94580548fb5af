import type { PushMessage, PushSender } from './port.ts'

/** Remembers what was sent; `answers` are given first, one for each message, an error is thrown. */
export function createFakePush(answers: ('gone' | Error)[] = []): PushSender & { sent: PushMessage[] } {
  const sent: PushMessage[] = []
  return {
    sent,
    send: async (message) => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      if (answer === 'gone') return 'gone'
      sent.push(message)
      return 'sent'
    },
  }
}
