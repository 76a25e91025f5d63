// fontkit brings no types of its own; this is what the build uses of it.
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG: () => string }
  }

  interface GlyphRun {
    glyphs: Glyph[]
    positions: { xAdvance: number }[]
    advanceWidth: number
  }

  export interface Font {
    unitsPerEm: number
    layout: (text: string) => GlyphRun
  }

  export function openSync(file: string): Font
}
