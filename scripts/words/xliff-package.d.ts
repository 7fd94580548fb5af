declare module 'xliff/js2xliff' {
  /** Writes XLIFF 2.0. */
  export default function js2xliff(content: object): Promise<unknown>
}
declare module 'xliff/xliff2js' {
  /** Reads XLIFF 2. */
  export default function xliff2js(text: string): Promise<unknown>
}
