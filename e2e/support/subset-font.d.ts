declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, and gives it in another format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2' },
  ): Promise<Buffer>;
}
