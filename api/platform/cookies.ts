/** We set no secrets in cookies; the language choice is the only one we read. */
export function cookieOf(header: string | undefined, name: string) {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
