import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Tells the worker which assets belong to this build. */
export async function nameAssets(web) {
  const names = (await readdir(path.join(web, 'assets'))).filter((name) => /\.(js|css|svg|woff2)$/.test(name))
  const list = JSON.stringify(names.toSorted().map((name) => `/assets/${name}`))
  const file = path.join(web, 'worker.js')
  await writeFile(file, `const builtAssets=${list};\n${await readFile(file, 'utf8')}`)
}
