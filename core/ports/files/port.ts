import type { Readable } from 'node:stream'

/** Bytes of a stored file, first and last included. */
export type ByteRange = { start: number; end: number }

export type FileFacts = { byteSize: number; modifiedAt: Date }

/** A file that has arrived and is not kept yet. Exactly one of `keep` and `discard` ends it. */
export type IncomingFile = {
  /** Where it lies on this machine, for tools that need a file. */
  path: string
  byteSize: number
  /** SHA-256 of its content, hex. */
  sha256: string
  /** Puts it into the store, whole or not at all; a file of that key is replaced. */
  keep(key: string, contentType: string): Promise<void>
  discard(): Promise<void>
}

/**
 * Originals and renditions. Keys are made by the product (`isFileKey`); anything else is refused with an error, or unknown to `stat`.
 * Files are written once and never changed.
 */
export type FileStore = {
  /**
   * Takes a stream in. Throws `payload_too_large` as soon as more than `maxBytes` have come, `storage_full` where the disk has no room (asked
   * before the first byte and while they arrive), and leaves nothing behind then.
   */
  receive(source: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<IncomingFile>
  /** Throws `storage_full` where the disk has no room. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null where there is no such file. */
  stat(key: string): Promise<FileFacts | null>
  /** A range must lie inside the file. */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Keys of the files below a folder (the part of a key before its first `/`, or that and the two digits after it), in no order. */
  list(folder: string): AsyncIterable<string>
  /** Removes what was received and neither kept nor discarded, long after any upload is over. Answers how many files. */
  sweep(): Promise<number>
}
