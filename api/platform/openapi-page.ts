import { setImmediate as otherWork } from 'node:timers/promises'
import { escapeHtml } from './html.ts'
import type { describe } from './openapi.ts'
import { nameIn, shapeOf, type Notation } from './openapi-shape.ts'
import type { Answer, Media, Operation, Parameter, Reference } from './openapi-types.ts'
import { plainPage } from './plain-page.ts'

type Document = Awaited<ReturnType<typeof describe>>

interface Place {
  title: string
  json: string
  page: string
}

const html: Notation = {
  named: (name) => `<a href="#${name}">${name}</a>`,
  text: escapeHtml,
}

/** For people who look before they write a program; everything else is in the document itself. */
export async function openApiPage({ info, paths, components }: Document, places: readonly Place[]) {
  return plainPage(
    info.title,
    [introOf(info.title, places), await callsOf(paths), shapesOf(components)].join('\n'),
  )
}

function introOf(title: string, places: readonly Place[]) {
  const here = places.find((place) => place.title === title)
  const others = places.filter((place) => place !== here)
  return [
    `<p>Every answer is <code>{code, code_message, data}</code>. A refusal has another <code>code_message</code>: each call names its own. The whole document for programs: <a href="${here?.json}">${here?.json}</a></p>`,
    ...others.map(({ page, title }) => `<p>Elsewhere: <a href="${page}">${escapeHtml(title)}</a></p>`),
  ].join('\n')
}

async function callsOf(paths: Document['paths']) {
  const byTag = Map.groupBy(
    Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, call]) => ({ path, verb, call })),
    ),
    ({ call }) => call.tags[0],
  )
  const parts: string[] = []
  for (const [tag, calls] of byTag) {
    await otherWork()
    parts.push(`<h2>${tag}</h2>`, ...calls.map(asCall))
  }
  return parts.join('\n')
}

function asCall({ path, verb, call }: { path: string; verb: string; call: Operation }) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = call
  const lines = [
    `<p>${escapeHtml([summary, description ?? ''].filter(Boolean).join('. '))}</p>`,
    ...(parameters.length > 0 ? [`<p>Parameters: ${parameters.map(asParameter).join(', ')}</p>`] : []),
    ...Object.entries(requestBody?.content ?? {}).map(asMedia),
    `<ul>${Object.entries(responses).map(asAnswer).join('')}</ul>`,
  ]
  return `<details id="${operationId}"><summary><b>${verb.toUpperCase()}</b> ${escapeHtml(path)}</summary>${lines.join('')}</details>`
}

function asParameter(parameter: Parameter | Reference) {
  return '$ref' in parameter ? html.named(nameIn(parameter.$ref)) : escapeHtml(parameter.name)
}

function asMedia([type, { schema, example, examples }]: [string, Media]) {
  const elsewhere = Object.values(examples ?? {}).map(({ $ref }) => html.named(nameIn($ref)))
  const shown =
    example === undefined
      ? elsewhere.map((link) => `<p>For example ${link}</p>`).join('')
      : `<p>For example</p><pre>${escapeHtml(JSON.stringify(example, null, 1))}</pre>`
  return `<p>${escapeHtml(type)}</p>${asShape(schema)}${shown}`
}

/** Descriptions mark their words as CommonMark does. */
function asText(description: string) {
  return escapeHtml(description).replaceAll(/`([^`]*)`/g, '<code>$1</code>')
}

function asShape(schema: unknown) {
  const shape = shapeOf(schema, html)
  return shape.includes('\n') ? `<pre>${shape}</pre>` : ` <code>${shape}</code>`
}

function asAnswer([status, answer]: [string, Answer | Reference]) {
  if ('$ref' in answer) return `<li>${status}: ${html.named(nameIn(answer.$ref))}</li>`
  const shown = status === '200' ? Object.entries(answer.content).map(asMedia).join('') : ''
  return `<li>${status}: ${asText(answer.description)}${shown}</li>`
}

function shapesOf({ parameters, responses, examples, schemas }: Document['components']) {
  const named = (name: string, text: string) => `<dt id="${name}"><b>${name}</b></dt><dd>${text}</dd>`
  return [
    '<h2>Parameters</h2><dl>',
    ...Object.entries(parameters).map(([name, { in: place, description, schema }]) =>
      named(name, `${place}${asShape(schema)} ${escapeHtml(description ?? '')}`),
    ),
    '</dl><h2>Refusals</h2><dl>',
    ...Object.entries(responses).map(([name, { description }]) => named(name, asText(description))),
    '</dl><h2>Examples</h2><dl>',
    ...Object.entries(examples).map(([name, { value }]) =>
      named(name, `<pre>${escapeHtml(JSON.stringify(value, null, 1))}</pre>`),
    ),
    '</dl><h2>Shapes</h2><dl>',
    ...Object.entries(schemas).map(([name, schema]) => named(name, asShape(schema))),
    '</dl>',
  ].join('\n')
}
