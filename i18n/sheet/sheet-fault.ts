/** Something in a translator's file that keeps it from being taken over. */
export class SheetFault extends Error {
  readonly line: number
  readonly what: string

  constructor(line: number, key: string, message: string) {
    super(`line ${line}, ${key}: ${message}`)
    this.name = 'SheetFault'
    this.line = line
    this.what = `${key}: ${message}`
  }
}
