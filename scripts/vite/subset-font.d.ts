declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    keepFeatures?: readonly string[]
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
