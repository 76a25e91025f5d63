import { globSync, readFileSync } from 'node:fs'
// The parser that the build of the web app stands on: the compiler itself has no interface for programs.
import { parseSync, Visitor, type ESTree } from 'vite'

/** A raw statement, or a part of one, with a type that somebody wrote beside it. */
export interface TypedStatement {
  file: string
  line: number
  /** Where the type is in the text of the file. */
  type: { start: number; end: number }
  /** The literal pieces; values and other parts stand between them. */
  pieces: string[]
  /** A value inside a statement, with the type of the value; or a statement, with the type of its rows. */
  isPart: boolean
}

const free = /\.test\.|\/test-|^api\/(testing|proof|verify)\//

/** Files by their paths, each with its text. */
export type Sources = ReadonlyMap<string, string>

export function everySource(): Sources {
  const files = globSync('api/**/*.ts')
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

export function findTypedStatements(sources: Sources): TypedStatement[] {
  return [...sources].filter(([file]) => !free.test(file)).flatMap(([file, source]) => typedIn(file, source))
}

/** Every sql<Type>`…` and every client.query<Type>('…') of a file. */
function typedIn(file: string, source: string): TypedStatement[] {
  if (!source.includes('sql<') && !source.includes('query<')) return []
  const found: TypedStatement[] = []
  const add = (type: ESTree.TSType | undefined, pieces: string[]) => {
    if (!type) return
    const line = source.slice(0, type.start).split('\n').length
    found.push({ file, line, type, pieces, isPart: isValue(type) || !startsStatement(pieces) })
  }
  new Visitor({
    TaggedTemplateExpression({ tag, typeArguments, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') add(typeArguments?.params[0], piecesOf(quasi))
    },
    CallExpression({ callee, typeArguments, arguments: [text] }) {
      if (isQuery(callee)) add(typeArguments?.params[0], text ? piecesOf(text) : [])
    },
  }).visit(parseSync(file, source).program)
  return found
}

function isQuery(callee: ESTree.Expression) {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'query'
  )
}

/** A text that arrives in a variable can be whatever the file sends. */
function piecesOf(text: ESTree.Expression | ESTree.Argument): string[] {
  if (text.type === 'TemplateLiteral') return text.quasis.map(({ value }) => value.cooked ?? value.raw)
  return text.type === 'Literal' && typeof text.value === 'string' ? [text.value] : ['', '']
}

const values = new Set(['TSBooleanKeyword', 'TSNumberKeyword', 'TSStringKeyword', 'TSUnionType'])

function isValue(type: ESTree.TSType) {
  const isDate =
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'Date'
  return isDate || values.has(type.type)
}

/** One that begins with another part is taken for a whole one. */
function startsStatement([first = '']: string[]) {
  return first.trim() === '' || /^\s*(select|with|insert|update|delete|merge)\b/i.test(first)
}
