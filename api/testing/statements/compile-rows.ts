import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sources, TypedStatement } from './typed-statements.ts'

const described = 'api/testing/statements/declared-row.ts'

export interface CheckedStatement {
  typed: TypedStatement
  /** Types that must be `never`, one for each way in which the statement came back. */
  checks: string[]
}

/** Runs the compiler over a copy of the sources in which every declared type also says what came back. */
export async function compileRows(statements: CheckedStatement[], sources: Sources) {
  const folder = await mkdtemp(path.join(tmpdir(), 'seberang-rows-'))
  try {
    await writeCopy(folder, statements, sources)
    return await sentencesOf(path.resolve('node_modules/.bin/tsc'), ['-p', folder])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeCopy(folder: string, statements: CheckedStatement[], sources: Sources) {
  for (const [file, source] of sources) await writeInto(folder, file, source)
  await writeInto(folder, described, await readFile(described, 'utf8'))
  for (const name of ['contract', 'database', 'node_modules', 'package.json'])
    await symlink(path.resolve(name), path.join(folder, name))
  const ofFiles = Map.groupBy(statements, ({ typed }) => typed.file)
  for (const [file, ofFile] of ofFiles)
    await writeInto(folder, file, withChecks(file, sources.get(file) ?? '', ofFile))
  await writeFile(path.join(folder, 'tsconfig.json'), settings([...ofFiles.keys()]))
}

async function writeInto(folder: string, file: string, text: string) {
  const place = path.join(folder, file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, text)
}

function settings(files: string[]) {
  const compilerOptions = { types: ['node'], noErrorTruncation: true, noUnusedLocals: false }
  return JSON.stringify({
    extends: path.resolve('tsconfig.json'),
    compilerOptions,
    files,
  })
}

/** Each declared type becomes one that fails to compile where it does not fit; from the end, so that places stay true. */
function withChecks(file: string, source: string, statements: CheckedStatement[]) {
  const marked = statements
    .toSorted((one, other) => other.typed.type.start - one.typed.type.start)
    .reduce((text, { typed, checks }) => {
      const { start, end } = typed.type
      const declared = text.slice(start, end)
      const problems = checks.map((check) => check.replace('DECLARED', () => declared)).join(' | ')
      const checked = `Fitting<${declared}, Located<'${file}:${typed.line}', ${problems || 'never'}>>`
      return text.slice(0, start) + checked + text.slice(end)
    }, source)
  const types = path.relative(path.dirname(file), described)
  return `${marked}\nimport type { ColumnProblem, Fitting, Json, Located, Problems } from './${types}'\n`
}

/** Problems come in quotes, after their place; whatever else the compiler says is passed on as it is. */
function sentencesOf(command: string, args: string[]) {
  return new Promise<string[]>((resolve) => {
    execFile(command, args, { maxBuffer: 100_000_000 }, (error, output) => {
      const sentences = output
        .split('\n')
        .filter((line) => line.includes(': error '))
        .flatMap(problemsIn)
      resolve(error && sentences.length === 0 ? [`${error.message} ${output}`] : sentences)
    })
  })
}

function problemsIn(line: string) {
  const quoted = [...line.matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? '')
  const whole = quoted.filter((text) => /^api\/\S+:\d+: /.test(text))
  if (whole.length > 0) return whole
  const [place, ...problems] = quoted
  return line.includes('Located<') ? problems.map((problem) => `${place}: ${problem}`) : [line]
}
