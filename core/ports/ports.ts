import type { Cache } from './cache/port.ts'
import type { Clock } from './clock/port.ts'
import type { FileStore } from './files/port.ts'
import type { JobQueue } from './jobs/port.ts'
import type { PasswordHasher } from './password/port.ts'
import type { PdfMaker } from './pdf/port.ts'
import type { PictureTools } from './pictures/port.ts'
import type { Translator } from './translator/port.ts'
import type { WhatsappSender } from './whatsapp/port.ts'

/** What a verb may ask of the outside world. Each has a real and a fake implementation beside its port. */
export type Ports = {
  cache: Cache
  clock: Clock
  files: FileStore
  jobs: JobQueue
  passwords: PasswordHasher
  pdf: PdfMaker
  pictures: PictureTools
  /** Translates texts; null where no service is set up. */
  translator: Translator | null
  /** Sends WhatsApp messages; null where no service is set up. */
  whatsapp: WhatsappSender | null
}
