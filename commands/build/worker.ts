import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Tells the worker which assets belong to this build, and the icon of its notices. */
export async function nameAssets(web: string, icon: string) {
  const names = (await readdir(path.join(web, 'assets'))).filter((name) => /\.(js|css|svg|woff2)$/.test(name))
  const list = JSON.stringify(names.toSorted().map((name) => `/assets/${name}`))
  const file = path.join(web, 'worker.js')
  await writeFile(
    file,
    `const builtAssets=${list},noticeIcon=${JSON.stringify(icon)};\n${await readFile(file, 'utf8')}`,
  )
}
