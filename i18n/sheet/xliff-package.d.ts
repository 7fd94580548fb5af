declare module 'xliff/js2xliff' {
  /** Writes XLIFF 2.0. */
  export default function js2xliff(content: object): Promise<unknown>
}
