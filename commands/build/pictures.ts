import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const kept = path.resolve(import.meta.dirname, '../../dist/pictures')

export type PictureMaker = ReturnType<typeof pictureMaker>

/** Turns drawings into PNG files below /assets/ that are named after what they show; drawn once, kept between builds. */
export function pictureMaker(web: string) {
  return async (name: string, drawing: string, { palette = true } = {}) => {
    const key = createHash('sha256').update(`${palette}${drawing}`).digest('base64url').slice(0, 10)
    const file = path.join(kept, `${key}.png`)
    const png = (await readFile(file).catch(() => undefined)) ?? (await draw(file, drawing, palette))
    const address = `/assets/${name}-${key}.png`
    await writeFile(path.join(web, address), png)
    return address
  }
}

async function draw(file: string, drawing: string, palette: boolean) {
  const png = await sharp(Buffer.from(drawing))
    .png(palette ? { palette, colours: 16, dither: 0, effort: 1 } : {})
    .toBuffer()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, png)
  return png
}
