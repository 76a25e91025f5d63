// `virtual:icon/map-pin` is the icon of that name as a component. The set is one file; a package with a file for each of its
// 1,900 icons is a fifth of all files that an installation writes.
import path from 'node:path'
import { icons } from '@iconify-json/lucide'

const prefix = 'virtual:icon/'
const drawnBy = path.resolve(import.meta.dirname, '../../web/ui/icon-of.tsx')
/** What all icons have in common stands once, in the component. */
const common = /(fill="none"|stroke="currentColor"|stroke-line(cap|join)="round"|stroke-width="2")/g

export function iconSet() {
  return {
    name: 'icon-set',
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id: string) => (id.startsWith(`\0${prefix}`) ? moduleOf(id.slice(prefix.length + 1)) : undefined),
  }
}

function moduleOf(name: string) {
  const body = icons.icons[name]?.body
  if (!body) throw new Error(`There is no icon "${name}"; https://lucide.dev/icons shows those there are.`)
  return `import { createElement as shape } from 'react'
import { iconOf } from ${JSON.stringify(drawnBy)}
export default iconOf(${shapesOf(body).join(', ')})`
}

function shapesOf(body: string) {
  const shapes = body.matchAll(/<(path|circle|rect|ellipse|line|polyline|polygon) ([^>]*)\/>/g)
  return [...shapes].map(([, kind, text = '']) => {
    const attributes = [...text.replaceAll(common, '').matchAll(/([\w-]+)="([^"]*)"/g)]
    const props = Object.fromEntries(attributes.map(([, name = '', value]) => [camelCased(name), value]))
    return `shape(${JSON.stringify(kind)}, ${JSON.stringify(props)})`
  })
}

function camelCased(name: string) {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
