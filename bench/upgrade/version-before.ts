import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const mostFiles_bytes = 512 * 1024 * 1024

interface Version {
  commit: string
  /** For people: its date and what it did. */
  title: string
}

/** The commit that was asked for, or the last one without the newest migration. */
export function findVersionBefore(asked?: string): Version {
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error(
      'This clone is shallow, so the version before is not in it; run `git fetch --unshallow` first.',
    )
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'database/migrations')
  const commit = git('rev-parse', '--verify', `${asked ?? `${newest}^`}^{commit}`)
  return { commit, title: git('log', '-1', '--format=%h of %cs, "%s"', commit) }
}

/** Its files in a folder, with the libraries and the pages of this checkout. */
export function unpackVersion(commit: string, folder: string) {
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') !== '')
    console.log('Its libraries were others; it runs with those of now.')
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: mostFiles_bytes })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const name of ['node_modules', 'dist']) symlinkSync(path.join(root, name), path.join(folder, name))
  return folder
}

function git(...words: string[]) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
}
