/** Something in a translator's file that keeps it from being taken over. */
export class SheetFault extends Error {
  constructor(line: number, key: string, message: string) {
    super(`line ${line}, ${key}: ${message}`)
  }
}
