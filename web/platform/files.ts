import type { Data, Endpoint, Input } from '#contract/platform/endpoint.ts'
import type { Envelope } from '#contract/platform/envelope.ts'
import { proofHeader } from '#contract/platform/proof-of-work.ts'
import { proven, requestOf } from './call.ts'

interface Sending {
  key: string
  onProgress: (percent: number) => void
}

/** Sends a picture; unlike fetch this tells how far it has come. */
export function sendPicture<E extends Endpoint>(
  endpoint: E,
  params: Input<E>['params'],
  picture: Blob,
  sending: Sending,
  query?: Input<E>['query'],
): Promise<Envelope<Data<E>> | undefined> {
  const form = new FormData()
  form.append('file', picture, 'picture')
  const input = { params, ...(query === undefined ? {} : { query }) }
  return send({ endpoint, input, body: form }, sending)
}

/** Sends the text of a table as it is. */
export function sendTable<E extends Endpoint>(
  endpoint: E,
  query: Input<E>['query'],
  table: Blob,
  sending: Sending,
): Promise<Envelope<Data<E>> | undefined> {
  return send({ endpoint, input: { query }, body: new Blob([table], { type: 'text/csv' }) }, sending)
}

interface Sent<E extends Endpoint> {
  endpoint: E
  input: { params?: Input<E>['params']; query?: Input<E>['query'] }
  body: FormData | Blob
}

async function send<E extends Endpoint>(
  sent: Sent<E>,
  sending: Sending,
): Promise<Envelope<Data<E>> | undefined> {
  const answer = await sendOnce(sent, sending)
  return answer && proven(answer, async (proof) => (await sendOnce(sent, sending, proof)) ?? answer)
}

function sendOnce<E extends Endpoint>(
  { endpoint, input, body }: Sent<E>,
  { key, onProgress }: Sending,
  proof?: string,
): Promise<Envelope<Data<E>> | undefined> {
  const { promise, resolve } = Promise.withResolvers<Envelope<Data<E>> | undefined>()
  const { address, headers } = requestOf(endpoint, input, { key })
  if (proof) headers.set(proofHeader, proof)
  const request = new XMLHttpRequest()
  request.open(endpoint.method, address)
  // The browser names the type of what it sends itself.
  for (const [name, value] of headers) if (name !== 'content-type') request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(Math.round((loaded / total) * 100)),
  )
  request.addEventListener('load', () => resolve(read(request.responseText)))
  for (const failure of ['error', 'abort', 'timeout'] as const)
    request.addEventListener(failure, () => resolve(undefined))
  request.send(body)
  return promise
}

function read(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A file that only its owner may see: fetched with the session, undefined when it cannot be had. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  params: Input<E>['params'],
  query?: Input<E>['query'],
) {
  const { address, headers } = requestOf(endpoint, { params, ...(query === undefined ? {} : { query }) })
  try {
    const reply = await fetch(address, { headers })
    return reply.ok ? await reply.blob() : undefined
  } catch {
    return undefined
  }
}

/** Hands a fetched file to the browser under a name. */
export function saveAs(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Phones that take HEIC pictures can also draw them; drawn as JPEG every server can read them. */
export async function readable(picture: File): Promise<Blob> {
  if (!/^image\/hei[cf]$/.test(picture.type)) return picture
  try {
    const bitmap = await createImageBitmap(picture)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  } catch {
    return picture
  }
}
