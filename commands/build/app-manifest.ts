import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureMaker } from './pictures.ts'
import type { Site } from './site.ts'

const ground = '#0B3C49'

/** Icons and what a phone needs to know to put the site beside its apps, in each language. */
export async function writeManifests(web: string, picture: PictureMaker, texts: Site['manifests']) {
  const first = await icon(picture, 192, 'any')
  const icons = [first, await icon(picture, 512, 'any'), await icon(picture, 512, 'maskable')]
  const touch = await picture('touch', mark(180, { corner: 0, share: 0.62 }), { palette: false })
  const small = await picture('favicon', mark(32, { corner: 0.25, share: 0.62 }), { palette: false })
  await writeFile(path.join(web, 'favicon.ico'), inIcoFile(await readFile(path.join(web, small))))
  for (const { language, locale, shortcuts, ...words } of texts) {
    const manifest = {
      id: '/',
      ...words,
      lang: locale,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: ground,
      theme_color: ground,
      icons,
      shortcuts: shortcuts.map(({ name, url }) => ({ name, url, icons: [first] })),
    }
    await writeFile(path.join(web, `${language}.webmanifest`), JSON.stringify(manifest))
  }
  return { touch, icon: first.src }
}

async function icon(picture: PictureMaker, size: number, purpose: string) {
  // A phone may cut a maskable icon down to a circle of four fifths.
  const look = purpose === 'maskable' ? { corner: 0, share: 0.5 } : { corner: 0.25, share: 0.62 }
  const src = await picture(`icon-${size}-${purpose}`, mark(size, look), { palette: false })
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** For whoever asks at the usual address before a page has said where its icon is: one picture of 32 pixels. */
function inIcoFile(png: Buffer) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.set([32, 32], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Two coasts, one arc between them. */
function mark(size: number, { corner, share }: { corner: number; share: number }) {
  const scale = (size * share) / 32
  const [x, y] = [(size - 32 * scale) / 2, (size - 20 * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/>
<g transform="translate(${x} ${y}) scale(${scale})"><path d="M3 16C8 1 24 1 29 16" fill="none" stroke="#F3E9DC" stroke-width="3" stroke-linecap="round"/><circle cx="3" cy="16" r="3" fill="#E4572E"/><circle cx="29" cy="16" r="3" fill="#E4572E"/></g></svg>`
}
