/** Where to go after signing in: a place of this site and nothing else, whatever a link says. */
export function safePath(next: string | null) {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return '/'
  return URL.canParse(next, 'https://seberang.invalid') &&
    new URL(next, 'https://seberang.invalid').origin === 'https://seberang.invalid'
    ? next
    : '/'
}
