// A browser needs of a call where it goes: what goes in and comes out is checked by the server. Without those shapes a
// page carries the rules of its own forms alone, and one without a form no library of rules at all.
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

const shapes: ReadonlySet<string> = new Set(['params', 'query', 'body', 'data'])

export function thinCalls(): Plugin {
  return {
    name: 'thin-calls',
    // Once the types are gone.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/.*\.ts$/ },
      handler: (code) => ({ code: withoutShapes(code), map: null, moduleSideEffects: false }),
    },
  }
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Its calls without their shapes; and whatever else is made as it is read is left out where nobody uses it. */
export function withoutShapes(code: string) {
  const cuts: Edit[] = []
  const marks = new Map<number, Edit>()
  let depth = 0
  const enter = () => void (depth += 1)
  const leave = () => void (depth -= 1)
  function made(node: ESTree.CallExpression | ESTree.NewExpression) {
    if (depth === 0) marks.set(node.start, { start: node.start, end: node.start, text: '/*#__PURE__*/ ' })
    const {
      callee,
      arguments: [description],
    } = node
    const isCall = callee.type === 'Identifier' && callee.name === 'endpoint'
    if (isCall && description?.type === 'ObjectExpression')
      cuts.push({ start: node.start, end: node.end, text: withoutShapesIn(description, code) })
  }
  new Visitor({
    // What happens inside of these, or for its effect alone, stays as it is.
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ExpressionStatement: enter,
    'ExpressionStatement:exit': leave,
    CallExpression: made,
    NewExpression: made,
  }).visit(parseSync('contract.js', code).program)
  const left = [...marks.values()].filter(
    ({ start }) => !cuts.some((cut) => cut.start <= start && start < cut.end),
  )
  return edited(code, [...cuts, ...left])
}

/** What it says of itself, in its own words; nothing is left to be made of it. */
function withoutShapesIn({ properties }: ESTree.ObjectExpression, code: string) {
  const left = properties.filter(
    (one) => one.type !== 'Property' || one.key.type !== 'Identifier' || !shapes.has(one.key.name),
  )
  return `{ ${left.map((one) => code.slice(one.start, one.end)).join(', ')} }`
}

/** From the end, so that every place is still where it was read. */
function edited(code: string, edits: readonly Edit[]) {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
