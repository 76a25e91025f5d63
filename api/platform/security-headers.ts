const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// An answer to a program draws nothing, wherever it is opened.
const nothingDrawn = "default-src 'none'; frame-ancestors 'none'"

/** On every answer: all that a browser obeys in a page, and what is left of it where there is nothing to draw. */
export function securityHeaders(public_url: string) {
  const everywhere: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  if (public_url.startsWith('https:'))
    everywhere['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return {
    ofPages: {
      ...everywhere,
      'content-security-policy': policy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
    },
    ofCalls: { ...everywhere, 'content-security-policy': nothingDrawn, 'referrer-policy': 'no-referrer' },
  }
}
