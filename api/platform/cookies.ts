/** The cookies we read: the language that was chosen, and the signed name of a browser that has signed in before. */
export function cookieOf(header: string | undefined, name: string) {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
